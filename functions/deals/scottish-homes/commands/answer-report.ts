import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { findReportRequest, toReportUpdate } from '../adapters/report-request-repository.ts';
import {
  answerReport,
  type HomeReportRequest,
  type ReportAnswer,
  type ReportRequestKey,
} from '../domain/report-request.ts';

/** The seller's answer to a request. @throws 404, 409 */
export function answerReportRequest(
  { propertyId, buyerId }: ReportRequestKey,
  answer: ReportAnswer,
  sellerId: UserId,
  now: Date,
): Promise<HomeReportRequest> {
  return updateWithRetry(
    async () => ({
      home: await getOwnProperty(propertyId, sellerId),
      request: await findReportRequest(propertyId, buyerId),
    }),
    ({ home, request }) => {
      if (!request) throw new AppError('not_found', 'Nobody asked for it.');
      return toReportUpdate(answerReport(request, home, answer, now));
    },
  );
}
