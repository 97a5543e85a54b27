import type { OfferId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { loadPdf, savePdf, savePdfOnce } from '../../../kernel/pdf/file-store.ts';

/** Marks that the PDF file of a memorandum is stored; from then on nothing writes it again. */
const MemorandumFileRow = defineRow('memorandum-file', {
  columns: { offerId: text, version: number },
  indexes: { byOffer: rowKey('offerId', 'version') },
});

/** Marks that the file of a version which both sides signed is stored. */
const SignedFileRow = defineRow('signed-memorandum-file', {
  columns: { offerId: text, version: number },
  indexes: { byOffer: rowKey('offerId', 'version') },
});

export function fileKeyOf(offerId: OfferId, version: number) {
  return `papers/${offerId}/${version}.pdf` as const;
}

/** Of the memorandum with the certificate of its signatures. */
export function signedFileKeyOf(offerId: OfferId, version: number) {
  return `papers/${offerId}/${version}-signed.pdf` as const;
}

export async function hasMemorandumFile(offerId: OfferId, version: number): Promise<boolean> {
  const { data } = await MemorandumFileRow.get({ offerId, version }).go();
  return data !== null;
}

export async function hasSignedFile(offerId: OfferId, version: number): Promise<boolean> {
  const { data } = await SignedFileRow.get({ offerId, version }).go();
  return data !== null;
}

export function loadMemorandumFile(offerId: OfferId, version: number): Promise<Uint8Array> {
  return loadPdf(fileKeyOf(offerId, version));
}

/** Stores the file in a private bucket unless one is there, then marks it as stored. */
export async function saveMemorandumFile(
  offerId: OfferId,
  version: number,
  bytes: Uint8Array,
): Promise<void> {
  await savePdfOnce(fileKeyOf(offerId, version), bytes);
  await MemorandumFileRow.put({ offerId, version }).go();
}

/** Stores the signed file, then marks it as stored. */
export async function saveSignedFile(offerId: OfferId, version: number, bytes: Uint8Array): Promise<void> {
  await savePdf(signedFileKeyOf(offerId, version), bytes);
  await SignedFileRow.put({ offerId, version }).go();
}
