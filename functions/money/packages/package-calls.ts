import type { Operations } from '../../kernel/http/api.ts';
import { findMostChosen } from './adapters/package-order-repository.ts';
import type { packageRoutes } from './contract.ts';
import { packageCatalogue } from './domain/catalogue.ts';

export const packageCalls = {
  packages: async () => {
    const mostChosen = await findMostChosen();
    return {
      packages: packageCatalogue.map((offered) => ({ ...offered, popular: offered.id === mostChosen })),
      total: packageCatalogue.length,
      page: 1,
      per_page: packageCatalogue.length,
    };
  },
} satisfies Partial<Operations<typeof packageRoutes>>;
