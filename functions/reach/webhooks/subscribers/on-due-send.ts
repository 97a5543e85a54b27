import { WebhookDue } from '../../../../events/webhook.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deliverWebhook } from '../commands/deliver-webhook.ts';

/** Tries deliveries that are due; a slow receiver holds up the four others of its batch, and no other group. */
export const handler = subscriber(
  'webhooks-on-due-send',
  {
    on: [WebhookDue],
    needs: ['table:write', 'scheduler', 'mail', 'vault:open-webhook', 'webhooks'],
    atOnce: 10,
    timeoutSeconds: 60,
  },
  ({ data }) => deliverWebhook(data),
);
