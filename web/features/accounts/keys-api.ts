import { queryOptions } from '@tanstack/react-query';
import type { apiKeyRoutes } from '../../../functions/people/api-keys/contract.ts';
import { createClient } from '../../lib/client.ts';

export const apiKeys = createClient<typeof apiKeyRoutes>({
  apiKeys: 'GET /api/user/api-keys',
  createApiKey: 'POST /api/user/api-keys',
  rotateApiKey: 'POST /api/user/api-keys/{id}/rotate',
  endApiKey: 'DELETE /api/user/api-keys/{id}',
});

export type OwnKey = Awaited<ReturnType<typeof apiKeys.apiKeys>>['keys'][number];
/** A key as it is shown once. */
export type ShownKey = Awaited<ReturnType<typeof apiKeys.createApiKey>>;

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => apiKeys.apiKeys({ signal }),
});
