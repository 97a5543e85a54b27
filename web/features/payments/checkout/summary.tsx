import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatPence } from '../../../lib/format.ts';
import type { Applied, Sums } from './sums.ts';

interface Props {
  readonly name: string;
  /** The package whose unused value reduces the price. */
  readonly before: string | undefined;
  readonly days: number;
  readonly coupon: Applied | undefined;
  readonly sums: Sums;
}

/** Every sum of the purchase, as on the receipt. */
export const Summary = ({ name, before, days, coupon, sums }: Props) => (
  <dl className="tabular grid gap-2">
    <Line term={`${name}, ${days + (coupon?.freeDays ?? 0)} days`}>{formatPence(sums.pricePence)}</Line>
    {sums.creditPence > 0 && (
      <Line term={`What is left of ${before ?? 'your package'}`}>−{formatPence(sums.creditPence)}</Line>
    )}
    {coupon && coupon.freeDays > 0 && <Line term={`Coupon ${coupon.code}`}>{coupon.freeDays} days more</Line>}
    {sums.discountPence > 0 && (
      <Line term={coupon ? `Coupon ${coupon.code}` : 'Coupon'}>−{formatPence(sums.discountPence)}</Line>
    )}
    <Line term="Net" className="border-t border-line pt-2 text-sm text-muted">
      {formatPence(sums.netPence)}
    </Line>
    <Line term="VAT 20%" className="-mt-1 text-sm text-muted">
      {formatPence(sums.vatPence)}
    </Line>
    {sums.giftPence > 0 && <Line term="For trees (no VAT)">{formatPence(sums.giftPence)}</Line>}
    <Line term="To pay" className="border-t border-line pt-2 text-lg font-bold">
      {formatPence(sums.toPayPence)}
    </Line>
  </dl>
);

interface LineProps {
  readonly term: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const Line = ({ term, className, children }: LineProps) => (
  <div className={cx('flex items-baseline justify-between gap-4', className)}>
    <dt>{term}</dt>
    <dd className="shrink-0">{children}</dd>
  </div>
);
