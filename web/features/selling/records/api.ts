import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { homeRecordRoutes } from '../../../../functions/finding/home-records/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = typeof homeRecordRoutes;
export type PriceGuide = Result<Routes['priceGuide']>;
export type HomeRecords = Result<Routes['homeRecords']>;
/** What a home is compared by. */
export type PriceGuideKind = Request<Routes['priceGuide']>['query'];
/** What the registers find a home by. */
export type RecordedHome = Request<Routes['homeRecords']>['query'];

const registers = createClient<Routes>({
  priceGuide: 'GET /api/price-guide',
  homeRecords: 'GET /api/home-records',
});

/** Registers change once a month at most. */
const cacheOptions = { staleTime: Infinity, retry: false } as const;

export function priceGuideQuery(kind: PriceGuideKind) {
  return queryOptions({
    queryKey: ['price-guide', kind],
    queryFn: ({ signal }) => registers.priceGuide({ query: kind, signal }),
    placeholderData: keepPreviousData,
    ...cacheOptions,
  });
}

export function homeRecordsQuery(home: RecordedHome) {
  return queryOptions({
    queryKey: ['home-records', home],
    queryFn: ({ signal }) => registers.homeRecords({ query: home, signal }),
    ...cacheOptions,
  });
}
