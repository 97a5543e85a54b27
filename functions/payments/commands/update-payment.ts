import type { PaymentId } from '../../../events/vocabulary.ts';
import type { PaymentUpdate } from '../domain/payment-update.ts';
import type { Payment } from '../domain/payment.ts';
import { savePayment } from './save-payment.ts';
import { findPayment } from '../adapters/payment-repository.ts';
import { now } from '../../kernel/clock.ts';
import { retryWhenStale } from '../../kernel/data/table.ts';

/**
 * Loads a payment, decides and saves; calls `decide` again, with a new request to the provider, when another
 * write came first. `undefined` for an unknown payment.
 */
export function updatePayment(
  id: PaymentId,
  decide: (payment: Payment) => Promise<PaymentUpdate | undefined>,
): Promise<Payment | undefined> {
  return retryWhenStale(async () => {
    const payment = await findPayment(id);
    const decision = payment && (await decide(payment));
    if (!decision) return payment;
    await savePayment(decision, now());
    return decision.payment;
  }, 6);
}
