import { queryOptions } from '@tanstack/react-query';
import type { signatureRoutes } from '../../../../functions/deals/signatures/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = typeof signatureRoutes;
/** What the reader signs, and as whom. */
export type SigningDetails = Result<Routes['signing']>;
export type SigningBody = Request<Routes['signMemorandum']>['body'];
type OfferId = Request<Routes['signing']>['params']['offerId'];

export const signatures = createClient<Routes>({
  signing: 'GET /api/signing/{offerId}',
  signMemorandum: 'POST /api/signing/{offerId}',
});

/** @param version of the paper: another one is signed with other names and words */
export function signingQuery(offerId: OfferId, version: number) {
  return queryOptions({
    queryKey: ['signing', offerId, version],
    queryFn: ({ signal }) => signatures.signing({ params: { offerId }, signal }),
    // A login that counted when it was read may be too old by now.
    staleTime: 0,
  });
}
