import type { searchRoutes } from '../../../../functions/finding/search/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { packageRoutes } from '../../../../functions/money/packages/contract.ts';
import { newestHomes } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { type PendingOutcome, createCachedLoader } from '../../../lib/cached-loader.ts';
import { createClient } from '../../../lib/client.ts';

const find = createClient<Pick<typeof searchRoutes, 'allProperties'>>({
  allProperties: 'GET /api/all-properties',
});
const packages = createClient<Pick<typeof packageRoutes, 'packages'>>({ packages: 'GET /api/package' });

export type NewestHomes = Pick<Result<(typeof searchRoutes)['allProperties']>, 'properties' | 'featured'>;
export type PackageList = Result<(typeof packageRoutes)['packages']>['packages'];

export const loadNewestHomes = createCachedLoader((): Promise<NewestHomes> =>
  find.allProperties({ query: { per_page: newestHomes } }),
);
export const loadPrices = createCachedLoader(
  async (): Promise<PackageList> => (await packages.packages()).packages,
);

/** The result or the pending read of the loader, which does not wait for it. */
export interface HomePageData {
  readonly newest: PendingOutcome<NewestHomes>;
}
