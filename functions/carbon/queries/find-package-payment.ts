import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { isPaid } from '../../payments/domain/transitions.ts';
import { findPayment } from '../../payments/adapters/payment-repository.ts';
import type { OffsetPayment } from '../domain/offset.ts';

/** The payment of a package that runs or ran; undefined if it was free or never started. */
export async function findPackagePayment(found: PropertyPackage): Promise<OffsetPayment | undefined> {
  const { id: propertyPackageId, ownerId, startedAt, paymentId } = found;
  if (startedAt === undefined || paymentId === undefined) return undefined;
  const payment = await findPayment(paymentId);
  if (!payment || !isPaid(payment)) return undefined;
  return { paymentId, propertyPackageId, ownerId, donationPence: payment.donationPence };
}
