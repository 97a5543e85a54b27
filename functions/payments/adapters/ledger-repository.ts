import type { PaymentId } from '../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../kernel/data/document-entity.ts';
import { indexKey, rowKey, text } from '../../kernel/data/row.ts';
import type { Write } from '../../kernel/data/table.ts';
import { LedgerEntry } from '../domain/ledger.ts';

/** A ledger entry is written once and never changed. */
const ledgerEntries = defineDocumentEntity('ledger-entry', LedgerEntry, {
  columns: { id: text, paymentId: text, day: text, entry: documentColumn },
  indexes: {
    byPayment: rowKey('paymentId', 'id'),
    byDay: indexKey('gsi1', 'day', 'paymentId', 'id'),
  },
});

// Reads

/** All entries of a day in London, such as `2026-11-21`. */
export function listEntriesOfDay(day: string): Promise<LedgerEntry[]> {
  return ledgerEntries.list('byDay', { day });
}

export function listEntriesOfPayment(paymentId: PaymentId): Promise<LedgerEntry[]> {
  return ledgerEntries.list('byPayment', { paymentId }, { consistent: true });
}

// Writes

/** Each write fails, and with it the whole transaction, when its entry is in the ledger already. */
export function buildEntryWrites(entries: readonly LedgerEntry[]): Write[] {
  return entries.map((entry) => ledgerEntries.buildInsert(entry));
}
