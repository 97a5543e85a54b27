import type { CaseId } from '../../../../events/vocabulary.ts';
import { isSecretKey } from '../../../kernel/data/secret-keys.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findReportCase } from '../adapters/report-case-repository.ts';
import { type CaseSide, type CaseView, caseSideOf, toCaseView } from '../domain/case-view.ts';
import type { ReportCase } from '../domain/report-case.ts';

/** Who asks for a case: a person who is logged in, the holder of a mail's key, or both. */
export interface CaseReader {
  readonly caller: Caller | undefined;
  readonly key: string | undefined;
  readonly ip: string;
}

const createCaseNotFoundError = () =>
  new AppError('not_found', 'There’s no such case, or the link isn’t complete.');

/** The side of a case that a reader is on. @throws 404 for strangers */
export async function getCaseSide(id: CaseId, { caller, key }: Omit<CaseReader, 'ip'>): Promise<CaseSide> {
  const report = await findReportCase(id);
  const side = report && (caseSideOfKey(report, key) ?? (caller && caseSideOf(report, caller.id)));
  if (!side) throw createCaseNotFoundError();
  return side;
}

/** @throws 404 before there is anything for this side to see */
export async function getCaseView(id: CaseId, side: CaseSide, now: Date): Promise<CaseView> {
  const report = await findReportCase(id);
  const view = report && toCaseView(report, side, now);
  if (!view) throw createCaseNotFoundError();
  return view;
}

function caseSideOfKey({ keys }: ReportCase, key = ''): CaseSide | undefined {
  if (isSecretKey(key, keys.reporter)) return 'reporter';
  return isSecretKey(key, keys.affected) ? 'affected' : undefined;
}
