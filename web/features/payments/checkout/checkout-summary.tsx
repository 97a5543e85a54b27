import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatPence } from '../../../lib/format.ts';
import type { AppliedCoupon, CheckoutSums } from './checkout-sums.ts';

interface Props {
  readonly name: string;
  /** The package whose unused value reduces the price. */
  readonly before: string | undefined;
  readonly days: number;
  readonly coupon: AppliedCoupon | undefined;
  readonly sums: CheckoutSums;
}

/** Every sum of the purchase, as on the receipt. */
export function CheckoutSummary({ name, before, days, coupon, sums }: Props) {
  return (
    <dl className="tabular grid gap-2">
      <SummaryLine term={`${name}, ${days + (coupon?.freeDays ?? 0)} days`}>
        {formatPence(sums.pricePence)}
      </SummaryLine>
      {sums.creditPence > 0 && (
        <SummaryLine term={`Credit for the rest of ${before ?? 'your package'}`}>
          −{formatPence(sums.creditPence)}
        </SummaryLine>
      )}
      {coupon && coupon.freeDays > 0 && (
        <SummaryLine term={`Coupon ${coupon.code}`}>{`${coupon.freeDays} days more`}</SummaryLine>
      )}
      {sums.discountPence > 0 && (
        <SummaryLine term={coupon ? `Coupon ${coupon.code}` : 'Coupon'}>
          −{formatPence(sums.discountPence)}
        </SummaryLine>
      )}
      <SummaryLine term="Net" className="border-t border-line pt-2 text-sm text-muted">
        {formatPence(sums.netPence)}
      </SummaryLine>
      <SummaryLine term="VAT 20%" className="-mt-1 text-sm text-muted">
        {formatPence(sums.vatPence)}
      </SummaryLine>
      {sums.donationPence > 0 && (
        <SummaryLine term="For trees (no VAT)">{formatPence(sums.donationPence)}</SummaryLine>
      )}
      <SummaryLine term="To pay" className="border-t border-line pt-2 text-lg font-bold">
        {formatPence(sums.toPayPence)}
      </SummaryLine>
    </dl>
  );
}

interface LineProps {
  readonly term: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const SummaryLine = ({ term, className, children }: LineProps) => (
  <div className={cx('flex items-baseline justify-between gap-4', className)}>
    <dt>{term}</dt>
    <dd className="shrink-0">{children}</dd>
  </div>
);
