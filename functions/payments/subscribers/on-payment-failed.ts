import { PaymentFailed } from '../../../events/payment.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { cancelAtProvider } from '../commands/cancel-payment.ts';
import { loadStripeProvider } from '../adapters/stripe/provider.ts';

/** Whoever went on to pay by PayPal left a card's page behind; nobody shall pay there any more. */
export const handler = subscriber([PaymentFailed], async ({ data: { paymentId, payBy, reason } }) => {
  if (payBy === 'card' && reason === 'cancelled')
    await cancelAtProvider(paymentId, { card: loadStripeProvider });
});
