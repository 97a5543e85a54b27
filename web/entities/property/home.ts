import { queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/properties/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Pick<typeof propertyRoutes, 'property'>;
/** A property for its reader; its owner gets more fields. */
export type HomePage = Result<Routes['property']>;

export const homes = createClient<Routes>({ property: 'GET /api/properties/{id}' });

/** Prefix of the query keys of properties. */
export const homesKey = ['property'] as const;
export const homeQuery = (id: HomePage['id']) =>
  queryOptions({
    queryKey: [...homesKey, id],
    queryFn: ({ signal }) => homes.property({ params: { id }, signal }),
  });
