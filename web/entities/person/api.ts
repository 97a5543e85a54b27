import { queryOptions } from '@tanstack/react-query';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof accountRoutes, 'buyerSeller'>;

const people = createClient<Calls>({ buyerSeller: 'GET /api/buyer-seller/{id}' });

export type Person = Result<Calls['buyerSeller']>;
export type PersonId = Request<Calls['buyerSeller']>['params']['id'];

const freshMs = 60_000;

export function personQuery(id: PersonId) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => people.buyerSeller({ params: { id }, signal }),
    staleTime: freshMs,
  });
}
