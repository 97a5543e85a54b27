import { queryOptions } from '@tanstack/react-query';
import type { webhookRoutes } from '../../../functions/reach/webhooks/contract.ts';
import { createClient } from '../../lib/client.ts';

export const webhooks = createClient<typeof webhookRoutes>({
  webhooks: 'GET /api/user/webhooks',
  createWebhook: 'POST /api/user/webhooks',
  changeWebhook: 'PUT /api/user/webhooks/{id}',
  deleteWebhook: 'DELETE /api/user/webhooks/{id}',
  renewWebhookSecret: 'POST /api/user/webhooks/{id}/secret',
  webhookDeliveries: 'GET /api/user/webhooks/{id}/deliveries',
  replayDelivery: 'POST /api/user/webhooks/{id}/deliveries/{deliveryId}/replay',
});

export type OwnWebhook = Awaited<ReturnType<typeof webhooks.webhooks>>['webhooks'][number];
export type Delivery = Awaited<ReturnType<typeof webhooks.webhookDeliveries>>['deliveries'][number];

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => webhooks.webhooks({ signal }),
});

export function deliveriesQuery(id: OwnWebhook['id']) {
  return queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => webhooks.webhookDeliveries({ params: { id }, signal }),
  });
}
