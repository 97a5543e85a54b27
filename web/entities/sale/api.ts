import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { saleRoutes } from '../../../functions/deals/sales/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { offersKey } from '../offer/api.ts';
import { ownHomesKey } from '../own-home/api.ts';
import { propertyKey } from '../property/property.ts';
import { waitsForPaper } from './late-paper.ts';

// The memorandum is a page with its own link.
type Routes = Omit<typeof saleRoutes, 'memorandum'>;
/** A sale for one of its sides, or a side's solicitor. */
export type Sale = Result<Routes['sale']>;
export type SaleStep = Sale['steps'][number];
export type SaleSide = Sale['side'];
export type Solicitor = NonNullable<Sale['solicitors']['seller']>;
export type MilestoneUpdate = Request<Routes['milestone']>['body'];
type PropertyId = Sale['propertyId'];
type UserId = Sale['sellerId'];

export const sales = createClient<Routes>({
  nameSolicitor: 'POST /api/solicitor',
  changeSolicitor: 'PUT /api/solicitor/{id}',
  sale: 'GET /api/sale/{propertyId}/{toUserId}',
  changeDetails: 'PUT /api/sale/{propertyId}/details',
  issueMemorandum: 'POST /api/sale/{propertyId}/memorandum',
  milestone: 'PUT /api/sale/{propertyId}/milestone',
  changeHandover: 'PUT /api/sale/{propertyId}/handover',
  giveReview: 'PUT /api/sale/{propertyId}/review',
  inviteSolicitor: 'POST /api/sale/{propertyId}/solicitor-link',
  saleByLink: 'POST /api/sale-link',
  milestoneByLink: 'PUT /api/sale-link/milestone',
});

/** Prefix of the query keys of sales. */
export const salesKey = ['sales'] as const;

/** @param offerId of an earlier sale of the same two; without it the last one */
export function saleQuery(propertyId: PropertyId, toUserId: UserId, offerId?: Sale['offerId']) {
  return queryOptions({
    queryKey: [...salesKey, propertyId, toUserId, ...(offerId ? [offerId] : [])],
    queryFn: ({ signal }) =>
      sales.sale({ params: { propertyId, toUserId }, query: offerId ? { offerId } : {}, signal }),
    refetchInterval: chooseInterval,
  });
}

/** The PDFs of a memorandum follow its page and its signatures within seconds, and links expire after some time. */
const chooseInterval = ({
  state: { data },
}: {
  readonly state: { readonly data?: Sale | undefined };
}): number => (data && waitsForPaper(data, Date.now()) ? 2_000 : 4 * 60_000);

export function linkedSaleQuery(token: string) {
  return queryOptions({
    queryKey: [...salesKey, 'link', token],
    queryFn: ({ signal }) => sales.saleByLink({ body: { token }, signal }),
    retry: false,
    refetchInterval: chooseInterval,
  });
}

/** Refetches everything that shows a sale, after a change of it. */
export async function invalidateSales(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: salesKey }),
    queries.invalidateQueries({ queryKey: propertyKey }),
    queries.invalidateQueries({ queryKey: offersKey }),
    queries.invalidateQueries({ queryKey: ownHomesKey }),
  ]);
}
