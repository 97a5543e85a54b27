import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { defineRecord } from '../../../kernel/data/record.ts';
import { createPaddedNumber, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import type { SignedPaperKind } from '../domain/paper-kind.ts';
import { calculateSignatureEnd, type PaperSignature, Signature } from '../domain/signature.ts';

/** One record for each person and version of a paper: nobody signs twice, and nothing changes a signature. */
const SignatureRow = defineRecord('signature', {
  columns: {
    signedPaper: text,
    version: createPaddedNumber(4),
    signerId: text,
    signature: json,
    expiresAt: number,
  },
  indexes: {
    byPaper: rowKey('signedPaper', 'version', 'signerId'),
    bySigner: indexKey('gsi1', 'signerId', 'signedPaper', 'version'),
  },
});

const toSalePaperId = (offerId: OfferId, paper: SignedPaperKind): string =>
  // The memorandum has the id of the sale alone.
  paper === 'memorandum' ? offerId : `${offerId}.${paper}`;

const toPaperId = (signature: Signature): string =>
  signature.paper === 'consent' ? signature.jointOwnerId : toSalePaperId(signature.offerId, signature.paper);

/** The signatures on one version of a sale's paper that were made on Gable. */
export async function listSignatures(
  offerId: OfferId,
  paper: SignedPaperKind,
  version: number,
): Promise<PaperSignature[]> {
  const { data } = await SignatureRow.query
    .byPaper({ signedPaper: toSalePaperId(offerId, paper), version })
    .go({ pages: 'all', consistent: true });
  return data.map((row) => Signature.parse(row.signature)).filter(isMadeInHouse);
}

const isMadeInHouse = (signature: Signature): signature is PaperSignature =>
  signature.paper !== 'consent' && !('provider' in signature);

/** What a person signed, for the copy of their data. */
export async function listSignaturesOfSigner(signerId: UserId): Promise<Signature[]> {
  const { data } = await SignatureRow.query.bySigner({ signerId }).go({ pages: 'all' });
  return data.map((row) => Signature.parse(row.signature));
}

/** Fails where the person has signed this version. */
export function buildSignatureWrite(signature: Signature): Write {
  const { version, signerId } = signature;
  const signedPaper = toPaperId(signature);
  const expiresAt = calculateSignatureEnd(signature);
  return buildPut(SignatureRow.create({ signedPaper, version, signerId, signature, expiresAt }));
}
