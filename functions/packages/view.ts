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

interface Known {
  readonly home: Home;
  /** The package that the running one took the place of. */
  readonly before: PropertyPackage | undefined;
  readonly underWay: Payment | undefined;
}

/** What a home's owner sees of its package, and of what could be done about it now. */
export function homePackageOf({ home, before, underWay }: Known, now: Date): z.input<typeof HomePackage> {
  const current = home.current && !isOver(home.current, now) ? home.current : undefined;
  const scheduled = home.pending?.status === 'scheduled' ? home.pending : undefined;
  const pending = scheduled ? undefined : home.pending;
  return {
    current: current ?? null,
    pending: pending ?? null,
    scheduled: scheduled ?? null,
    underWay: underWay ? { ...underWay, paymentId: underWay.id } : null,
    // What is paid and waits is cancelled first, and nothing else is chosen meanwhile.
    cancel: (current && !scheduled && cancelling(current, now, before)) || null,
    upgrades: current && !scheduled && !isDisputed(current) ? upgradesOf(current, now) : [],
  };
}

function upgradesOf(current: PropertyPackage, now: Date) {
  const unused = unusedPence(current, now);
  return packages
    .filter(({ id }) => isLarger(id, current.packageId))
    .map((offered) => {
      const { creditGrossPence: creditPence, totalPence } = quote(offered, { creditPence: unused });
      const { id: packageId, name, pricePence } = offered;
      return { packageId, name, pricePence, creditPence, totalPence };
    });
}
