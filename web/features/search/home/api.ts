import type { searchRoutes } from '../../../../functions/finding/search/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { packageRoutes } from '../../../../functions/money/packages/contract.ts';
import { newestHomesQuery } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { type PendingOutcome, createCachedLoader } from '../../../lib/cached-loader.ts';
import { createClient } from '../../../lib/client.ts';

const calls = createClient<
  Pick<typeof searchRoutes, 'allProperties'> & Pick<typeof packageRoutes, 'packages'>
>({
  allProperties: 'GET /api/all-properties',
  packages: 'GET /api/package',
});
export type NewestHomes = Pick<
  Result<(typeof searchRoutes)['allProperties']>,
  'properties' | 'featured' | 'front'
>;
export type PackageList = Result<(typeof packageRoutes)['packages']>['packages'];

export const loadNewestHomes = createCachedLoader((): Promise<NewestHomes> =>
  calls.allProperties({ query: newestHomesQuery }),
);
export const loadPrices = createCachedLoader(
  async (): Promise<PackageList> => (await calls.packages()).packages,
);

/** The results or the pending reads of the loader, which only waits for what its document has. */
export interface HomePageData {
  readonly newest: PendingOutcome<NewestHomes>;
  /** A member sees none. */
  readonly prices?: PendingOutcome<PackageList>;
}
