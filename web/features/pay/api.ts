import { queryOptions } from '@tanstack/react-query';
import type { propertyRoutes } from '../../../functions/properties/contract.ts';
import type { Result } from '../../../functions/shared/contract.ts';
import { payments } from '../../deal/pay/api.ts';
import { client } from '../../lib/client.ts';

const homes = client<Pick<typeof propertyRoutes, 'property'>>({ property: 'GET /api/properties/{id}' });
export type HomePage = Result<(typeof propertyRoutes)['property']>;

export const homeQuery = (id: HomePage['id']) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => homes.property({ params: { id }, signal }),
  });

/** The ways to pay that are switched on here. */
export const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  staleTime: 60_000,
  queryFn: ({ signal }) => payments.paymentMethods({ signal }),
});
