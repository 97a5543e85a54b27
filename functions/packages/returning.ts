import { PackageRefundDue } from '../../events/package.ts';
import type { PaymentId, RefundReason } from '../../events/vocabulary.ts';
import { idsOf } from './decision.ts';
import type { PropertyPackage } from './package.ts';

/** The running package and those that it upgraded step by step, whose payments are in its worth; the newest first. */
export type Chain = readonly PropertyPackage[];

/** What of a package's worth has to go back: out of the newest payment first, out of none more than it was. */
export function refundsDue(
  chain: Chain,
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
