import { PackageRefundDue } from '../../../events/package.ts';
import type { PaymentId, RefundReason } from '../../../events/vocabulary.ts';
import { idsOf } from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';

/** The running package and those that it upgraded step by step, whose payments are in its worth; the newest first. */
export type UpgradeChain = readonly PropertyPackage[];

/** What of a package's worth has to go back: out of the newest payment first, out of none more than it was. */
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
      ...idsOf(source),
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
