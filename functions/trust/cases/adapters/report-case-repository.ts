import type { CaseId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { toAffectedId, type CaseStatus, ReportCase } from '../domain/report-case.ts';

/** In place of a person's id where a case affects no person. */
const unaffected = 'none';

const cases = defineDocumentEntity('report-case', ReportCase, {
  columns: {
    id: text,
    status: text,
    /** `2026-11`, the month in which it was opened. */
    month: text,
    affectedId: text,
    version: number,
    report: documentColumn,
  },
  derive: (report) => ({
    month: report.createdAt.slice(0, 7),
    affectedId: toAffectedId(report) ?? unaffected,
  }),
  indexes: {
    byId: rowKey('id'),
    /** The staff's queue: ids rise with time. */
    byStatus: indexKey('gsi1', 'status', 'id'),
    byMonth: indexKey('gsi2', 'month', 'id'),
    byAffected: indexKey('gsi3', 'affectedId', 'id'),
  },
});

export function findReportCase(id: CaseId): Promise<ReportCase | undefined> {
  return cases.find({ id });
}

/** The cases of these ids in the order of the ids; one that is not there is left out. */
export function listReportCases(ids: readonly CaseId[]): Promise<ReportCase[]> {
  return cases.listByKeys(
    ids.map((id) => ({ id })),
    { consistent: true },
  );
}

/** Cases in a status, oldest first. */
export function listCasesByStatus(status: CaseStatus): Promise<ReportCase[]> {
  return cases.list('byStatus', { status });
}

/** Cases that were opened in a month, such as `2026-11`. */
export function listCasesByMonth(month: string): Promise<ReportCase[]> {
  return cases.list('byMonth', { month });
}

/** Cases about a person and what is theirs, newest first. */
export function listCasesByAffected(affectedId: UserId): Promise<ReportCase[]> {
  return cases.list('byAffected', { affectedId }, { order: 'desc' });
}

/** The case as it becomes, on the condition that no one saved it since the caller read it. */
export function saveCaseWrite(report: ReportCase): Write {
  return cases.buildSave(report);
}
