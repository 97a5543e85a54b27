import { queryOptions } from '@tanstack/react-query';
import type { signatureRoutes } from '../../../../functions/deals/signatures/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { salesKey } from '../../../entities/sale/api.ts';
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

/** Among the sales, as a new version of the paper changes it. */
export function signingQuery(offerId: OfferId) {
  return queryOptions({
    queryKey: [...salesKey, 'signing', offerId],
    queryFn: ({ signal }) => signatures.signing({ params: { offerId }, signal }),
    // A login that counted when it was read may be too old by now.
    staleTime: 0,
  });
}
