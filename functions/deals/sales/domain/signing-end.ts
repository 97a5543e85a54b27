import type { DomainEvent } from '../../../../events/define.ts';
import { SigningEnded, SigningSealMissing } from '../../../../events/signing.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { Sale, SaleSignature } from './sale.ts';
import { sealingDays, type SigningRequest } from './signing-request.ts';

type SigningEnd = NonNullable<SigningRequest['ended']>;

/** The attempt for the last version of the memorandum, if there is one. */
export function findSigningRequest({ signingRequests, memoranda }: Sale): SigningRequest | undefined {
  const last = signingRequests.at(-1);
  return last?.version === memoranda.at(-1)?.version ? last : undefined;
}

/** Whether the provider has the paper, or is to get it. */
function isAwaitingProvider({ status }: SigningRequest): boolean {
  return status === 'requested' || status === 'open';
}

/**
 * The attempts that the provider is asked about every day: they can be signed, or have been and are to be sealed. Also
 * one of an earlier version.
 */
export function listFollowedRequests({ signingRequests }: Sale): readonly SigningRequest[] {
  return signingRequests.filter(({ status, deskAskedAt }) => status === 'open' && deskAskedAt === undefined);
}

/** Whether both sides have signed for so long that the provider won't seal the paper by itself. */
function isSealMissing(request: SigningRequest, now: Date): boolean {
  const last =
    request.signers
      .map(({ signedAt = '' }) => signedAt)
      .toSorted()
      .at(-1) ?? '';
  return hasEverySignature(request) && Date.parse(last) + sealingDays * dayMs <= now.getTime();
}

/** Has the desk find out, once, why a seal doesn't come; undefined where none is missing. */
export function askForSeals(sale: Sale, now: Date): { sale: Sale; events: DomainEvent[] } | undefined {
  const missing = listFollowedRequests(sale).filter((request) => isSealMissing(request, now));
  if (missing.length === 0) return undefined;
  const { offerId, propertyId, sellerId, buyerId } = sale;
  return {
    sale: missing.reduce(
      (changed, request) => replaceSigningRequest(changed, { ...request, deskAskedAt: now.toISOString() }),
      sale,
    ),
    events: missing.map(({ version, attempt }) =>
      SigningSealMissing.of({ offerId, propertyId, sellerId, buyerId, version, attempt }),
    ),
  };
}

/** Whether both sides have signed: from then on only the sealed PDF is missing. */
export function hasEverySignature({ signers }: SigningRequest): boolean {
  return signers.every(({ signedAt }) => signedAt !== undefined);
}

/** Whether an attempt did not get to the provider in a day: its tries are over, so it can be sent again in its place. */
export function isStuckRequest({ status, requestedAt }: SigningRequest, now: Date): boolean {
  return status === 'requested' && Date.parse(requestedAt) + dayMs <= now.getTime();
}

/** The attempt as it is at a time: one that nobody completed in time is over. */
export function settleSigningRequest(request: SigningRequest, now: Date): SigningRequest {
  const { status, until } = request;
  const isLate = status === 'open' && until !== undefined && until <= now.toISOString();
  return isLate && !hasEverySignature(request)
    ? { ...request, status: 'ended', ended: { at: until, why: 'expired' } }
    : request;
}

/** The sale with its last attempt as it is at a time; the same sale where its days end nothing. */
export function settleSigning(sale: Sale, now: Date): Sale {
  const last = sale.signingRequests.at(-1);
  const settled = last && settleSigningRequest(last, now);
  return settled && settled !== last ? replaceSigningRequest(sale, settled) : sale;
}

/** The signatures that the provider has told of, which count once it has completed the paper. */
export function listProviderSignatures(request: SigningRequest): SaleSignature[] {
  const { version, signers } = request;
  return signers.flatMap(({ side, name, signedAt: at }) =>
    at === undefined ? [] : [{ side, version, name, at }],
  );
}

/**
 * The sale with an attempt that a new version or the exchange ends; the same sale where none waits. One that both have
 * signed goes on, and counts for its own version.
 */
export function endUnsignedRequest(sale: Sale, ended: SigningEnd): Sale {
  const last = sale.signingRequests.at(-1);
  return last && hasEverySignature(last) ? sale : endSigningRequest(sale, ended);
}

/** The sale with an attempt that is over, however far it is; the same sale where none waits. */
export function endSigningRequest(sale: Sale, ended: SigningEnd): Sale {
  const settled = settleSigning(sale, new Date(ended.at));
  const last = settled.signingRequests.at(-1);
  return last && isAwaitingProvider(last)
    ? replaceSigningRequest(settled, { ...last, status: 'ended', ended })
    : settled;
}

/** The sale with every attempt over, also one of an earlier version that waits for its seal. */
export function endSigningRequests(sale: Sale, ended: SigningEnd): Sale {
  const settled = settleSigning(sale, new Date(ended.at));
  const signingRequests = settled.signingRequests.map((request): SigningRequest =>
    isAwaitingProvider(request) ? { ...request, status: 'ended', ended } : request,
  );
  return { ...settled, signingRequests };
}

/** The event of an attempt that `after` has ended and `before` has not. */
export function listSigningEndEvents(before: Sale, after: Sale): DomainEvent[] {
  const { offerId, propertyId, sellerId, buyerId } = after;
  return after.signingRequests.flatMap(({ attempt, version, ended }) => {
    const was = before.signingRequests.find((request) => request.attempt === attempt);
    if (!ended || was?.ended) return [];
    const { why, side } = ended;
    return [
      SigningEnded.of({
        offerId,
        propertyId,
        sellerId,
        buyerId,
        version,
        attempt,
        why,
        ...(side && { side }),
      }),
    ];
  });
}

/** The sale with another state of an attempt. */
export function replaceSigningRequest(sale: Sale, changed: SigningRequest): Sale {
  const signingRequests = sale.signingRequests.map((request) =>
    request.attempt === changed.attempt ? changed : request,
  );
  return { ...sale, signingRequests };
}
