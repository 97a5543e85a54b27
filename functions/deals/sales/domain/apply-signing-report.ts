import { MemorandumSigned } from '../../../../events/sale.ts';
import type { EnvelopeReport } from '../../../people/signatures/domain/provider-report.ts';
import { type SaleDecision, type SaleStamp, toNextSaleVersion } from './sale-decision.ts';
import type { Sale } from './sale.ts';
import {
  listProviderSignatures,
  listSigningEndEvents,
  replaceSigningRequest,
  settleSigningRequest,
} from './signing-end.ts';
import type { RequestedSigner, SigningRequest } from './signing-request.ts';

/** The attempt that can be signed with the provider. */
export function findOpenRequest({ signingRequests }: Sale, attempt: number): SigningRequest | undefined {
  return signingRequests.find((one) => one.attempt === attempt && one.status === 'open');
}

/**
 * What the provider says of an attempt, noted in the sale. Its word on a completed paper is for `completeSigning`.
 * @param report undefined for an envelope that was deleted there
 * @returns undefined where nothing is new
 */
export function applySigningReport(
  sale: Sale,
  attempt: number,
  report: EnvelopeReport | undefined,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const request = findOpenRequest(sale, attempt);
  if (!request) return undefined;
  const next = toReportedRequest(request, report, stamp.now);
  if (next === request) return undefined;
  const changed = replaceSigningRequest(sale, next);
  return {
    sale: toNextSaleVersion(changed, stamp),
    events: [...listSigningEndEvents(sale, changed), ...listSignedEvents(sale, request, next)],
  };
}

/** The same request where nothing is new. */
function toReportedRequest(
  request: SigningRequest,
  report: EnvelopeReport | undefined,
  now: Date,
): SigningRequest {
  const at = now.toISOString();
  if (!report || report.status === 'cancelled')
    return { ...request, status: 'ended', ended: { at, why: 'withdrawn' } };
  if (report.status === 'rejected') {
    const decliner = report.signers.find(({ status }) => status === 'declined');
    const side = request.signers.find((signer) => signer.recipientId === decliner?.recipientId)?.side;
    return {
      ...request,
      status: 'ended',
      ended: { at: decliner?.at ?? at, why: 'declined', ...(side && { side }) },
    };
  }
  const signers = noteSignatures(request.signers, report, now);
  const isNew = signers.some(({ signedAt }, index) => signedAt !== request.signers[index]?.signedAt);
  return settleSigningRequest(isNew ? { ...request, signers } : request, now);
}

const noteSignatures = (
  signers: readonly RequestedSigner[],
  report: EnvelopeReport,
  now: Date,
): RequestedSigner[] =>
  signers.map((signer) => {
    const found = report.signers.find(({ recipientId }) => recipientId === signer.recipientId);
    return found?.status === 'signed' ? { ...signer, signedAt: found.at ?? now.toISOString() } : signer;
  });

/** Where one side has signed the other is told; both are told of the completed paper. */
function listSignedEvents(sale: Sale, before: SigningRequest, after: SigningRequest) {
  const signed = listProviderSignatures(after);
  const [first] = signed;
  if (after.status !== 'open' || signed.length !== 1 || !first || listProviderSignatures(before).length > 0)
    return [];
  const { offerId, propertyId, sellerId, buyerId } = sale;
  const { version } = after;
  return [
    MemorandumSigned.of({
      offerId,
      propertyId,
      sellerId,
      buyerId,
      version,
      side: first.side,
      complete: false,
    }),
  ];
}

/**
 * Both signatures count from now on; the sealed PDF is stored.
 * @throws where the provider calls a paper complete that a side has not signed
 * @returns undefined where they do already, or the attempt is over
 */
export function completeSigning(
  sale: Sale,
  attempt: number,
  report: EnvelopeReport,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const request = findOpenRequest(sale, attempt);
  if (!request) return undefined;
  const completed: SigningRequest = {
    ...request,
    status: 'completed',
    signers: noteSignatures(request.signers, report, stamp.now),
  };
  const signatures = listProviderSignatures(completed);
  const last = signatures.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
  if (signatures.length < completed.signers.length || !last)
    throw new Error(`Attempt ${attempt} is complete without a signature of each side`);
  const { offerId, propertyId, sellerId, buyerId } = sale;
  const { version, side } = last;
  const lastVersion = sale.memoranda.at(-1)?.version ?? version;
  const changed = replaceSigningRequest(sale, completed);
  return {
    sale: toNextSaleVersion({ ...changed, signatures: [...sale.signatures, ...signatures] }, stamp),
    events: [
      MemorandumSigned.of({
        offerId,
        propertyId,
        sellerId,
        buyerId,
        version,
        side,
        complete: true,
        ...(lastVersion > version && { replacedBy: lastVersion }),
      }),
    ],
  };
}
