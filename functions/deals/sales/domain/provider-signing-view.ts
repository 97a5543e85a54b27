import type { SaleView } from '../contract.ts';
import { isSignedOnGable } from './request-signing.ts';
import type { Sale } from './sale.ts';
import { findSigningRequest, hasEverySignature, isStuckRequest, settleSigning } from './signing-end.ts';
import type { SigningRequest } from './signing-request.ts';

type ProviderSigningView = NonNullable<NonNullable<SaleView['signing']>['provider']>;

/**
 * Whether the last version of the memorandum is signed with the provider: it is there, or is to go there.
 * @param sale settled
 * @param isOn whether the stage has papers signed with it
 */
export function isSignedWithProvider(sale: Sale, isOn: boolean): boolean {
  const version = sale.memoranda.at(-1)?.version;
  const request = findSigningRequest(sale);
  if (request && request.status !== 'ended') return true;
  return isOn && version !== undefined && !isSignedOnGable(sale, version);
}

/** How far the last version is with the provider; undefined for one that is signed here. */
export function viewProviderSigning(
  stored: Sale,
  { isOn, now }: { readonly isOn: boolean; readonly now: Date },
): ProviderSigningView | undefined {
  const sale = settleSigning(stored, now);
  if (!isSignedWithProvider(sale, isOn)) return undefined;
  const request = findSigningRequest(sale);
  return request && !isStuckRequest(request, now) ? toView(request) : { status: 'unsent' };
}

function toView(request: SigningRequest): ProviderSigningView {
  const { status, requestedAt, until, ended } = request;
  if (ended)
    // A version that replaces this one, or the end of the sale, leaves nothing to sign.
    return ended.why === 'replaced' || ended.why === 'sale_moved'
      ? { status: 'unsent' }
      : { status: ended.why, at: ended.at, ...(ended.side && { side: ended.side }) };
  if (status === 'open')
    return {
      status: hasEverySignature(request) ? 'sealing' : 'open',
      ...(until !== undefined && { until }),
    };
  return { status: status === 'completed' ? status : 'requested', at: requestedAt };
}
