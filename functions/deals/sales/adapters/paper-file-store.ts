import type { OfferId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { createPdfPendingError, loadPdf, savePdf, savePdfOnce } from '../../../kernel/pdf/file-store.ts';
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

/**
 * Of the certificate that the provider made of a memorandum's signatures. It has the address, browser and email of each
 * side, so it is evidence that nobody is shown; the bucket lets it go with the signatures.
 */
function certificateKeyOf(offerId: OfferId, version: number) {
  return `papers/certificates/${offerId}/${version}.pdf` as const;
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

/** The bytes that are stored, which nothing writes again. @throws 409 `being_made` before they are */
export async function getPaperFile(paper: PaperVersion): Promise<Uint8Array> {
  if (!(await hasPaperFile(paper))) throw createPdfPendingError();
  return loadPaperFile(paper);
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

/** Stores what the provider sealed, with its certificate, then marks it as stored. */
export async function saveSealedFiles(
  paper: PaperVersion,
  { paper: bytes, certificate }: { readonly paper: Uint8Array; readonly certificate: Uint8Array },
): Promise<void> {
  await savePdf(certificateKeyOf(paper.offerId, paper.version), certificate);
  await saveSignedFile(paper, bytes);
}
