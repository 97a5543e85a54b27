import { splitVat } from '../../../kernel/money.ts';
import { dayMs } from '../../../kernel/time.ts';
import { packageOf } from './catalogue.ts';
import type { Package, PropertyPackage } from './property-package.ts';

/** Days within which a bought package can be cancelled. */
export const cancellationDays = 14;

/** Reductions of a price in pence, VAT included. */
export interface PriceReductions {
  /** The discount of a coupon. */
  readonly discountPence?: number;
  /** The unused value of the package that is upgraded. */
  readonly creditPence?: number;
}

/**
 * Quotes a package in pence. Discount and credit reduce the price to zero at most. The lines add up net and
 * gross: subtotal - discount - credit + VAT = total, and price - gross discount - gross credit = total. Each
 * net line is the difference of two net prices, so that rounding never leaves a penny over.
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

/** The total days of a package, including those of its coupon. */
export function calculateDays({ packageId, coupon }: PropertyPackage): number {
  return packageOf(packageId).days + (coupon?.freeDays ?? 0);
}

/** When a package would end, ISO UTC, if it resumed now: a pause moves the end by its length. */
export function calculateEnd(
  { endsAt, pausedAt }: { readonly endsAt: string; readonly pausedAt?: string | undefined },
  now: Date,
): string {
  const away = pausedAt === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(pausedAt));
  return new Date(Date.parse(endsAt) + away).toISOString();
}

/**
 * The paid value of a package in pence, VAT included: its own payment and the credit from the package that it
 * upgraded.
 */
export function calculatePaidValue({
  totalPence,
  creditGrossPence,
}: Pick<PropertyPackage, 'totalPence' | 'creditGrossPence'>): number {
  return totalPence + creditGrossPence;
}

/**
 * The days of a package that are charged: none in its first 24 hours, then each that has begun, the first one
 * too. Paused days do not count.
 */
export function calculateUsedDays(running: PropertyPackage, now: Date): number {
  const days = calculateDays(running);
  if (running.endsAt === undefined) return 0;
  const left = Date.parse(running.endsAt) - Date.parse(running.pausedAt ?? now.toISOString());
  const ran = days * dayMs - left;
  return ran <= dayMs ? 0 : Math.min(days, Math.ceil(ran / dayMs));
}

/** The unused part of a package's paid value in pence, by whole days that have not begun. */
export function calculateUnusedValue(running: PropertyPackage, now: Date): number {
  return calculateUnusedShare(running, calculatePaidValue(running), now);
}

/** The share of a sum, in whole pence, for the days of a package that have not begun. */
export function calculateUnusedShare(running: PropertyPackage, pence: number, now: Date): number {
  const days = calculateDays(running);
  return Math.floor((pence * (days - calculateUsedDays(running, now))) / days);
}
