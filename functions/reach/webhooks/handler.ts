import { api } from '../../kernel/http/api.ts';
import { findWebhooks, listDeliveries } from './adapters/webhook-repository.ts';
import { createWebhook, removeWebhook, renewWebhookSecret, updateWebhook } from './commands/keep-webhook.ts';
import { replayDelivery } from './commands/replay-delivery.ts';
import { webhookRoutes } from './contract.ts';
import { webhookTypes } from './domain/webhook-types.ts';
import { getWebhook } from './domain/webhook.ts';

/** As many as one looks through to find what went wrong. */
const shownDeliveries = 50;

export const handler = api(webhookRoutes, {
  webhooks: async (_input, { id }) => ({
    webhooks: (await findWebhooks(id)).webhooks,
    types: [...webhookTypes],
  }),
  createWebhook: ({ body: { url, types } }, caller) => createWebhook(caller, url, types),
  changeWebhook: ({ params: { id }, body }, caller) => updateWebhook(caller, id, body),
  deleteWebhook: ({ params: { id } }, caller) => removeWebhook(caller, id),
  renewWebhookSecret: ({ params: { id } }, caller) => renewWebhookSecret(caller, id),
  webhookDeliveries: async ({ params: { id } }, caller) => {
    getWebhook(await findWebhooks(caller.id), id);
    return { deliveries: await listDeliveries(id, shownDeliveries) };
  },
  replayDelivery: ({ params: { id, deliveryId } }, caller) => replayDelivery(caller, id, deliveryId),
});
