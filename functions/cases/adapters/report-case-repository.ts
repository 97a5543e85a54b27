import { Entity } from 'electrodb';
import type { CaseId, UserId } from '../../../events/vocabulary.ts';
import { gsi, tableOptions, buildPut, rowKey, type Write } from '../../kernel/data/table.ts';
import { toAffectedId, type CaseStatus, ReportCase } from '../domain/report-case.ts';

const text = { type: 'string', required: true } as const;
/** In place of a person's id where a case affects no person. */
const unaffected = 'none';

const CaseRow = new Entity(
  {
    model: { entity: 'report-case', version: '1', service: 'gable' },
    attributes: {
      id: text,
      status: text,
      /** `2026-11`, the month in which it was opened. */
      month: text,
      affectedId: text,
      version: { type: 'number', required: true },
      report: { type: 'any', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      /** The staff's queue: ids rise with time. */
      byStatus: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['status'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
      byMonth: {
        index: gsi.two.index,
        pk: { field: gsi.two.pk, composite: ['month'] },
        sk: { field: gsi.two.sk, composite: ['id'] },
      },
      byAffected: {
        index: gsi.three.index,
        pk: { field: gsi.three.pk, composite: ['affectedId'] },
        sk: { field: gsi.three.sk, composite: ['id'] },
      },
    },
  },
  tableOptions,
);

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
