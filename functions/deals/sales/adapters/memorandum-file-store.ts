import type { OfferId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { savePdf } from '../../../kernel/pdf/file-store.ts';

/** Marks that the PDF file of a memorandum is stored. */
const MemorandumFileRow = defineRow('memorandum-file', {
  columns: { offerId: text, version: number },
  indexes: { byOffer: rowKey('offerId', 'version') },
});

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
