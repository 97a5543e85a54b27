import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findReportRequest, toReportUpdate } from '../adapters/report-request-repository.ts';
import { askForReport, type HomeReportRequest, type ReportRequestKey } from '../domain/report-request.ts';
import { buildNotBarredChecks, getHomeForBuyer } from '../queries/get-home-for-buyer.ts';

/** Asks for the Home Report, which is handed out at once unless the seller is asked first. @throws 403, 404, 409 */
export function askForHomeReport(
  { propertyId, buyerId }: ReportRequestKey,
  now: Date,
): Promise<HomeReportRequest> {
  return updateWithRetry(
    async () => ({
      home: await getHomeForBuyer(propertyId, buyerId),
      before: await findReportRequest(propertyId, buyerId),
    }),
    ({ home, before }) => {
      const decision = askForReport(home, buyerId, before, now);
      if (decision.request === before) return { writes: [], result: before };
      const { writes, events, result } = toReportUpdate(decision);
      return { writes: [...writes, ...buildNotBarredChecks(home, buyerId)], events, result };
    },
  );
}
