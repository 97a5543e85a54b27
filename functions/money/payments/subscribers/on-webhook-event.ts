import { PaymentReported } from '../../../../events/payment.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { allProviders } from '../adapters/providers.ts';
import { processWebhookEvent } from '../commands/process-webhook-event.ts';

/** Asks the provider for the present state of what its webhook reported, and applies it. */
export const handler = subscriber(
  'payments-on-webhook-event',
  {
    on: [PaymentReported],
    needs: ['table:write', 'books:read', 'books:append', 'cards', 'wallet'],
    timeoutSeconds: 60,
  },
  async ({ data }) => processWebhookEvent(data, allProviders),
);
