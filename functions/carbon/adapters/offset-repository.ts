import type { PaymentId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { commit, isStale, buildPut, buildUpdate } from '../../kernel/data/table.ts';
import { Offset, type OffsetUpdate } from '../domain/offset.ts';

/** One row per payment, so that a payment is offset once. */
const OffsetRow = defineRow('carbon-offset', {
  columns: { paymentId: text, status: text, createdAt: text, version: number, offset: json },
  indexes: {
    byPayment: rowKey('paymentId'),
    /** Planned offsets, the oldest first. */
    byWaiting: { ...indexKey('gsi1', [], 'createdAt'), condition: ({ status }) => status === 'planned' },
  },
});

/** Totals of all completed offsets, in one row. */
const ImpactRow = defineRow('carbon-impact', {
  columns: { of: text, trees: number, kg: number },
  indexes: { byName: rowKey('of') },
});
const impactKey = { of: 'everybody' };

// Reads

export async function findOffset(paymentId: PaymentId): Promise<Offset | undefined> {
  const { data } = await OffsetRow.get({ paymentId }).go({ consistent: true });
  return data ? Offset.parse(data.offset) : undefined;
}

export async function listWaitingOffsets(most: number): Promise<Offset[]> {
  const { data } = await OffsetRow.query.byWaiting({}).go({ limit: most });
  return data.map(({ offset }) => Offset.parse(offset));
}

export async function getImpact(): Promise<{ trees: number; kg: number }> {
  const { data } = await ImpactRow.get(impactKey).go();
  return { trees: data?.trees ?? 0, kg: data?.kg ?? 0 };
}

// Writes

const toOffsetRow = (offset: Offset) => {
  const { paymentId, status, createdAt, version } = offset;
  return { paymentId, status, createdAt, version, offset };
};

/** Inserts a planned offset; returns the existing one if the payment has one. */
export async function insertOrFindOffset(planned: Offset): Promise<Offset> {
  try {
    await commit([buildPut(OffsetRow.create(toOffsetRow(planned)).params())]);
    return planned;
  } catch (error) {
    const earlier = isStale(error) ? await findOffset(planned.paymentId) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

/**
 * Saves a completed offset and adds it to the totals. Returns the stored one if a concurrent run was first.
 */
export async function saveCompletedOffset({ offset, events }: OffsetUpdate): Promise<Offset> {
  const saved = OffsetRow.put(toOffsetRow(offset)).where(({ version }, { eq }) =>
    eq(version, offset.version - 1),
  );
  const counted = ImpactRow.upsert(impactKey).add({ trees: offset.trees, kg: offset.kg });
  try {
    await commit([buildPut(saved.params()), buildUpdate(counted.params())], events);
    return offset;
  } catch (error) {
    const earlier = isStale(error) ? await findOffset(offset.paymentId) : undefined;
    if (earlier?.status === 'done') return earlier;
    throw error;
  }
}
