import { PaymentFailed } from '../../../../events/payment.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { loadStripeProvider } from '../adapters/stripe/provider.ts';
import { cancelAtProvider } from '../commands/cancel-payment.ts';

/** Closes the card page that was abandoned for PayPal while cards were switched off, so that it cannot be paid as well. */
export const handler = subscriber(
  'payments-on-payment-failed',
  { on: [PaymentFailed], needs: ['table:write', 'books:append', 'cards'], timeoutSeconds: 60 },
  async ({ data: { paymentId, payBy, reason } }) => {
    if (payBy === 'card' && reason === 'cancelled')
      await cancelAtProvider(paymentId, { card: loadStripeProvider });
  },
);
