import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { saleRoutes } from '../../../functions/sales/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';
import { homesKey } from '../property/home.ts';

// The memorandum is a page of its own, opened by its link.
type Routes = Omit<typeof saleRoutes, 'memorandum'>;
/** A sale as one of its sides, or a side's solicitor, sees it. */
export type Sale = Result<Routes['sale']>;
export type Step = Sale['steps'][number];
export type Side = Sale['side'];
export type Solicitor = NonNullable<Sale['solicitors']['seller']>;
export type Tick = Request<Routes['milestone']>['body'];
type PropertyId = Sale['propertyId'];
type UserId = Sale['sellerId'];

export const sales = client<Routes>({
  nameSolicitor: 'POST /api/solicitor',
  changeSolicitor: 'PUT /api/solicitor/{id}',
  sale: 'GET /api/sale/{propertyId}/{toUserId}',
  changeDetails: 'PUT /api/sale/{propertyId}/details',
  issueMemorandum: 'POST /api/sale/{propertyId}/memorandum',
  milestone: 'PUT /api/sale/{propertyId}/milestone',
  inviteSolicitor: 'POST /api/sale/{propertyId}/solicitor-link',
  saleByLink: 'POST /api/sale-link',
  milestoneByLink: 'PUT /api/sale-link/milestone',
});

/** Before every query about a sale. */
export const salesKey = ['sales'] as const;

export const saleQuery = (propertyId: PropertyId, toUserId: UserId) =>
  queryOptions({
    queryKey: [...salesKey, propertyId, toUserId],
    queryFn: ({ signal }) => sales.sale({ params: { propertyId, toUserId }, signal }),
    // The file of a memorandum follows its page within seconds, and links to both end after a while.
    refetchInterval: ({ state: { data } }) =>
      data?.memorandum && !data.memorandum.pdfUrl ? 2_000 : 4 * 60_000,
  });

export const linkedSaleQuery = (token: string) =>
  queryOptions({
    queryKey: [...salesKey, 'link', token],
    queryFn: ({ signal }) => sales.saleByLink({ body: { token }, signal }),
    retry: false,
    refetchInterval: 4 * 60_000,
  });

/** After a change of a sale: whatever shows it reads it again. */
export async function readAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: salesKey }),
    queries.invalidateQueries({ queryKey: homesKey }),
    queries.invalidateQueries({ queryKey: ['offers'] }),
    queries.invalidateQueries({ queryKey: ['own-homes'] }),
  ]);
}
