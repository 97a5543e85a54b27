import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { mostOffers, type Offer, offers, offersKey } from '../../entities/offer/api.ts';
import { createClient } from '../../lib/client.ts';

const homes = createClient<Pick<typeof propertyRoutes, 'changeProperty'>>({
  changeProperty: 'PUT /api/properties/{id}',
});
type PropertyId = Offer['propertyId'];

/** Shows or hides the number of open offers for buyers. */
export function saveShowOfferCount(id: PropertyId, version: number, showOfferCount: boolean) {
  return homes.changeProperty({ params: { id }, body: { showOfferCount, version } });
}

export function ownOffersQuery(page: number) {
  return queryOptions({
    queryKey: [...offersKey, 'own', page],
    queryFn: ({ signal }) => offers.myOffers({ query: { page, per_page: mostOffers }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest of the own offers, whose terms the next one begins with. */
export const lastOfferQuery = queryOptions({
  queryKey: [...offersKey, 'last'],
  queryFn: ({ signal }) => offers.myOffers({ query: { page: 1, per_page: 1 }, signal }),
});
