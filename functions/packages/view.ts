import type * as z from 'zod';
import type { Payment } from '../payments/payment.ts';
import { cancelling } from './cancelling.ts';
import { packages } from './catalogue.ts';
import type { HomePackage } from './contract.ts';
import { type Home, isDisputed } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { quote, unusedPence } from './quote.ts';
import { isLarger } from './reach.ts';
import { isOver } from './running.ts';

/** What a home's owner sees of its package, and of what could be done about it now. */
export function homePackageOf(
  home: Home,
  underWay: Payment | undefined,
  now: Date,
): z.input<typeof HomePackage> {
  const current = home.current && !isOver(home.current, now) ? home.current : undefined;
  return {
    current: current ?? null,
    pending: home.pending ?? null,
    underWay: underWay ? { ...underWay, paymentId: underWay.id } : null,
    cancel: (current && cancelling(current, now)) ?? null,
    upgrades: current && !isDisputed(current) ? upgradesOf(current, now) : [],
  };
}

function upgradesOf(current: PropertyPackage, now: Date) {
  const unused = unusedPence(current, now);
  return packages
    .filter(({ id }) => isLarger(id, current.packageId))
    .map((offered) => {
      const { creditPence, totalPence } = quote(offered, { creditPence: unused });
      const { id: packageId, name, pricePence } = offered;
      return { packageId, name, pricePence, creditPence, totalPence };
    });
}
