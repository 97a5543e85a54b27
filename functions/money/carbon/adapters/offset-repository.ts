import type { PaymentId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, isStale, buildUpdate } from '../../../kernel/data/table.ts';
import { Offset, type OffsetUpdate } from '../domain/offset.ts';

/** One row per payment, so that a payment is offset once. */
const offsets = defineDocumentEntity('carbon-offset', Offset, {
  columns: {
    paymentId: text,
    status: text,
    dueAt: text,
    createdAt: text,
    version: number,
    offset: documentColumn,
  },
  indexes: {
    byPayment: rowKey('paymentId'),
    /** Planned offsets, those that are due first. */
    byWaiting: { ...indexKey('gsi1', [], 'dueAt'), condition: ({ status }) => status === 'planned' },
  },
});

/** Totals of all completed offsets, in one row. */
const ImpactRow = defineRow('carbon-impact', {
  columns: { of: text, trees: number, kg: number },
  indexes: { byName: rowKey('of') },
});
const impactKey = { of: 'everybody' };

// Reads

export function findOffset(paymentId: PaymentId): Promise<Offset | undefined> {
  return offsets.find({ paymentId });
}

export function listWaitingOffsets(max: number): Promise<Offset[]> {
  return offsets.list('byWaiting', {}, { limit: max });
}

export async function getImpact(): Promise<{ trees: number; kg: number }> {
  const { data } = await ImpactRow.get(impactKey).go();
  return { trees: data?.trees ?? 0, kg: data?.kg ?? 0 };
}

// Writes

/** Inserts a planned offset; returns the existing one if the payment has one. */
export async function insertOrFindOffset(planned: Offset): Promise<Offset> {
  try {
    await commit([offsets.buildInsert(planned)]);
    return planned;
  } catch (error) {
    const earlier = isStale(error) ? await findOffset(planned.paymentId) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

export async function saveDroppedOffset(offset: Offset): Promise<Offset> {
  await commit([offsets.buildSave(offset)]);
  return offset;
}

/**
 * Saves a completed offset and adds it to the totals. Returns the stored one if a concurrent run was first.
 */
export async function saveCompletedOffset({ offset, events }: OffsetUpdate): Promise<Offset> {
  const counted = ImpactRow.upsert(impactKey).add({ trees: offset.trees, kg: offset.kg });
  try {
    await commit([offsets.buildSave(offset), buildUpdate(counted)], events);
    return offset;
  } catch (error) {
    const earlier = isStale(error) ? await findOffset(offset.paymentId) : undefined;
    if (earlier?.status === 'done') return earlier;
    throw error;
  }
}
