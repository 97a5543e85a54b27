import { splitVat } from '../shared/money.ts';
import { dayMs } from '../shared/time.ts';
import { packageOf } from './catalogue.ts';
import type { Package, PropertyPackage } from './package.ts';

export interface Less {
  /** What a coupon takes off the price. */
  readonly discountPence?: number;
  /** What is left of the package that this one takes the place of. */
  readonly creditPence?: number;
}

/**
 * What a package costs, VAT included: discount and credit come off the price, never more than it. The VAT is that of
 * what is left to pay, so that net and VAT add up to it.
 */
export function quote({ pricePence }: Pick<Package, 'pricePence'>, less: Less = {}) {
  const discountPence = Math.min(pricePence, less.discountPence ?? 0);
  const creditPence = Math.min(pricePence - discountPence, less.creditPence ?? 0);
  const totalPence = pricePence - discountPence - creditPence;
  return {
    subtotalPence: splitVat(pricePence).netPence,
    discountPence,
    creditPence,
    vatPence: splitVat(totalPence).vatPence,
    totalPence,
  };
}

/** The days that a package runs in all. */
export const daysOf = ({ packageId, coupon }: PropertyPackage): number =>
  packageOf(packageId).days + (coupon?.freeDays ?? 0);

/** When a package ends if its days run on from now: its end moves on as long as it stands still. */
export const endOf = (
  { endsAt, pausedAt }: { readonly endsAt: string; readonly pausedAt?: string | undefined },
  now: Date,
): string => {
  const away = pausedAt === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(pausedAt));
  return new Date(Date.parse(endsAt) + away).toISOString();
};

/** What was really paid for it: its own payment, and what was left of the package before it. */
export const worthOf = ({
  totalPence,
  creditPence,
}: Pick<PropertyPackage, 'totalPence' | 'creditPence'>): number => totalPence + creditPence;

/** Days that began while it ran, as those in which it stood still do not count. */
export function usedDays(running: PropertyPackage, now: Date): number {
  const days = daysOf(running);
  if (running.endsAt === undefined) return 0;
  const left = Date.parse(running.endsAt) - Date.parse(running.pausedAt ?? now.toISOString());
  return Math.min(days, Math.max(0, Math.ceil((days * dayMs - left) / dayMs)));
}

/** What is left of what was paid, by whole days that did not begin. */
export function unusedPence(running: PropertyPackage, now: Date): number {
  const days = daysOf(running);
  return Math.floor((worthOf(running) * (days - usedDays(running, now))) / days);
}
