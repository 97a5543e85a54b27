import type { ReactNode } from 'react';
import { formatPence } from '../../../lib/format.ts';
import type { Applied, Sums } from './sums.ts';

interface Props {
  readonly name: string;
  /** The package whose unused part comes off the price. */
  readonly before: string | undefined;
  readonly days: number;
  readonly coupon: Applied | undefined;
  readonly sums: Sums;
}

/** Every sum of the purchase, as the receipt will show it. */
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
    <div className="grid gap-1 border-t border-line pt-2 text-sm text-muted">
      <Line term="Net">{formatPence(sums.netPence)}</Line>
      <Line term="VAT 20 %">{formatPence(sums.vatPence)}</Line>
    </div>
    {sums.giftPence > 0 && <Line term="For trees, no VAT">{formatPence(sums.giftPence)}</Line>}
    <div className="border-t border-line pt-2 text-lg font-bold">
      <Line term="To pay">{formatPence(sums.toPayPence)}</Line>
    </div>
  </dl>
);

const Line = ({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{term}</dt>
    <dd className="shrink-0">{children}</dd>
  </div>
);
