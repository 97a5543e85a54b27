import * as z from 'zod';
import { WebhookId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { DeliveryState, WebhookTry } from './domain/webhook-delivery.ts';
import { webhookTypes } from './domain/webhook-types.ts';
import { WebhookOff } from './domain/webhook.ts';

const Types = z
  .array(z.string().refine((type) => webhookTypes.includes(type), 'This is no event that we send'))
  .min(1, 'Choose what it hears of')
  .transform((types) => webhookTypes.filter((type) => types.includes(type)));

const url = z.url('This isn’t a web address').max(500);
const NewWebhook = z.object({ url, types: Types });

export const WebhookView = z.object({
  id: WebhookId,
  url: z.string(),
  types: z.array(z.string()),
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().optional(),
  off: WebhookOff.optional(),
});
export type WebhookView = z.output<typeof WebhookView>;

export const WebhookDeliveryView = z.object({
  id: z.string(),
  type: z.string(),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.string()),
  state: DeliveryState,
  tries: z.array(WebhookTry),
  nextAt: z.iso.datetime().optional(),
});

const SecretShown = z.object({ webhook: WebhookView, secret: z.string() });
const byId = z.object({ id: WebhookId });

export const webhookRoutes = defineRoutes({
  webhooks: {
    method: 'GET',
    path: '/api/user/webhooks',
    access: 'user',
    summary: 'The webhooks of the account, the oldest first, and the events that one can hear of',
    result: z.object({ webhooks: z.array(WebhookView), types: z.array(z.string()) }),
  },
  createWebhook: {
    method: 'POST',
    path: '/api/user/webhooks',
    access: 'active',
    summary: 'Send news to an address of the person’s own; the secret that signs them is shown this once',
    status: 201,
    secret: true,
    body: NewWebhook,
    result: SecretShown,
    problems: ['conflict', 'stale', 'too_many'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/api/user/webhooks/{id}',
    access: 'active',
    summary: 'Change a webhook, or turn it on again',
    params: byId,
    body: z.strictObject({ url: url.optional(), types: Types.optional() }),
    result: WebhookView,
    problems: ['not_found', 'stale'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/user/webhooks/{id}',
    access: 'user',
    whileLeaving: true,
    summary: 'Delete a webhook with its log',
    params: byId,
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/user/webhooks/{id}/secret',
    access: 'active',
    summary:
      'A new secret, shown this once; the one before signs for another day, too, during which it can’t be replaced again',
    status: 201,
    secret: true,
    params: byId,
    result: SecretShown,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  webhookDeliveries: {
    method: 'GET',
    path: '/api/user/webhooks/{id}/deliveries',
    access: 'user',
    summary: 'The latest deliveries of a webhook with their tries, newest first',
    params: byId,
    result: z.object({ deliveries: z.array(WebhookDeliveryView) }),
    problems: ['not_found'],
  },
  replayDelivery: {
    method: 'POST',
    path: '/api/user/webhooks/{id}/deliveries/{deliveryId}/replay',
    access: 'active',
    summary: 'Deliver once more, under the same id',
    status: 202,
    params: byId.extend({ deliveryId: z.string().regex(/^whd_\w{1,80}$/, 'This is no delivery') }),
    result: WebhookDeliveryView,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
});
