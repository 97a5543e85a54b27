import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { packageRoutes } from '../../../../functions/money/packages/contract.ts';
import { createCachedLoader } from '../../../lib/cached-loader.ts';
import { createClient } from '../../../lib/client.ts';

const packages = createClient<Pick<typeof packageRoutes, 'packages'>>({ packages: 'GET /api/package' });

export type PackageList = Result<(typeof packageRoutes)['packages']>['packages'];

export const loadPrices = createCachedLoader(
  async (): Promise<PackageList> => (await packages.packages()).packages,
);
