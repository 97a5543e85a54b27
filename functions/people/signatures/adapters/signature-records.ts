import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { defineRecord } from '../../../kernel/data/record.ts';
import { createPaddedNumber, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import type { SignedPaperKind } from '../domain/paper-kind.ts';
import { calculateSignatureEnd, Signature } from '../domain/signature.ts';

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

/** The memorandum has the id of the sale alone. */
const toPaperId = (offerId: OfferId, paper: SignedPaperKind): string =>
  paper === 'memorandum' ? offerId : `${offerId}.${paper}`;

/** The signatures on one version of a sale's paper. */
export async function listSignatures(
  offerId: OfferId,
  paper: SignedPaperKind,
  version: number,
): Promise<Signature[]> {
  const { data } = await SignatureRow.query
    .byPaper({ signedPaper: toPaperId(offerId, paper), version })
    .go({ pages: 'all', consistent: true });
  return data.map((row) => Signature.parse(row.signature));
}

/** What a person signed, for the copy of their data. */
export async function listSignaturesOfSigner(signerId: UserId): Promise<Signature[]> {
  const { data } = await SignatureRow.query.bySigner({ signerId }).go({ pages: 'all' });
  return data.map((row) => Signature.parse(row.signature));
}

/** Fails where the person has signed this version. */
export function buildSignatureWrite(signature: Signature): Write {
  const { offerId, paper, version, signerId } = signature;
  const signedPaper = toPaperId(offerId, paper);
  const expiresAt = calculateSignatureEnd(signature);
  return buildPut(SignatureRow.create({ signedPaper, version, signerId, signature, expiresAt }));
}
