import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Pick<typeof propertyRoutes, 'ownListings' | 'drafts'>;
export type OwnListing = Result<Routes['ownListings']>['properties'][number];
export type Draft = Result<Routes['drafts']>['drafts'][number];

export const ownHomes = createClient<Routes>({
  ownListings: 'GET /api/properties',
  drafts: 'GET /api/property-draft',
});

/** Prefix of the query keys of own properties. */
export const ownHomesKey = ['own-homes'] as const;

/** As many as an answer can hold, since pages put them into their own order. */
export const mostOwnHomes = 48;

/** The first own homes, as many as a page can hold. */
export const allOwnHomesQuery = queryOptions({
  queryKey: [...ownHomesKey, 'all'],
  queryFn: ({ signal }) => ownHomes.ownListings({ query: { page: 1, per_page: mostOwnHomes }, signal }),
});

export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async ({ signal }) => (await ownHomes.drafts({ signal })).drafts,
});
