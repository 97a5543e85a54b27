import type { ImageId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { type FileLink, signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { buildReportRequestWrite, findReportRequest } from '../adapters/report-request-repository.ts';
import {
  answerReport,
  applyDueReport,
  askForReport,
  canOpenReport,
  noteOpening,
  type ReportAnswer,
  type ReportDecision,
  type HomeReportRequest,
} from '../domain/report-request.ts';
import { buildNotBarredChecks, getHomeForBuyer } from './load-scottish-home.ts';

interface RequestKey {
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
}

/** Asks for the Home Report, which is handed out at once unless the seller is asked first. @throws 403, 404, 409 */
export function askSellerForReport(
  { propertyId, buyerId }: RequestKey,
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
      const { writes, events, result } = toWrites(decision);
      return { writes: [...writes, ...buildNotBarredChecks(home, buyerId)], events, result };
    },
  );
}

/** The seller's answer to a request. @throws 404, 409 */
export function answerReportRequest(
  { propertyId, buyerId }: RequestKey,
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
      return toWrites(answerReport(request, home, answer, now));
    },
  );
}

/** Reminds of, hands out or ends a request whose time has come. */
export async function applyDueReportRequest(
  { propertyId, buyerId }: RequestKey,
  now: Date,
): Promise<HomeReportRequest | undefined> {
  return updateWithRetry(
    async () => ({
      home: await findProperty(propertyId),
      request: await findReportRequest(propertyId, buyerId),
      isBuyerBlocked: await isAccountBlocked(buyerId),
    }),
    ({ request, ...facts }) => {
      const decision = request && applyDueReport(request, facts, now);
      return decision && toWrites(decision);
    },
  );
}

/**
 * A link of five minutes to the report. That its buyer opened it is kept for the seller.
 * @throws 404 for who it was not handed out to, 410 when its file is gone or its home was taken down
 */
export async function openReport({ propertyId, buyerId }: RequestKey, now: Date): Promise<FileLink> {
  const property = await findProperty(propertyId);
  if (property?.ownerId === buyerId) return signReportLink(property.homeReportFile);
  await updateWithRetry(
    () => findReportRequest(propertyId, buyerId),
    (request) => {
      if (request?.status !== 'handed_out' || !property)
        throw new AppError('not_found', 'This Home Report wasn’t handed out to you.');
      if (!canOpenReport(property)) throw createGoneError();
      const opened = noteOpening(request, now);
      return opened && { writes: [buildReportRequestWrite(opened)], result: opened };
    },
  );
  return signReportLink(property?.homeReportFile);
}

interface ReportFile {
  readonly id: ImageId;
}

const createGoneError = () => new AppError('gone', 'This Home Report isn’t here any more.');

function signReportLink(file: ReportFile | undefined): Promise<FileLink> {
  if (!file) throw createGoneError();
  return signDocumentLink(file.id, 'Home Report');
}

const toWrites = ({ request, events }: ReportDecision) => ({
  writes: [buildReportRequestWrite(request)],
  events,
  result: request,
});
