import type { PaymentId } from '../../../../events/vocabulary.ts';
import { defineRecord } from '../../../kernel/data/record.ts';
import { indexKey, json, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { LedgerEntry } from '../domain/ledger.ts';

/** For good: sums by the number of a payment. */
const LedgerEntryRow = defineRecord('ledger-entry', {
  columns: { id: text, paymentId: text, day: text, entry: json },
  indexes: {
    byPayment: rowKey('paymentId', 'id'),
    byDay: indexKey('gsi1', 'day', 'paymentId', 'id'),
  },
});

// Reads

/** All entries of a day in London, such as `2026-11-21`. */
export async function listEntriesOfDay(day: string): Promise<LedgerEntry[]> {
  const { data } = await LedgerEntryRow.query.byDay({ day }).go({ pages: 'all' });
  return data.map(({ entry }) => LedgerEntry.parse(entry));
}

export async function listEntriesOfPayment(paymentId: PaymentId): Promise<LedgerEntry[]> {
  const { data } = await LedgerEntryRow.query.byPayment({ paymentId }).go({ consistent: true, pages: 'all' });
  return data.map(({ entry }) => LedgerEntry.parse(entry));
}

// Writes

/** Each write fails, and with it the whole transaction, when its entry is in the ledger already. */
export function buildEntryWrites(entries: readonly LedgerEntry[]): Write[] {
  return entries.map((entry) => {
    const { id, paymentId, day } = entry;
    return buildPut(LedgerEntryRow.create({ id, paymentId, day, entry }));
  });
}
