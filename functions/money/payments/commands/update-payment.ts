import type { PaymentId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findPayment } from '../adapters/payment-repository.ts';
import type { PaymentUpdate } from '../domain/payment-update.ts';
import type { Payment } from '../domain/payment.ts';
import { buildPaymentUpdate } from './save-payment.ts';

/**
 * Loads a payment, decides and saves; calls `decide` again, with a new request to the provider, when another
 * write came first. `undefined` for an unknown payment.
 */
export function updatePayment(
  id: PaymentId,
  decide: (payment: Payment) => Promise<PaymentUpdate | undefined>,
): Promise<Payment | undefined> {
  return updateWithRetry(
    () => findPayment(id),
    async (payment) => {
      const decision = payment && (await decide(payment));
      return decision ? buildPaymentUpdate(decision, now()) : { writes: [], result: payment };
    },
    { attempts: 6 },
  );
}
