import type { CaseId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite, type NewStaffAct } from '../../../kernel/data/staff-act.ts';
import { createStaleError } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findReportCase, saveCaseWrite } from '../adapters/report-case-repository.ts';
import type { CaseUpdate } from '../domain/case-changes.ts';
import { type ReportCase, toAffectedId } from '../domain/report-case.ts';
import { buildContentWrites } from './change-content.ts';

/** @throws 404 where there is no such case */
export async function getReportCase(id: CaseId): Promise<ReportCase> {
  const report = await findReportCase(id);
  if (!report) throw new AppError('not_found', 'We can’t find that case.');
  return report;
}

interface CaseChange {
  readonly id: CaseId;
  /** The version that the caller saw; a later one refuses the change. */
  readonly version?: number | undefined;
  /** The entry of the staff audit trail, for an act of staff. */
  readonly act?: Omit<NewStaffAct, 'owners'> | undefined;
  readonly now: Date;
}

/**
 * Saves a decision about a case together with what becomes of its content.
 * @throws 404, 409 `own` for a case about the actor, 409 `stale` where another change came first, and what `decide`
 * throws
 */
export async function updateCase(
  { id, version, act, now }: CaseChange,
  decide: (report: ReportCase) => CaseUpdate | undefined,
): Promise<ReportCase> {
  return updateWithRetry(
    () => getReportCase(id),
    async (report) => {
      const owners = [report.reporterId, toAffectedId(report)];
      if (act) assertColleagueActs(act.actorId, owners);
      if (version !== undefined && version !== report.version) throw createStaleError();
      const update = decide(report);
      if (!update) return { writes: [], result: report };
      const content = await buildContentWrites(report, update.report, now);
      return {
        writes: [
          saveCaseWrite(update.report),
          ...content.writes,
          ...(act ? [buildStaffActWrite({ ...act, owners })] : []),
        ],
        events: [...update.events, ...content.events],
        result: update.report,
      };
    },
  );
}
