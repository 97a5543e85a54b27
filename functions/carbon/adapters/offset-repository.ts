import { Entity } from 'electrodb';
import type { PaymentId } from '../../../events/vocabulary.ts';
import {
  commit,
  gsi,
  isStale,
  tableOptions,
  buildPut,
  rowKey,
  buildUpdate,
} from '../../kernel/data/table.ts';
import { Offset, type OffsetUpdate } from '../domain/offset.ts';

const text = { type: 'string', required: true } as const;
const number = { type: 'number', required: true } as const;
/** One row per payment: who comes second finds it. */
const OffsetRow = new Entity(
  {
    model: { entity: 'carbon-offset', version: '1', service: 'gable' },
    attributes: {
      paymentId: text,
      status: text,
      createdAt: text,
      version: number,
      offset: { type: 'any', required: true },
    },
    indexes: {
      byPayment: rowKey('paymentId'),
      /** What waits to be carried out, the oldest first. */
      byWaiting: {
        index: gsi.one.index,
        condition: ({ status }) => status === 'planned',
        pk: { field: gsi.one.pk, composite: [] },
        sk: { field: gsi.one.sk, composite: ['createdAt'] },
      },
    },
  },
  tableOptions,
);

/** Everything done so far, in one row. */
const ImpactRow = new Entity(
  {
    model: { entity: 'carbon-impact', version: '1', service: 'gable' },
    attributes: { of: text, trees: number, kg: number },
    indexes: { byName: rowKey('of') },
  },
  tableOptions,
);
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

/** Keeps a plan; where there is one already, that one counts. */
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

/** Counts what was done, once; whoever comes second gets what the first one wrote. */
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
