import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { type Offer, offers, offersKey } from '../../entities/offer/api.ts';
import { createClient } from '../../lib/client.ts';

const homes = createClient<Pick<typeof propertyRoutes, 'changeProperty'>>({
  changeProperty: 'PUT /api/properties/{id}',
});
type PropertyId = Offer['propertyId'];

/** Shows or hides the number of open offers for buyers. */
export function saveShowOfferCount(id: PropertyId, version: number, showOfferCount: boolean) {
  return homes.changeProperty({ params: { id }, body: { showOfferCount, version } });
}

/** As many as an answer can hold, since the pages put them into their own order. */
const perPage = 100;

export const buyingKey = [...offersKey, 'buying'] as const;
export function myBuyingQuery(page: number) {
  return queryOptions({
    queryKey: [...buyingKey, page],
    queryFn: ({ signal }) => offers.myBuying({ query: { page, per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function ownOffersQuery(page: number) {
  return queryOptions({
    queryKey: [...offersKey, 'own', page],
    queryFn: ({ signal }) => offers.myOffers({ query: { page, per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest of the own offers, whose terms the next one begins with. */
export const lastOfferQuery = queryOptions({
  queryKey: [...offersKey, 'last'],
  queryFn: ({ signal }) => offers.myOffers({ query: { page: 1, per_page: 1 }, signal }),
});
