import type { DomainEvent } from '../../../../events/define.ts';
import type { PayBy } from '../../../../events/vocabulary.ts';
import { defineRow, json, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut } from '../../../kernel/data/table.ts';
import { Reconciliation } from '../domain/reconciliation.ts';

/** The latest comparison of a provider's day. */
const ReconciliationRow = defineRow('reconciliation', {
  columns: { payBy: text, day: text, result: json },
  indexes: { byDay: rowKey('payBy', 'day') },
});

export async function findReconciliation(payBy: PayBy, day: string): Promise<Reconciliation | undefined> {
  const { data } = await ReconciliationRow.get({ payBy, day }).go({ consistent: true });
  return data ? Reconciliation.parse(data.result) : undefined;
}

export function saveReconciliation(result: Reconciliation, events: readonly DomainEvent[]): Promise<void> {
  return commit([buildPut(ReconciliationRow.put({ payBy: result.payBy, day: result.day, result }))], events);
}
