import { Entity } from 'electrodb';
import type { Occurrence } from '../../events/define.ts';
import type { CaseId } from '../../events/vocabulary.ts';
import { commit, gsi, oneTable, putting, rowKey, type Write } from '../shared/table.ts';
import { ReportCase } from './report.ts';

const text = { type: 'string', required: true } as const;
const CaseRow = new Entity(
  {
    model: { entity: 'report-case', version: '1', service: 'gable' },
    attributes: {
      id: text,
      status: text,
      version: { type: 'number', required: true },
      report: { type: 'any', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      /** The staff's queue. */
      byStatus: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['status'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
    },
  },
  oneTable,
);

export async function reportCase(id: CaseId): Promise<ReportCase | undefined> {
  const { data } = await CaseRow.get({ id }).go({ consistent: true });
  return data ? ReportCase.parse(data.report) : undefined;
}

/** A new case with what else has to be kept in the same moment. */
export async function insertCase(
  report: ReportCase,
  events: readonly Occurrence[],
  also: readonly Write[],
): Promise<void> {
  const { id, status, version } = report;
  await commit([putting(CaseRow.create({ id, status, version, report }).params()), ...also], events);
}
