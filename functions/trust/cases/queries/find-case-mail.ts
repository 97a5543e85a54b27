import type { CaseId } from '../../../../events/vocabulary.ts';
import type { Mail } from '../../../kernel/mail/layout.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findReportCase } from '../adapters/report-case-repository.ts';
import { type CaseSide, type CaseView, toCaseView } from '../domain/case-view.ts';
import { toAffectedId, type ReportCase } from '../domain/report-case.ts';

export interface CaseMail {
  readonly to: string;
  readonly mail: Mail;
}

/** A mail about a case for one side, where that side has an address and something to see. */
export async function findCaseMail(
  id: CaseId,
  side: CaseSide,
  now: Date,
  write: (report: ReportCase, view: CaseView) => Mail,
): Promise<CaseMail | undefined> {
  const report = await findReportCase(id);
  const view = report && toCaseView(report, side, now);
  if (!view) return undefined;
  const to = await findAddress(report, side);
  return to ? { to, mail: write(report, view) } : undefined;
}

/** A blocked person is written to as well: they may appeal. */
async function findAddress(report: ReportCase, side: CaseSide): Promise<string | undefined> {
  const id = side === 'reporter' ? report.reporterId : toAffectedId(report);
  if (!id) return side === 'reporter' ? report.email : undefined;
  const person = await findAccount(id);
  return person?.deletedAt === undefined ? person?.email : undefined;
}
