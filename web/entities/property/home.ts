import { queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/properties/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';

type Routes = Pick<typeof propertyRoutes, 'property'>;
/** A home as its reader may see it; its owner sees more. */
export type HomePage = Result<Routes['property']>;

export const homes = client<Routes>({ property: 'GET /api/properties/{id}' });

/** Before every home. */
export const homesKey = ['property'] as const;
export const homeQuery = (id: HomePage['id']) =>
  queryOptions({
    queryKey: [...homesKey, id],
    queryFn: ({ signal }) => homes.property({ params: { id }, signal }),
  });
