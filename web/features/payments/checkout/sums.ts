import { quotePrice } from '../../../../functions/packages/domain/quote.ts';
import type { OwnPackage, PricedCoupon } from '../../../entities/payment/api.ts';
import type { Price } from '../choice/prices.ts';

/** The part of a coupon that the checkout shows. */
export interface Applied {
  readonly code: string;
  readonly discountPence: number;
  /** Days in addition to the package's own. */
  readonly freeDays: number;
}
export const appliedOf = ({ code, type, value, discountPence }: PricedCoupon): Applied => ({
  code,
  discountPence: discountPence ?? 0,
  freeDays: type === 'free_days' ? value : 0,
});

/** The deductions from a price, and the total. */
type Quoted = Pick<OwnPackage, 'creditGrossPence' | 'discountGrossPence' | 'vatPence' | 'totalPence'>;

/**
 * All sums of a checkout in pence. Price - credit - discount = total, VAT included in each; net and VAT add
 * up to the total, and the donation has no VAT.
 */
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

/** The expected quote of a package; the server's quote decides. */
export const foreseen = ({ pricePence, creditPence }: Price, coupon: Applied | undefined): Quoted =>
  quotePrice({ pricePence }, { creditPence, discountPence: coupon?.discountPence ?? 0 });

/** A quote with the donation; without a payment there is no donation. */
export function sumsOf(pricePence: number, quoted: Quoted, gift: number): Sums {
  const { creditGrossPence, discountGrossPence, vatPence, totalPence } = quoted;
  const giftPence = totalPence === 0 ? 0 : gift;
  return {
    pricePence,
    creditPence: creditGrossPence,
    discountPence: discountGrossPence,
    netPence: totalPence - vatPence,
    vatPence,
    totalPence,
    giftPence,
    toPayPence: totalPence + giftPence,
  };
}
