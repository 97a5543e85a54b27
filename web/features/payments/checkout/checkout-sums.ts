import { quotePrice } from '../../../../functions/money/packages/domain/quote.ts';
import { mostDonationPence } from '../../../../functions/money/payments/domain/donation.ts';
import type { OwnPackage, PricedCoupon } from '../../../entities/payment/api.ts';
import type { PackagePrice } from '../choice/package-prices.ts';

/** The part of a coupon that the checkout shows. */
export interface AppliedCoupon {
  readonly code: string;
  readonly discountPence: number;
  /** Days in addition to the package's own. */
  readonly freeDays: number;
}
export function toAppliedCoupon({ code, type, value, discountPence }: PricedCoupon): AppliedCoupon {
  return {
    code,
    discountPence: discountPence ?? 0,
    freeDays: type === 'free_days' ? value : 0,
  };
}

/** The deductions from a price, and the total. */
type QuoteSums = Pick<OwnPackage, 'creditGrossPence' | 'discountGrossPence' | 'vatPence' | 'totalPence'>;

/**
 * All sums of a checkout in pence. Price - credit - discount = total, VAT included in each; net and VAT add
 * up to the total, and the donation has no VAT.
 */
export interface CheckoutSums {
  readonly pricePence: number;
  readonly creditPence: number;
  readonly discountPence: number;
  readonly netPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
  readonly donationPence: number;
  readonly toPayPence: number;
}

/** The expected quote of a package; the server's quote decides. */
export function estimateQuote(
  { pricePence, creditPence }: PackagePrice,
  coupon: AppliedCoupon | undefined,
): QuoteSums {
  return quotePrice({ pricePence }, { creditPence, discountPence: coupon?.discountPence ?? 0 });
}

/** A quote with the donation; without a payment there is none, and one that its field refuses isn't counted. */
export function calculateCheckoutSums(pricePence: number, quoted: QuoteSums, donation: number): CheckoutSums {
  const { creditGrossPence, discountGrossPence, vatPence, totalPence } = quoted;
  const donationPence = totalPence === 0 || donation > mostDonationPence ? 0 : donation;
  return {
    pricePence,
    creditPence: creditGrossPence,
    discountPence: discountGrossPence,
    netPence: totalPence - vatPence,
    vatPence,
    totalPence,
    donationPence: donationPence,
    toPayPence: totalPence + donationPence,
  };
}
