import { CaseId, type UserId } from '../../../../events/vocabulary.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';

/** The index of cases by reporter: the indexes of a case's own row serve the desk. */
const FiledReportRow = defineRow('filed-report', {
  columns: { reporterId: text, id: text },
  indexes: { byReporter: rowKey('reporterId', 'id') },
});

/** Ids of the cases that a person reported while logged in, the latest first. */
export async function listFiledReportIds(reporterId: UserId): Promise<CaseId[]> {
  const { data } = await FiledReportRow.query
    .byReporter({ reporterId })
    .go({ pages: 'all', order: 'desc', consistent: true });
  return data.map(({ id }) => CaseId.parse(id));
}

export function buildFiledReportWrite(reporterId: UserId, id: CaseId): Write {
  return buildPut(FiledReportRow.create({ reporterId, id }));
}

/** A repeat finds no row and changes nothing. */
export async function deleteFiledReport(reporterId: UserId, id: CaseId): Promise<void> {
  await FiledReportRow.delete({ reporterId, id }).go();
}
