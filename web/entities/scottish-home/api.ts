import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { scottishHomeRoutes } from '../../../functions/deals/scottish-homes/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { invalidateOffers, offersKey } from '../offer/api.ts';
import type { PropertyPage } from '../property/property.ts';

type Routes = typeof scottishHomeRoutes;
/** What the reader has at a home in Scotland: their request for the Home Report and their note of interest. */
export type OwnInterest = Result<Routes['ownInterest']>;
export type ReportRequest = NonNullable<OwnInterest['report']>;
/** Who asked for the Home Report of an own home, and who noted interest. */
export type HomeInterest = Result<Routes['homeInterest']>;
export type MyInterest = Result<Routes['myInterest']>['homes'][number];
type PropertyId = PropertyPage['id'];

export const scottishHomes = createClient<Routes>({
  ownInterest: 'GET /api/scottish-homes/{propertyId}',
  homeInterest: 'GET /api/scottish-homes/{propertyId}/interest',
  myInterest: 'GET /api/my-interest',
  askForReport: 'POST /api/home-reports/{propertyId}',
  openReport: 'POST /api/home-reports/{propertyId}/open',
  answerReport: 'PUT /api/home-reports/{propertyId}/requests/{buyerId}',
  noteInterest: 'PUT /api/interest-notes/{propertyId}',
  withdrawInterest: 'DELETE /api/interest-notes/{propertyId}',
});

// Below the offers' key, as the same events change both.
const interestKey = [...offersKey, 'interest'] as const;

export function ownInterestQuery(propertyId: PropertyId) {
  return queryOptions({
    queryKey: [...interestKey, 'own', propertyId],
    queryFn: ({ signal }) => scottishHomes.ownInterest({ params: { propertyId }, signal }),
  });
}

export function homeInterestQuery(propertyId: PropertyId) {
  return queryOptions({
    queryKey: [...interestKey, 'home', propertyId],
    queryFn: ({ signal }) => scottishHomes.homeInterest({ params: { propertyId }, signal }),
  });
}

export const myInterestQuery = queryOptions({
  queryKey: [...interestKey, 'mine'],
  queryFn: ({ signal }) => scottishHomes.myInterest({ signal }),
});

/** Refetches everything that shows interest in homes. */
export function invalidateInterest(queries: QueryClient): Promise<void> {
  return invalidateOffers(queries);
}
