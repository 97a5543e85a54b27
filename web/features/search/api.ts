import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { type Filters, writeSearchFilters } from './filters/filters.ts';

export type SearchResults = Result<(typeof searchRoutes)['searchProperties']>;
export type ResultHome = SearchResults['properties'][number];
export type Cluster = NonNullable<SearchResults['clusters']>[number];
type SearchQuery = Request<(typeof searchRoutes)['searchProperties']>['query'];

const find = createClient<Pick<typeof searchRoutes, 'searchProperties'>>({
  searchProperties: 'GET /api/search-properties',
});

/** The URL's parameters are the API's own. */
const toQuery = (filters: Filters): SearchQuery => writeSearchFilters(filters);

/** One page of a search. The earlier result stays while the next one loads. */
export function searchQuery(filters: Filters) {
  return queryOptions({
    queryKey: ['search', writeSearchFilters(filters)],
    queryFn: ({ signal }) => find.searchProperties({ query: toQuery(filters), signal }),
    placeholderData: keepPreviousData,
  });
}

/** The number of results of a search, while a person is choosing filters. */
export function resultCountQuery(filters: Filters) {
  return queryOptions({
    queryKey: ['search', 'count', writeSearchFilters({ ...filters, page: undefined, sort: undefined })],
    queryFn: async ({ signal }) => {
      const { total, facets } = await find.searchProperties({
        query: { ...toQuery(filters), page: 1, per_page: 1 },
        signal,
      });
      return { total, facets };
    },
    placeholderData: keepPreviousData,
  });
}

export interface MapViewport {
  readonly bbox: string;
  readonly zoom: number;
}

/** Pins and clusters of a search in the visible part of the map. */
export function clustersQuery(filters: Filters, sight: MapViewport) {
  return queryOptions({
    queryKey: [
      'search',
      'map',
      writeSearchFilters({ ...filters, page: undefined, sort: undefined, bbox: undefined }),
      sight,
    ],
    queryFn: async ({ signal }) => {
      const asked = { ...toQuery({ ...filters, page: undefined, sort: undefined }), ...sight };
      const { clusters = [] } = await find.searchProperties({
        query: { ...asked, view: 'map', per_page: 1 },
        signal,
      });
      return clusters;
    },
    placeholderData: keepPreviousData,
  });
}
