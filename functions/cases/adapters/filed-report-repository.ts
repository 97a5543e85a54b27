import { Entity } from 'electrodb';
import { CaseId, type UserId } from '../../../events/vocabulary.ts';
import { tableOptions, buildPut, type Write } from '../../kernel/data/table.ts';

const text = { type: 'string', required: true } as const;

/** The index of cases by reporter: the indexes of a case's own row serve the desk. */
const FiledReportRow = new Entity(
  {
    model: { entity: 'filed-report', version: '1', service: 'gable' },
    attributes: { reporterId: text, id: text },
    indexes: {
      byReporter: { pk: { field: 'pk', composite: ['reporterId'] }, sk: { field: 'sk', composite: ['id'] } },
    },
  },
  tableOptions,
);

/** Ids of the cases that a person reported while logged in, the latest first. */
export async function listFiledReportIds(reporterId: UserId): Promise<CaseId[]> {
  const { data } = await FiledReportRow.query
    .byReporter({ reporterId })
    .go({ pages: 'all', order: 'desc', consistent: true });
  return data.map(({ id }) => CaseId.parse(id));
}

export function buildFiledReportWrite(reporterId: UserId, id: CaseId): Write {
  return buildPut(FiledReportRow.create({ reporterId, id }).params());
}

/** A repeat finds no row and changes nothing. */
export async function deleteFiledReport(reporterId: UserId, id: CaseId): Promise<void> {
  await FiledReportRow.delete({ reporterId, id }).go();
}
