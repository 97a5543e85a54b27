import type { QueryClient } from '@tanstack/react-query';
import type { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { createClient } from '../../lib/client.ts';
import { type User, userQuery } from './user.ts';

export type BuyerProfile = NonNullable<User['buyerProfile']>;
export type BuyerStatus = BuyerProfile['status'];

const accounts = createClient<Pick<typeof accountRoutes, 'updateProfile'>>({
  updateProfile: 'PUT /api/buyer-seller/update-profile',
});

/** Keeps the buyer's position in their profile and updates the cached user. */
export async function savePosition(queries: QueryClient, buyerProfile: BuyerProfile): Promise<void> {
  queries.setQueryData(userQuery.queryKey, await accounts.updateProfile({ body: { buyerProfile } }));
}
