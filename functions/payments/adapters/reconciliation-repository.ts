import { Entity } from 'electrodb';
import type { DomainEvent } from '../../../events/define.ts';
import type { PayBy } from '../../../events/vocabulary.ts';
import { commit, tableOptions, buildPut } from '../../kernel/data/table.ts';
import { Reconciliation } from '../domain/reconciliation.ts';

/** The latest comparison of a provider's day. */
const ReconciliationRow = new Entity(
  {
    model: { entity: 'reconciliation', version: '1', service: 'gable' },
    attributes: {
      payBy: { type: 'string', required: true },
      day: { type: 'string', required: true },
      result: { type: 'any', required: true },
    },
    indexes: {
      byDay: { pk: { field: 'pk', composite: ['payBy'] }, sk: { field: 'sk', composite: ['day'] } },
    },
  },
  tableOptions,
);

export async function findReconciliation(payBy: PayBy, day: string): Promise<Reconciliation | undefined> {
  const { data } = await ReconciliationRow.get({ payBy, day }).go({ consistent: true });
  return data ? Reconciliation.parse(data.result) : undefined;
}

export function saveReconciliation(result: Reconciliation, events: readonly DomainEvent[]): Promise<void> {
  return commit(
    [buildPut(ReconciliationRow.put({ payBy: result.payBy, day: result.day, result }).params())],
    events,
  );
}
