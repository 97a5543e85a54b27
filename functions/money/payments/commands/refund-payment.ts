import type * as z from 'zod';
import type { PackageRefundDue } from '../../../../events/package.ts';
import type { PaymentId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { log } from '../../../kernel/observability/log.ts';
import { findPayment } from '../adapters/payment-repository.ts';
import type { PaymentUpdate } from '../domain/payment-update.ts';
import type { Payment, Refund } from '../domain/payment.ts';
import { type PaymentProviders, getProvider, type PaymentProvider } from '../domain/provider.ts';
import { requestRefund, selectUnsentRefunds, applyProviderRefund } from '../domain/refunds.ts';
import { updatePayment } from './update-payment.ts';

/** Records a refund that is due and asks the provider for it, with the refund's id as the idempotency key. */
export async function refundPayment(
  due: z.output<typeof PackageRefundDue.detail>,
  ways: PaymentProviders,
): Promise<void> {
  const { paymentId, key, amountPence, whole, reason } = due;
  const wish = { id: newId('rfd'), key, amountPence, whole, reason };
  const payment = await updatePayment(paymentId, async (found) => requestRefund(found, wish, now()));
  if (!payment) return log.error('A refund is due of a payment that is not here', { paymentId, key });
  await sendRefunds(paymentId, ways);
}

export function createAdoption() {
  return { newId: () => newId('rfd'), now: now() };
}

/** Asks the provider for all due refunds; a repeat with the same refund id refunds once. */
export async function sendRefunds(id: PaymentId, ways: PaymentProviders): Promise<void> {
  const payment = await findPayment(id);
  const due = payment ? selectUnsentRefunds(payment) : [];
  for (const refund of due) {
    const after = await updatePayment(id, async (found) => {
      // It was adjusted to what is left, or sent, a moment ago.
      if (!selectUnsentRefunds(found).some((one) => one.id === refund.id)) return undefined;
      return sendRefund(found, refund, await getProvider(ways, found.payBy));
    });
    const hasNewRefund =
      after && selectUnsentRefunds(after).some((one) => !due.some((other) => other.id === one.id));
    if (hasNewRefund) return sendRefunds(id, ways);
  }
}

async function sendRefund(
  payment: Payment,
  refund: Refund,
  provider: PaymentProvider,
): Promise<PaymentUpdate | undefined> {
  const report = await provider.refund(payment, refund);
  // It stays due, and is sent once the dispute is won.
  if (report === 'disputed') return undefined;
  if (report !== 'exceeded')
    return applyProviderRefund(payment, { ...report, refundId: refund.id }, createAdoption());
  // Staff refunded it on the provider's dashboard, and its webhook has not arrived.
  for (const made of await provider.listRefunds(payment)) {
    const decision = applyProviderRefund(payment, made, createAdoption());
    if (decision) return decision;
  }
  throw new Error(`Less is left at the provider than refund ${refund.id} asks for`);
}
