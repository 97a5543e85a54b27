import type { CaseId, UserId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { toAffectedId, type CaseStatus, ReportCase } from '../domain/report-case.ts';

/** In place of a person's id where a case affects no person. */
const unaffected = 'none';

const CaseRow = defineRow('report-case', {
  columns: {
    id: text,
    status: text,
    /** `2026-11`, the month in which it was opened. */
    month: text,
    affectedId: text,
    version: number,
    report: json,
  },
  indexes: {
    byId: rowKey('id'),
    /** The staff's queue: ids rise with time. */
    byStatus: indexKey('gsi1', 'status', 'id'),
    byMonth: indexKey('gsi2', 'month', 'id'),
    byAffected: indexKey('gsi3', 'affectedId', 'id'),
  },
});

const casesIn = (rows: readonly { report?: unknown }[]): ReportCase[] =>
  rows.map(({ report }) => ReportCase.parse(report));

export async function findReportCase(id: CaseId): Promise<ReportCase | undefined> {
  const { data } = await CaseRow.get({ id }).go({ consistent: true });
  return data ? ReportCase.parse(data.report) : undefined;
}

/** The cases of these ids in the order of the ids; one that is not there is left out. */
export async function listReportCases(ids: readonly CaseId[]): Promise<ReportCase[]> {
  if (ids.length === 0) return [];
  const { data } = await CaseRow.get(ids.map((id) => ({ id }))).go({
    preserveBatchOrder: true,
    consistent: true,
  });
  return casesIn(data.filter((row) => row !== null));
}

/** Cases in a status, oldest first. */
export async function listCasesByStatus(status: CaseStatus): Promise<ReportCase[]> {
  const { data } = await CaseRow.query.byStatus({ status }).go({ pages: 'all' });
  return casesIn(data);
}

/** Cases that were opened in a month, such as `2026-11`. */
export async function listCasesByMonth(month: string): Promise<ReportCase[]> {
  const { data } = await CaseRow.query.byMonth({ month }).go({ pages: 'all' });
  return casesIn(data);
}

/** Cases about a person and what is theirs, newest first. */
export async function listCasesByAffected(affectedId: UserId): Promise<ReportCase[]> {
  const { data } = await CaseRow.query.byAffected({ affectedId }).go({ pages: 'all', order: 'desc' });
  return casesIn(data);
}

/** The case as it becomes, on the condition that no one saved it since the caller read it. */
export function saveCaseWrite(report: ReportCase): Write {
  const { id, status, version } = report;
  const row = {
    id,
    status,
    version,
    month: report.createdAt.slice(0, 7),
    affectedId: toAffectedId(report) ?? unaffected,
    report,
  };
  return buildPut(
    version === 1
      ? CaseRow.create(row).params()
      : CaseRow.put(row)
          .where((saved, { eq }) => eq(saved.version, version - 1))
          .params(),
  );
}
