import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createCachedLoader } from '../../lib/cached-loader.ts';
import { createClient } from '../../lib/client.ts';

export const homes = createClient<Pick<typeof propertyRoutes, 'property' | 'recordView'>>({
  property: 'GET /api/properties/{id}',
  recordView: 'POST /api/property-view',
});

/** The page of a property by its slug or id; `undefined` when it is unknown or not visible. */
export const loadPropertyPage = createCachedLoader(
  async (id): Promise<PropertyPage | undefined> => {
    try {
      return await homes.property({ params: { id } });
    } catch (error) {
      // A malformed address is 422; for a person it is a missing property, too.
      if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return undefined;
      throw error;
    }
  },
  (home) => (home?.slug === undefined ? [] : [home.slug]),
);
