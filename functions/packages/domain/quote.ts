import { splitVat } from '../../shared/money.ts';
import { dayMs } from '../../shared/time.ts';
import { packageOf } from './catalogue.ts';
import type { Package, PropertyPackage } from './property-package.ts';

/** Days in which a package that was bought can be cancelled. */
export const cancellationDays = 14;

/** What comes off a price, VAT included. */
export interface PriceReductions {
  /** What a coupon takes off the price. */
  readonly discountPence?: number;
  /** What is left of the package that this one takes the place of. */
  readonly creditPence?: number;
}

/**
 * What a package costs in pence: discount and credit come off the price, never more than it. Its lines add up in both
 * ways: subtotal - discount - credit + VAT = total, and price - gross discount - gross credit = total. Each net line is
 * the difference of two net prices, so that rounding never leaves a penny over.
 */
export function quotePrice({ pricePence }: Pick<Package, 'pricePence'>, less: PriceReductions = {}) {
  const discountGrossPence = Math.min(pricePence, less.discountPence ?? 0);
  const discounted = pricePence - discountGrossPence;
  const creditGrossPence = Math.min(discounted, less.creditPence ?? 0);
  const totalPence = discounted - creditGrossPence;
  const { netPence: subtotalPence } = splitVat(pricePence);
  const { netPence: discountedNet } = splitVat(discounted);
  const { netPence: totalNet, vatPence } = splitVat(totalPence);
  return {
    subtotalPence,
    discountPence: subtotalPence - discountedNet,
    creditPence: discountedNet - totalNet,
    vatPence,
    totalPence,
    discountGrossPence,
    creditGrossPence,
  };
}

/** The days that a package runs in all. */
export const daysOf = ({ packageId, coupon }: PropertyPackage): number =>
  packageOf(packageId).days + (coupon?.freeDays ?? 0);

/** When a package ends if its days run on from now: its end moves on as long as it stands still. */
export const calculateEnd = (
  { endsAt, pausedAt }: { readonly endsAt: string; readonly pausedAt?: string | undefined },
  now: Date,
): string => {
  const away = pausedAt === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(pausedAt));
  return new Date(Date.parse(endsAt) + away).toISOString();
};

/** What was really paid for it, VAT included: its own payment, and what was left of the package before it. */
export const paidValueOf = ({
  totalPence,
  creditGrossPence,
}: Pick<PropertyPackage, 'totalPence' | 'creditGrossPence'>): number => totalPence + creditGrossPence;

/** Days that began while it ran, as those in which it stood still do not count. */
export function calculateUsedDays(running: PropertyPackage, now: Date): number {
  const days = daysOf(running);
  if (running.endsAt === undefined) return 0;
  const left = Date.parse(running.endsAt) - Date.parse(running.pausedAt ?? now.toISOString());
  return Math.min(days, Math.max(0, Math.ceil((days * dayMs - left) / dayMs)));
}

/** What is left of what was paid, by whole days that did not begin. */
export const calculateUnusedValue = (running: PropertyPackage, now: Date): number =>
  calculateUnusedShare(running, paidValueOf(running), now);

/** The share of a sum, in whole pence, that belongs to the days of a package that did not begin. */
export function calculateUnusedShare(running: PropertyPackage, pence: number, now: Date): number {
  const days = daysOf(running);
  return Math.floor((pence * (days - calculateUsedDays(running, now))) / days);
}
