import { SigningOpened, SigningRequested } from '../../../../events/signing.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import type { EnvelopeReport } from '../../../people/signatures/domain/provider-report.ts';
import { isNameOfAccount } from '../../../people/signatures/domain/signature.ts';
import type { Memorandum } from './memorandum.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { assertSignable, listSignerNames } from './sign-memorandum.ts';
import {
  endSigningRequest,
  findSigningRequest,
  isStuckRequest,
  listSigningEndEvents,
  replaceSigningRequest,
  settleSigning,
} from './signing-end.ts';
import { type RequestedSigner, signingDays, type SigningRequest } from './signing-request.ts';

interface NewSigningRequest {
  readonly side: Side;
  /** The version that the person read. */
  readonly version: number;
  readonly accounts: Readonly<Partial<Record<Side, LegalName>>>;
}

/** Whether the signatures on a version are made on Gable: one is there. */
export function isSignedOnGable({ signatures, signingRequests }: Sale, version: number): boolean {
  const isCompleted = signingRequests.some((one) => one.version === version && one.status === 'completed');
  return !isCompleted && signatures.some((signature) => signature.version === version);
}

/**
 * A side asks for the last version to be sent to the provider.
 * @param memorandum the last version
 * @throws 409 for an older version; one that has been on its way to the provider for less than a day, is there already,
 * or has a signature that was made on Gable; one without the name of a side; and what `assertSignable` throws
 */
export function requestSigning(
  sale: Sale,
  memorandum: Memorandum,
  { side, version, accounts }: NewSigningRequest,
  stamp: SaleStamp,
): SaleDecision {
  const settled = replaceStuckRequest(settleSigning(sale, stamp.now), stamp.now);
  assertSignable(settled, side);
  if (version !== memorandum.version)
    throw createSaleConflictError(
      sale,
      `Version ${memorandum.version} has replaced the one that you read. Read it first.`,
    );
  const last = findSigningRequest(settled);
  if (last && last.status !== 'ended')
    throw createSaleConflictError(sale, 'It has been sent to Documenso already.');
  if (isSignedOnGable(settled, version))
    throw createSaleConflictError(
      sale,
      'This version has a signature that was made here, so it’s signed here.',
    );
  const signers = (['seller', 'buyer'] as const).map((one): RequestedSigner => {
    const names = listSignerNames(settled, memorandum, one);
    const account = accounts[one];
    const name = names.find((own) => account && isNameOfAccount(account, own)) ?? names[0];
    if (name === undefined)
      throw createSaleConflictError(sale, `The paper doesn’t have the ${one}’s full name yet.`);
    return { side: one, name };
  });
  const attempt = sale.signingRequests.length + 1;
  const request: SigningRequest = {
    version,
    attempt,
    status: 'requested',
    by: side,
    requestedAt: stamp.now.toISOString(),
    signers,
  };
  const { offerId, propertyId, sellerId, buyerId } = sale;
  const asked = { ...settled, signingRequests: [...settled.signingRequests, request] };
  return {
    sale: toNextSaleVersion(asked, stamp),
    events: [
      ...listSigningEndEvents(sale, settled),
      SigningRequested.of({ offerId, propertyId, sellerId, buyerId, version, attempt, side }),
    ],
  };
}

/** The sale with an attempt that is stuck ended, as another replaces it. */
function replaceStuckRequest(sale: Sale, now: Date): Sale {
  const last = sale.signingRequests.at(-1);
  return last && isStuckRequest(last, now)
    ? endSigningRequest(sale, { at: now.toISOString(), why: 'replaced' })
    : sale;
}

/** The attempt that waits for the provider to get the paper; undefined once it has, or needs it no longer. */
export function findUnsentRequest(sale: Sale, attempt: number): SigningRequest | undefined {
  return sale.signingRequests.find((one) => one.attempt === attempt && one.status === 'requested');
}

/** Notes the provider's draft, so that no other is sent; undefined where one is noted or none is needed. */
export function claimEnvelope(
  sale: Sale,
  attempt: number,
  { envelopeId, paperHash }: Required<Pick<SigningRequest, 'envelopeId' | 'paperHash'>>,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const request = findUnsentRequest(sale, attempt);
  if (!request || request.envelopeId !== undefined) return undefined;
  const claimed = replaceSigningRequest(sale, { ...request, envelopeId, paperHash });
  return { sale: toNextSaleVersion(claimed, stamp), events: [] };
}

/** Ends an attempt whose draft was deleted at the provider; undefined where it needs none any more. */
export function endUnsentRequest(sale: Sale, attempt: number, stamp: SaleStamp): SaleDecision | undefined {
  const request = findUnsentRequest(sale, attempt);
  if (!request) return undefined;
  const ended = { at: stamp.now.toISOString(), why: 'withdrawn' } as const;
  const changed = replaceSigningRequest(sale, { ...request, status: 'ended', ended });
  return { sale: toNextSaleVersion(changed, stamp), events: listSigningEndEvents(sale, changed) };
}

/** Both sides can sign from now on; undefined where they can already, or no longer. */
export function openSigning(
  sale: Sale,
  attempt: number,
  { signers }: Pick<EnvelopeReport, 'signers'>,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const request = findUnsentRequest(sale, attempt);
  if (!request) return undefined;
  const opened = replaceSigningRequest(sale, {
    ...request,
    status: 'open',
    until: new Date(stamp.now.getTime() + signingDays * dayMs).toISOString(),
    signers: request.signers.map((signer, index) => {
      const recipientId = signers.find(({ place }) => place === index + 1)?.recipientId;
      return { ...signer, ...(recipientId !== undefined && { recipientId }) };
    }),
  });
  const { offerId, propertyId, sellerId, buyerId } = sale;
  const { version } = request;
  return {
    sale: toNextSaleVersion(opened, stamp),
    events: [SigningOpened.of({ offerId, propertyId, sellerId, buyerId, version, attempt })],
  };
}
