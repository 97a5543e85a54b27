import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { findPayment } from '../../payments/adapters/payment-repository.ts';
import type { Payment } from '../../payments/domain/payment.ts';
import { calculateTreesDue } from '../../payments/domain/refunds.ts';
import { isPaid } from '../../payments/domain/transitions.ts';
import type { OffsetPayment } from '../domain/offset.ts';

/** The payment of a package that runs or ran; undefined if it was free, never started, or returned. */
export async function findPackagePayment(found: PropertyPackage): Promise<OffsetPayment | undefined> {
  const { id: propertyPackageId, ownerId, startedAt, paymentId } = found;
  if (startedAt === undefined || paymentId === undefined) return undefined;
  const payment = await findPayment(paymentId);
  if (!payment || !isPaid(payment) || isReturned(payment)) return undefined;
  const { donationPence, paidAt = payment.createdAt } = payment;
  return { paymentId, propertyPackageId, ownerId, donationPence, dueAt: calculateTreesDue(paidAt) };
}

/** Whether its package was cancelled, or not needed. */
const isReturned = ({ refunds }: Payment): boolean =>
  refunds.some(
    ({ reason, status }) => status !== 'failed' && (reason === 'cancelled' || reason === 'not_needed'),
  );
