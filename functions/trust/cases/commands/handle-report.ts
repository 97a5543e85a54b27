import type { CaseId } from '../../../../events/vocabulary.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { decideReport, hideContent, takeReport, type Verdict } from '../domain/case-changes.ts';
import type { ReportCase } from '../domain/report-case.ts';
import { updateCase } from './update-case.ts';

/** A case as a member of staff saw it. */
export interface SeenCase {
  readonly id: CaseId;
  readonly version: number;
}

/** Takes a case to look at, or takes it over. @throws 404, 409 */
export function takeCase({ id, version }: SeenCase, { id: actorId }: Caller, now: Date): Promise<ReportCase> {
  const act = { actorId, action: 'report.take', subject: id, at: now } as const;
  return updateCase({ id, version, act, now }, (report) => takeReport(report, actorId, now));
}

/** Hides what the case is about until the decision. @throws 404, 409 */
export function hideReported(
  { id, version, reason }: SeenCase & { readonly reason: string },
  { id: actorId }: Caller,
  now: Date,
): Promise<ReportCase> {
  const act = { actorId, action: 'report.hide', subject: id, reason, at: now } as const;
  return updateCase({ id, version, act, now }, (report) => hideContent(report, { by: actorId, reason }, now));
}

/** Decides a case and carries the decision out. @throws 404, 409, 422 without the rule that a measure rests on */
export function decideCase(
  { id, version, ...verdict }: SeenCase & Verdict,
  { id: actorId }: Caller,
  now: Date,
): Promise<ReportCase> {
  const act = {
    actorId,
    action: 'report.decide',
    subject: id,
    reason: `${verdict.measure}: ${verdict.words}`,
    at: now,
  } as const;
  return updateCase({ id, version, act, now }, (report) => decideReport(report, verdict, actorId, now));
}
