import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Pick<typeof propertyRoutes, 'property'>;
/** A property for its reader; its owner gets more fields. */
export type PropertyPage = Result<Routes['property']>;

export const homes = createClient<Routes>({ property: 'GET /api/properties/{id}' });

/** Prefix of the query keys of properties. */
export const propertyKey = ['property'] as const;
/** @param id or the slug of its public address */
export function propertyQuery(id: string) {
  return queryOptions({
    queryKey: [...propertyKey, id],
    queryFn: ({ signal }) => homes.property({ params: { id }, signal }),
  });
}

/** Whether the home can no longer be changed, taken off the market or sold to another person. */
export function isSold(status: PropertyPage['status']): boolean {
  return status === 'exchanged' || status === 'completed';
}
