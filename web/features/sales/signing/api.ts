import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../../../functions/kernel/http/contract.ts';
import type { signatureRoutes } from '../../../../functions/people/signatures/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = typeof signatureRoutes;
export type SignedPaperKind = Request<Routes['signPaper']>['body']['paper'];
type OfferId = Request<Routes['signing']>['params']['offerId'];

export const signatures = createClient<Omit<Routes, 'providerWebhook'>>({
  signing: 'GET /api/signing/{offerId}',
  signPaper: 'POST /api/signing/{offerId}',
  requestSigning: 'POST /api/signing/{offerId}/provider',
  signingLink: 'GET /api/signing/{offerId}/provider',
});

/** @param version of the paper: another one is signed with other names and words */
export function signingQuery(offerId: OfferId, paper: SignedPaperKind, version: number) {
  return queryOptions({
    queryKey: ['signing', offerId, paper, version],
    queryFn: ({ signal }) => signatures.signing({ params: { offerId }, query: { paper }, signal }),
    // A login that counted when it was read may be too old by now.
    staleTime: 0,
  });
}

/** Where the reader signs with the provider, which is asked each time: it may have news. */
export function signingLinkQuery(offerId: OfferId, version: number) {
  return queryOptions({
    queryKey: ['signing', offerId, 'provider', version],
    queryFn: ({ signal }) => signatures.signingLink({ params: { offerId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
}
