import type { CaseId } from '../../../../events/vocabulary.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { type AppealAnswer, appealDecision, decideAppeal } from '../domain/case-changes.ts';
import type { Appeal, ReportCase } from '../domain/report-case.ts';
import type { SeenCase } from './handle-report.ts';
import { updateCase } from './update-case.ts';

/** Asks for another decision, for one side of the case. @throws 404, 409 in another state or after 30 days */
export function appealCase(id: CaseId, appeal: Pick<Appeal, 'by' | 'words'>, now: Date): Promise<ReportCase> {
  return updateCase({ id, now }, (report) => appealDecision(report, appeal, now));
}

/** Answers an appeal and undoes the measure of a reversal. @throws 404, 409, also for who decided first */
export function decideCaseAppeal(
  { id, version, ...answer }: SeenCase & AppealAnswer,
  { id: actorId }: Caller,
  now: Date,
): Promise<ReportCase> {
  const act = {
    actorId,
    action: 'appeal.decide',
    subject: id,
    reason: `${answer.outcome}: ${answer.answer}`,
    at: now,
  } as const;
  return updateCase({ id, version, act, now }, (report) => decideAppeal(report, answer, actorId, now));
}
