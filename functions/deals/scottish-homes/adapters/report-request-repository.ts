import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { HomeReportRequest, type ReportDecision } from '../domain/report-request.ts';

/** One row per home and buyer, so that a person asks once. */
const requests = defineDocumentEntity('home-report-request', HomeReportRequest, {
  columns: { propertyId: text, buyerId: text, version: number, request: documentColumn },
  indexes: {
    byHome: rowKey('propertyId', 'buyerId'),
    byBuyer: indexKey('gsi1', 'buyerId', 'propertyId'),
  },
});

export function findReportRequest(
  propertyId: PropertyId,
  buyerId: UserId,
): Promise<HomeReportRequest | undefined> {
  return requests.find({ propertyId, buyerId });
}

export function listReportRequestsOfHome(propertyId: PropertyId): Promise<HomeReportRequest[]> {
  return requests.list('byHome', { propertyId });
}

export function listReportRequestsOfBuyer(buyerId: UserId): Promise<HomeReportRequest[]> {
  return requests.list('byBuyer', { buyerId });
}

/** Saves a request on the condition that no other writer saved it since it was read. */
export function buildReportRequestWrite(request: HomeReportRequest): Write {
  return requests.buildSave(request);
}

/** What is saved and told of a decision on a request. */
export function toReportUpdate({ request, events }: ReportDecision) {
  return { writes: [buildReportRequestWrite(request)], events, result: request };
}

export async function eraseReportRequest({ propertyId, buyerId }: HomeReportRequest): Promise<void> {
  await requests.row.delete({ propertyId, buyerId }).go();
}
