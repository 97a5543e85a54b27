import { queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/properties/contract.ts';
import type { Result } from '../../../functions/shared/contract.ts';
import type { HomeId } from '../../deal/viewings/api.ts';
import { client } from '../../lib/client.ts';

const homes = client<Pick<typeof propertyRoutes, 'property'>>({ property: 'GET /api/properties/{id}' });
export type HomePage = Result<(typeof propertyRoutes)['property']>;

/** The home whose times they are. */
export const homeQuery = (id: HomeId) =>
  queryOptions({
    queryKey: ['viewings', 'home', id],
    queryFn: ({ signal }) => homes.property({ params: { id }, signal }),
  });
