import { PaymentReported } from '../../../events/payment.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { processWebhookEvent } from '../commands/process-webhook-event.ts';
import { allProviders } from '../adapters/providers.ts';

/** What a provider told of is asked of the provider, and taken in as it is by now. */
export const handler = subscriber([PaymentReported], async ({ data }) =>
  processWebhookEvent(data, allProviders),
);
