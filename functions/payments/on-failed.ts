import { PaymentFailed } from '../../events/payment.ts';
import { subscriber } from '../shared/subscriber.ts';
import { endAtProvider } from './acts.ts';
import { cardProvider } from './card.ts';

/** Whoever went on to pay by PayPal left a card's page behind; nobody shall pay there any more. */
export const handler = subscriber([PaymentFailed], async ({ data: { paymentId, payBy, reason } }) => {
  if (payBy === 'card' && reason === 'cancelled') await endAtProvider(paymentId, { card: cardProvider });
});
