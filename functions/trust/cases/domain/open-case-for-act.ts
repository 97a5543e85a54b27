import type { DomainEvent } from '../../../../events/define.ts';
import { ReportDecided } from '../../../../events/report.ts';
import type { CaseId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { dayMs, hourMs } from '../../../kernel/time.ts';
import { appealDays, type Evidence, type ReportCase, subjectOf } from './report-case.ts';

/** What staff did to a person without a report. */
export interface StaffMeasure {
  readonly id: CaseId;
  readonly number: string;
  readonly measure: 'remove_home' | 'block_account';
  readonly affectedId: UserId;
  readonly propertyId?: PropertyId | undefined;
  readonly evidence: Evidence;
  readonly reason: string;
  readonly by: UserId;
  readonly keys: ReportCase['keys'];
}

/** A decided case for an act of staff, so that it has a statement of reasons and can be appealed like a report's. */
export function createCaseForAct(
  { id, number, measure, affectedId, propertyId, evidence, reason, by, keys }: StaffMeasure,
  at: Date,
): { report: ReportCase; events: DomainEvent[] } {
  const time = at.toISOString();
  const report: ReportCase = {
    id,
    number,
    status: 'action',
    origin: 'staff_act',
    reporterId: null,
    email: '',
    category: 'other',
    attachments: [],
    userId: affectedId,
    propertyId,
    evidence,
    keys,
    decision: {
      measure,
      ground: 'other',
      words: reason,
      by,
      at: time,
      appealUntil: new Date(at.getTime() + appealDays * dayMs).toISOString(),
    },
    firstDecidedAt: time,
    appeals: [],
    version: 1,
    createdAt: time,
  };
  return {
    report,
    events: [
      ReportDecided.of({
        caseId: id,
        subject: subjectOf(report),
        affectedId,
        origin: 'staff_act',
        measure,
        restored: false,
      }),
    ],
  };
}

/** Whether a case decided on this block, which follows its decision within the hour. */
export function isBlockOfCase(cases: readonly ReportCase[], at: Date): boolean {
  return cases.some(
    ({ origin, decision }) =>
      origin === 'report' &&
      decision?.measure === 'block_account' &&
      Math.abs(at.getTime() - Date.parse(decision.at)) < hourMs,
  );
}
