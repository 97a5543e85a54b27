import { changePackageStatus } from '../package-orders/commands/change-package-status.ts';
import { choosePackage } from '../package-orders/commands/choose-package.ts';
import { loadPackageOverview } from '../package-orders/queries/load-package-overview.ts';
import { api } from '../../kernel/http/api.ts';
import { now } from '../../kernel/clock.ts';
import { findMostChosen } from './adapters/package-order-repository.ts';
import { packageRoutes } from './contract.ts';
import { packageCatalogue } from './domain/catalogue.ts';

export const handler = api(packageRoutes, {
  packages: async () => {
    const mostChosen = await findMostChosen();
    return {
      packages: packageCatalogue.map((offered) => ({ ...offered, popular: offered.id === mostChosen })),
      total: packageCatalogue.length,
      page: 1,
      per_page: packageCatalogue.length,
    };
  },
  choosePackage: ({ body }, { id }) => choosePackage(body, id),
  homePackage: ({ params: { propertyId } }, { id }) => loadPackageOverview(propertyId, id, now()),
  changePackageStatus: ({ params: { id }, body: { status } }, caller) =>
    changePackageStatus({ id, status }, caller.id),
});
