import type { propertyRoutes } from '../../../functions/properties/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { createCachedLoader } from '../../lib/cached-loader.ts';

export type Page = Result<(typeof propertyRoutes)['property']>;

export const homes = createClient<Pick<typeof propertyRoutes, 'property' | 'recordView'>>({
  property: 'GET /api/properties/{id}',
  recordView: 'POST /api/property-view',
});

type Id = Page['id'];
const isId = (id: string): id is Id => id.startsWith('prp_');

/** The page of a property by its id; null when it is unknown or not visible. */
export const pageOf = createCachedLoader(async (id): Promise<Page | null> => {
  if (!isId(id)) return null;
  try {
    return await homes.property({ params: { id } });
  } catch (error) {
    // A malformed id is 422; for a person it is a missing property, too.
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return null;
    throw error;
  }
});
