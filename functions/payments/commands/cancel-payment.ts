import type { PaymentId } from '../../../events/vocabulary.ts';
import { applyProviderCall } from './settle-payment.ts';
import { updatePayment } from './update-payment.ts';
import { failPayment } from '../domain/payment-lifecycle.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentProviders } from '../domain/provider.ts';

/** Nobody waits for it any more; what is under way or came to an end stays as it is. */
export const failUnpaid = (id: PaymentId, reason: 'cancelled' | 'expired') =>
  updatePayment(id, async (payment) =>
    payment.status === 'processing' ? undefined : failPayment(payment, reason),
  );

/**
 * Makes sure that nobody pays it any more; answers it as it ended, which may be paid. Where its provider is out of
 * reach here, the reaction to its failing does that a moment later.
 */
export async function cancelPayment(payment: Payment, ways: PaymentProviders): Promise<Payment> {
  const { id, session, payBy } = payment;
  const isAskable = session !== undefined && ways[payBy] !== undefined;
  return (await (isAskable ? cancelAtProvider(id, ways) : failUnpaid(id, 'cancelled'))) ?? payment;
}

export const cancelAtProvider = (id: PaymentId, ways: PaymentProviders) =>
  applyProviderCall(id, ways, (provider, payment) => provider.cancel(payment));
