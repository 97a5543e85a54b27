import type { OfferId } from '../../../events/vocabulary.ts';
import { defineRow, json, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { Memorandum } from '../domain/memorandum.ts';

/** One row per version, written once. */
const MemorandumRow = defineRow('memorandum', {
  columns: {
    offerId: text,
    version: { type: 'number', required: true, padding: { length: 4, char: '0' } },
    memorandum: json,
  },
  indexes: { byOffer: rowKey('offerId', 'version') },
});

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
