import { splitVat } from '../../../../functions/shared/money.ts';
import type { OwnPackage, PricedCoupon } from '../../../deal/pay/api.ts';
import type { Price } from '../choice/prices.ts';

/** A coupon as far as the checkout shows it. */
export interface Applied {
  readonly code: string;
  readonly discountPence: number;
  /** Days on top of the package's own. */
  readonly freeDays: number;
}
export const appliedOf = ({ code, type, value, discountPence }: PricedCoupon): Applied => ({
  code,
  discountPence: discountPence ?? 0,
  freeDays: type === 'free_days' ? value : 0,
});

/** All sums of a checkout in pence; net and VAT add up to the total, and the gift for trees has no VAT. */
export interface Sums {
  readonly pricePence: number;
  readonly creditPence: number;
  readonly discountPence: number;
  readonly netPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
  readonly giftPence: number;
  readonly toPayPence: number;
}

/** What a package would cost; the server's quote decides. */
export function foreseen(price: Price, coupon: Applied | undefined, giftPence: number): Sums {
  const discountPence = Math.min(coupon?.discountPence ?? 0, price.pricePence);
  const totalPence = Math.max(0, price.pricePence - price.creditPence - discountPence);
  const { netPence, vatPence } = splitVat(totalPence);
  return summed({ ...price, discountPence, netPence, vatPence, totalPence }, giftPence);
}

/** What the server holds for us. */
export function quoted(quote: OwnPackage, { pricePence }: Price, giftPence: number): Sums {
  const { creditPence, discountPence, vatPence, totalPence } = quote;
  const netPence = totalPence - vatPence;
  return summed({ pricePence, creditPence, discountPence, netPence, vatPence, totalPence }, giftPence);
}

/** Where there is nothing to pay, there is nothing to give along with it. */
function summed(sums: Omit<Sums, 'giftPence' | 'toPayPence'>, gift: number): Sums {
  const giftPence = sums.totalPence === 0 ? 0 : gift;
  return { ...sums, giftPence, toPayPence: sums.totalPence + giftPence };
}
