import { Entity } from 'electrodb';
import type { OfferId } from '../../../events/vocabulary.ts';
import { savePdf } from '../../kernel/pdf/file-store.ts';
import { tableOptions } from '../../kernel/data/table.ts';

/** Marks that the PDF file of a memorandum is stored. */
const MemorandumFileRow = new Entity(
  {
    model: { entity: 'memorandum-file', version: '1', service: 'gable' },
    attributes: {
      offerId: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byOffer: { pk: { field: 'pk', composite: ['offerId'] }, sk: { field: 'sk', composite: ['version'] } },
    },
  },
  tableOptions,
);

export function fileKeyOf(offerId: OfferId, version: number) {
  return `papers/${offerId}/${version}.pdf` as const;
}

export async function hasMemorandumFile(offerId: OfferId, version: number): Promise<boolean> {
  const { data } = await MemorandumFileRow.get({ offerId, version }).go();
  return data !== null;
}

/** Stores the file in a private bucket, then marks it as stored. */
export async function saveMemorandumFile(
  offerId: OfferId,
  version: number,
  bytes: Uint8Array,
): Promise<void> {
  await savePdf(fileKeyOf(offerId, version), bytes);
  await MemorandumFileRow.put({ offerId, version }).go();
}
