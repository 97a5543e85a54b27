import type { OfferId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { loadPdf, savePdf, savePdfOnce } from '../../../kernel/pdf/file-store.ts';
import type { SignedPaperKind } from '../../../people/signatures/domain/paper-kind.ts';

/** A row that marks that a file is stored; from then on nothing writes the file again. */
function defineFileRow(entity: string) {
  return defineRow(entity, {
    columns: { offerId: text, version: number },
    indexes: { byOffer: rowKey('offerId', 'version') },
  });
}

const fileRows = {
  memorandum: defineFileRow('memorandum-file'),
  reservation: defineFileRow('reservation-file'),
} as const;

/** Of the files that both sides signed. */
const signedRows = {
  memorandum: defineFileRow('signed-memorandum-file'),
  reservation: defineFileRow('signed-reservation-file'),
} as const;

/** A version of a paper of a sale. */
export interface PaperVersion {
  readonly kind: SignedPaperKind;
  readonly offerId: OfferId;
  readonly version: number;
}

export function fileKeyOf({ kind, offerId, version }: PaperVersion) {
  return kind === 'memorandum'
    ? (`papers/${offerId}/${version}.pdf` as const)
    : (`papers/${offerId}/${kind}-${version}.pdf` as const);
}

/** Of the paper with the certificate of its signatures. */
export function signedFileKeyOf({ kind, offerId, version }: PaperVersion) {
  return kind === 'memorandum'
    ? (`papers/${offerId}/${version}-signed.pdf` as const)
    : (`papers/${offerId}/${kind}-${version}-signed.pdf` as const);
}

export async function hasPaperFile({ kind, offerId, version }: PaperVersion): Promise<boolean> {
  const { data } = await fileRows[kind].get({ offerId, version }).go();
  return data !== null;
}

export async function hasSignedFile({ kind, offerId, version }: PaperVersion): Promise<boolean> {
  const { data } = await signedRows[kind].get({ offerId, version }).go();
  return data !== null;
}

export function loadPaperFile(paper: PaperVersion): Promise<Uint8Array> {
  return loadPdf(fileKeyOf(paper));
}

/** Stores the file in a private bucket unless one is there, then marks it as stored. */
export async function savePaperFile(paper: PaperVersion, bytes: Uint8Array): Promise<void> {
  const { kind, offerId, version } = paper;
  await savePdfOnce(fileKeyOf(paper), bytes);
  await fileRows[kind].put({ offerId, version }).go();
}

/** Stores the signed file, then marks it as stored. */
export async function saveSignedFile(paper: PaperVersion, bytes: Uint8Array): Promise<void> {
  const { kind, offerId, version } = paper;
  await savePdf(signedFileKeyOf(paper), bytes);
  await signedRows[kind].put({ offerId, version }).go();
}
