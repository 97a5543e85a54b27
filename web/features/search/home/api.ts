import type { searchRoutes } from '../../../../functions/finding/search/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import { newestHomes } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { type PendingOutcome, createCachedLoader } from '../../../lib/cached-loader.ts';
import { createClient } from '../../../lib/client.ts';

const find = createClient<Pick<typeof searchRoutes, 'allProperties'>>({
  allProperties: 'GET /api/all-properties',
});
export type NewestHomes = Pick<Result<(typeof searchRoutes)['allProperties']>, 'properties' | 'featured'>;

export const loadNewestHomes = createCachedLoader((): Promise<NewestHomes> =>
  find.allProperties({ query: { per_page: newestHomes } }),
);

/** The result or the pending read of the loader, which does not wait for it. */
export interface HomePageData {
  readonly newest: PendingOutcome<NewestHomes>;
}
