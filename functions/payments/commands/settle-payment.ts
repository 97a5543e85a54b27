import type { PaymentId } from '../../../events/vocabulary.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { updatePayment } from './update-payment.ts';
import { applyOutcome } from '../domain/payment-lifecycle.ts';
import type { Payment } from '../domain/payment.ts';
import {
  type PaymentProvider,
  type PaymentOutcome,
  type PaymentProviders,
  getProvider,
} from '../domain/provider.ts';
import { isPaid, isOpen } from '../domain/transitions.ts';

type ProviderCall = (provider: PaymentProvider, payment: Payment) => Promise<PaymentOutcome>;

/** What became of a payment by the word of `ask`; one that never came to a page could not be paid. */
export const applyProviderCall = (id: PaymentId, ways: PaymentProviders, ask: ProviderCall) =>
  updatePayment(id, async (payment) => {
    if (isPaid(payment)) return undefined;
    if (payment.session === undefined) return undefined;
    return applyOutcome(payment, await ask(await getProvider(ways, payment.payBy), payment));
  });

/**
 * What became of it; approved money is taken here. The payment becomes `processing` first, which keeps everybody from
 * ending it, so that nobody pays for a package twice.
 */
const fetchStatus: ProviderCall = async (provider, payment) => {
  const outcome = await provider.getStatus(payment);
  if (outcome.state !== 'approved' || !provider.capture || !isOpen(payment)) return outcome;
  if (payment.status === 'processing') return provider.capture(payment);
  const chosen = await findPackage(payment.propertyPackageId);
  return chosen?.status === 'pending_payment' ? outcome : { state: 'failed', reason: 'cancelled' };
};

/** Asks the provider what became of a payment, and takes it in. */
export async function settlePayment(id: PaymentId, ways: PaymentProviders): Promise<Payment | undefined> {
  const payment = await applyProviderCall(id, ways, fetchStatus);
  const isHeld = payment?.payBy === 'wallet' && payment.status === 'processing';
  return isHeld ? applyProviderCall(id, ways, fetchStatus) : payment;
}
