import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { savePdfOnce } from '../../../kernel/pdf/file-store.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { buildSignatureWrite } from '../../../people/signatures/adapters/signature-records.ts';
import { assertOwnMark, createEvidence, type Signer } from '../../../people/signatures/domain/evidence.ts';
import type { Mark } from '../../../people/signatures/domain/mark.ts';
import type { ConsentSignature } from '../../../people/signatures/domain/signature.ts';
import { createConsentCertificate } from '../../../people/signatures/queries/certificate.ts';
import { consentFilesOf } from '../domain/consent.ts';
import type { SignedConsent } from '../domain/signed-consent.ts';
import { consentTitle } from '../queries/consent-paper.ts';
import { type ConsentToSign, createConsentToSign } from '../queries/create-consent-to-sign.ts';
import type { FoundInvitation } from '../queries/load-invitation.ts';

/** A signature on the consent that the person read. */
export interface ConsentSigning {
  readonly paperHash: string;
  readonly mark: Mark;
}

interface KeptConsent {
  readonly consent: SignedConsent;
  /** Keeps the evidence, in the transaction of what the consent changes. */
  readonly write: Write;
}

/**
 * Stores the files of a joint owner's signature, and creates what is kept of it.
 * @throws 409 `log_in_again` for a login of more than ten minutes ago, `changed` where the paper is no longer the one
 * that they read; 422 for a typed signature that is not the name
 */
export async function createSignedConsent(
  found: FoundInvitation,
  { paperHash, mark }: ConsentSigning,
  signer: Signer,
  now: Date,
): Promise<KeptConsent> {
  const { id: jointOwnerId, propertyId, name } = found.jointOwner;
  assertOwnMark(signer.caller, { name, mark }, now);
  const paper = await createConsentToSign(found);
  if (paper.paperHash !== paperHash)
    throw new AppError(
      'conflict',
      'The consent has changed since you read it. Read it again, then sign it.',
      {
        state: 'changed',
      },
    );
  const evidence = createEvidence(signer, { name, mark }, paper, now);
  const signature = { ...evidence, paper: 'consent', propertyId, jointOwnerId } as const;
  const consent = { version: paper.version, paperHash, signedAt: evidence.signedAt, ...paper.scope };
  await storeFiles(paper, signature);
  return { consent, write: buildSignatureWrite(signature) };
}

/** Stores the file that is signed, and the paper with the certificate and that file as an attachment. */
async function storeFiles({ contents, bytes }: ConsentToSign, signature: ConsentSignature): Promise<void> {
  const files = consentFilesOf(signature.jointOwnerId, signature);
  const annex = createConsentCertificate(signature);
  const file = { name: `${consentTitle}, as signed.pdf`, bytes };
  await savePdfOnce(files.paper, bytes);
  await savePdfOnce(files.signed, await renderPdf(contents, new Date(signature.signedAt), { annex, file }));
}
