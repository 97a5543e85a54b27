import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { offerRoutes } from '../../../functions/deals/offers/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { ownHomesKey } from '../own-home/api.ts';
import { propertyKey } from '../property/property.ts';

type Routes = typeof offerRoutes;
/** An offer for one of its two sides. */
export type Offer = Result<Routes['changeOffer']>;
export type OfferVerb = Offer['can'][number];
export type OfferChange = Request<Routes['changeOffer']>['body'];
export type OfferRejection = Request<Routes['rejectOffer']>['body'];
export type NewOffer = Request<Routes['makeOffer']>['body'];
export type HomeOffers = Result<Routes['propertyOffers']>;
export type Round = NonNullable<HomeOffers['round']>;
export type BuyingItem = Result<Routes['myBuying']>['buying'][number];
export type OfferSort = NonNullable<NonNullable<Request<Routes['propertyOffers']>['query']>['sort']>;
type PropertyId = Offer['propertyId'];

/** Props of the dialog of a step. */
export interface OfferDialogProps {
  readonly offer: Offer;
  readonly verb: OfferVerb;
  readonly onClose: () => void;
}

export const offers = createClient<Routes>({
  makeOffer: 'POST /api/offers',
  changeOffer: 'PUT /api/offers/{id}',
  acceptOffer: 'PUT /api/accept-offer/{id}',
  rejectOffer: 'PUT /api/reject-offer/{id}',
  propertyOffers: 'GET /api/property-offers/{id}',
  offerDocument: 'GET /api/offers/{id}/documents/{docId}',
  callRound: 'POST /api/best-and-final/{id}',
  cancelRound: 'DELETE /api/best-and-final/{id}',
  myOffers: 'GET /api/my-offers',
  myBuying: 'GET /api/my-buying',
  removeFromBuying: 'GET /api/my-buying/remove/{id}',
  restoreToBuying: 'POST /api/my-buying/restore/{id}',
});

/** Prefix of the query keys of offers. */
export const offersKey = ['offers'] as const;

/** As many as an answer can hold, since pages put them into their own order. */
export const mostOffers = 100;

export const buyingKey = [...offersKey, 'buying'] as const;

/** A page of the properties that a buyer wrote about, viewed or made an offer on. */
export function myBuyingQuery(page: number) {
  return queryOptions({
    queryKey: [...buyingKey, page],
    queryFn: ({ signal }) => offers.myBuying({ query: { page, per_page: mostOffers }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The offers on a property: all for its seller, for other people their own. */
export function homeOffersQuery(id: PropertyId, sort: OfferSort = 'newest') {
  return queryOptions({
    queryKey: [...offersKey, 'home', id, sort],
    queryFn: ({ signal }) =>
      offers.propertyOffers({ params: { id }, query: { sort, per_page: 100 }, signal }),
  });
}

/** Refetches everything that shows an offer, after a step of it. */
export async function invalidateOffers(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: offersKey }),
    queries.invalidateQueries({ queryKey: propertyKey }),
    queries.invalidateQueries({ queryKey: ['messages'] }),
    queries.invalidateQueries({ queryKey: ownHomesKey }),
  ]);
}
