import type { PaymentId } from '../../../../events/vocabulary.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { applyOutcome } from '../domain/payment-lifecycle.ts';
import type { Payment } from '../domain/payment.ts';
import {
  type PaymentProvider,
  type PaymentOutcome,
  type PaymentProviders,
  getProvider,
} from '../domain/provider.ts';
import { isPaid, isOpenPayment } from '../domain/transitions.ts';
import { updatePayment } from './update-payment.ts';

type ProviderCall = (provider: PaymentProvider, payment: Payment) => Promise<PaymentOutcome>;

/**
 * Applies the outcome that `ask` returns; a payment without a session could not be paid and is left as it is.
 */
export function applyProviderCall(id: PaymentId, ways: PaymentProviders, ask: ProviderCall) {
  return updatePayment(id, async (payment) => {
    if (isPaid(payment)) return undefined;
    if (payment.session === undefined) return undefined;
    return applyOutcome(payment, await ask(await getProvider(ways, payment.payBy), payment));
  });
}

/**
 * The provider's status of a payment; an approved order is captured here. The payment becomes `processing`
 * first, so that no other request can close it and a package is not paid twice.
 */
const fetchStatus: ProviderCall = async (provider, payment) => {
  const outcome = await provider.getStatus(payment);
  if (outcome.state !== 'approved' || !provider.capture || !isOpenPayment(payment)) return outcome;
  if (payment.status === 'processing') return provider.capture(payment);
  const chosen = await findPackage(payment.propertyPackageId);
  return chosen?.status === 'pending_payment' ? outcome : { state: 'failed', reason: 'cancelled' };
};

/** Asks the provider for a payment's outcome and applies it. */
export async function settlePayment(id: PaymentId, ways: PaymentProviders): Promise<Payment | undefined> {
  const payment = await applyProviderCall(id, ways, fetchStatus);
  const isHeld = payment?.payBy === 'wallet' && payment.status === 'processing';
  return isHeld ? applyProviderCall(id, ways, fetchStatus) : payment;
}
