import { buildReportRequestWrite } from '../adapters/report-request-repository.ts';
import type { ReportDecision } from '../domain/report-request.ts';

/** What is saved and told of a decision on a request. */
export function toReportUpdate({ request, events }: ReportDecision) {
  return { writes: [buildReportRequestWrite(request)], events, result: request };
}
