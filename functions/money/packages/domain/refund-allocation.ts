import { PackageRefundDue } from '../../../../events/package.ts';
import type { PaymentId, RefundReason } from '../../../../events/vocabulary.ts';
import { toPackageEventFields } from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';

/** The running package and those that it upgraded, whose payments are part of its value; newest first. */
export type UpgradeChain = readonly PropertyPackage[];

/**
 * Allocates a refund to the payments of a chain: newest first, and no payment refunded more than its total.
 */
export function allocateRefund(
  chain: UpgradeChain,
  refundPence: number,
  reason: RefundReason,
  keyOf: (source: PropertyPackage) => string,
) {
  let left = refundPence;
  return chain.flatMap((source) => {
    const amountPence = Math.min(left, source.totalPence);
    if (!isPaid(source) || amountPence === 0) return [];
    left -= amountPence;
    return PackageRefundDue.of({
      ...toPackageEventFields(source),
      paymentId: source.paymentId,
      key: keyOf(source),
      amountPence,
      whole: amountPence === source.totalPence,
      reason,
    });
  });
}

const isPaid = (source: PropertyPackage): source is PropertyPackage & { paymentId: PaymentId } =>
  source.paymentId !== undefined;
