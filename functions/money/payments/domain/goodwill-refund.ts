import type { DomainEvent } from '../../../../events/define.ts';
import { PackageRefundDue } from '../../../../events/package.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatPence } from '../../../kernel/money.ts';
import { calculateKept } from './ledger.ts';
import type { Payment } from './payment.ts';
import { isPaid } from './transitions.ts';

/** Pence of the price that staff can still refund; 0 during a dispute and after a lost one. */
export function calculateRefundablePence(payment: Payment): number {
  if (!isPaid(payment) || payment.disputes.some(({ status }) => status !== 'won')) return 0;
  return Math.max(0, calculateKept(payment).pricePence);
}

/**
 * The event of a goodwill refund by staff; its subscriber asks the provider.
 * @param key idempotency key of this refund, so that a repeat of the event refunds once
 * @throws 409 `nothing_left` when nothing can be refunded, `too_much` for more than is left
 */
export function createGoodwillRefundEvent(
  payment: Payment,
  { amountPence, key }: { readonly amountPence: number; readonly key: string },
): DomainEvent {
  const { id: paymentId, propertyPackageId, propertyId, ownerId } = payment;
  const left = calculateRefundablePence(payment);
  if (left === 0)
    throw new AppError('conflict', 'Nothing of this payment can be given back.', { state: 'nothing_left' });
  if (amountPence > left)
    throw new AppError('conflict', `At most ${formatPence(left)} can be given back.`, { state: 'too_much' });
  const names = { paymentId, propertyPackageId, propertyId, ownerId };
  return PackageRefundDue.of({ ...names, key, amountPence, whole: false, reason: 'goodwill' });
}
