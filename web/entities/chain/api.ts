import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { chainRoutes } from '../../../functions/deals/chains/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { salesKey } from '../sale/api.ts';

type Routes = typeof chainRoutes;
/** The chain of a sale as one of its sides sees it. */
export type Chain = Result<Routes['chain']>;
export type ChainSale = Chain['sales'][number];
export type OutsideSale = NonNullable<NonNullable<Chain['tie']>['outside']>;
export type SaidState = Request<Routes['sayOutside']>['body'];
export type TieBody = Request<Routes['tieSales']>['body'];
export type InvitationBody = Request<Routes['inviteProfessional']>['body'];
export type LinkedChainSale = Result<Routes['chainInvitation']>;
export type ChainOfferId = TieBody['to'] extends infer To ? Extract<To, string> : never;

export const chains = createClient<Routes>({
  chain: 'GET /api/chain/{offerId}',
  tieSales: 'POST /api/chain/{offerId}/tie',
  untieSales: 'DELETE /api/chain/{offerId}/tie',
  sayOutside: 'PUT /api/chain/{offerId}/outside',
  inviteProfessional: 'POST /api/chain/{offerId}/invitation',
  endInvitation: 'DELETE /api/chain/{offerId}/invitation',
  chainInvitation: 'POST /api/chain-invitation',
  sayByInvitation: 'PUT /api/chain-invitation',
});

/** Among the sales, as whatever changes a sale can move its chain. */
const chainKey = [...salesKey, 'chain'] as const;

export function chainQuery(offerId: ChainOfferId) {
  return queryOptions({
    queryKey: [...chainKey, offerId],
    queryFn: ({ signal }) => chains.chain({ params: { offerId }, signal }),
    refetchInterval: 4 * 60_000,
  });
}

/** Keeps the answer of a change; other sales of the reader in the same chain are read again. */
export async function cacheChain(queries: QueryClient, offerId: ChainOfferId, chain: Chain): Promise<void> {
  await queries.invalidateQueries({ queryKey: chainKey, refetchType: 'none' });
  queries.setQueryData(chainQuery(offerId).queryKey, chain);
}

export function linkedChainQuery(key: string) {
  return queryOptions({
    queryKey: [...chainKey, 'link', key],
    queryFn: ({ signal }) => chains.chainInvitation({ body: { key }, signal }),
    retry: false,
  });
}
