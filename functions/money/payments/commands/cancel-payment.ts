import type { PaymentId } from '../../../../events/vocabulary.ts';
import { failPayment } from '../domain/payment-lifecycle.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentProviders } from '../domain/provider.ts';
import { applyProviderCall } from './settle-payment.ts';
import { updatePayment } from './update-payment.ts';

/** Cancels a waiting payment; a payment that is processing or closed is unchanged. */
export function cancelUnpaidPayment(id: PaymentId, reason: 'cancelled' | 'expired') {
  return updatePayment(id, async (payment) =>
    payment.status === 'processing' ? undefined : failPayment(payment, reason),
  );
}

/**
 * Closes a payment and returns it in its final state, which may be paid or under way. Its page is closed first
 * where the function reaches its provider and that is switched on.
 */
export async function cancelPayment(payment: Payment, ways: PaymentProviders): Promise<Payment> {
  const { id, session, payBy } = payment;
  const isAskable = session !== undefined && (await ways[payBy]?.()) !== undefined;
  return (await (isAskable ? cancelAtProvider(id, ways) : cancelUnpaidPayment(id, 'cancelled'))) ?? payment;
}

export function cancelAtProvider(id: PaymentId, ways: PaymentProviders) {
  return applyProviderCall(id, ways, (provider, payment) => provider.cancel(payment));
}
