import { Entity } from 'electrodb';
import type { OfferId } from '../../../events/vocabulary.ts';
import { tableOptions, buildPut, type Write } from '../../kernel/data/table.ts';
import { Memorandum } from '../domain/memorandum.ts';

/** One row per version, written once. */
const MemorandumRow = new Entity(
  {
    model: { entity: 'memorandum', version: '1', service: 'gable' },
    attributes: {
      offerId: { type: 'string', required: true },
      version: { type: 'number', required: true, padding: { length: 4, char: '0' } },
      memorandum: { type: 'any', required: true },
    },
    indexes: {
      byOffer: { pk: { field: 'pk', composite: ['offerId'] }, sk: { field: 'sk', composite: ['version'] } },
    },
  },
  tableOptions,
);

export async function findMemorandum(offerId: OfferId, version: number): Promise<Memorandum | undefined> {
  const { data } = await MemorandumRow.get({ offerId, version }).go({ consistent: true });
  return data ? Memorandum.parse(data.memorandum) : undefined;
}

/** Fails when the version exists, as an issued memorandum never changes. */
export function buildMemorandumWrite(issued: Memorandum): Write {
  return buildPut(
    MemorandumRow.create({ offerId: issued.offerId, version: issued.version, memorandum: issued }).params(),
  );
}
