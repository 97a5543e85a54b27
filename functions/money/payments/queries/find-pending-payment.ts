import { findPackage, loadPropertyPackages } from '../../packages/adapters/package-repository.ts';
import { applyPayment } from '../../packages/domain/apply-payment.ts';
import type { Payment } from '../domain/payment.ts';
import { isPaid } from '../domain/transitions.ts';

/**
 * Whether a payment that is processing or has just succeeded activates its package. One that would be
 * refunded, such as for a cancelled choice, does not block another payment.
 */
export async function willActivatePackage(payment: Payment, now: Date): Promise<boolean> {
  const { id: paymentId, propertyPackageId, totalPence } = payment;
  if (payment.status !== 'processing' && !isPaid(payment)) return false;
  const chosen = await findPackage(propertyPackageId);
  if (!chosen) return false;
  const [packages, previous] = await Promise.all([
    loadPropertyPackages(chosen.propertyId),
    chosen.upgrades === undefined ? undefined : findPackage(chosen.upgrades),
  ]);
  const decision = applyPayment({ chosen, packages, previous, sellable: true, paymentId, totalPence }, now);
  return (
    !decision ||
    decision.changed.some(
      ({ id, status }) => id === chosen.id && (status === 'active' || status === 'scheduled'),
    )
  );
}

/** The payment of a property that its provider has yet to confirm, and that will activate a package. */
export async function findPendingPayment(
  payments: readonly Payment[],
  now: Date,
): Promise<Payment | undefined> {
  for (const payment of payments)
    if (payment.status === 'processing' && (await willActivatePackage(payment, now))) return payment;
  return undefined;
}
