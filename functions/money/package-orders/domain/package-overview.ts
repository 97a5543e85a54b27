import type * as z from 'zod';
import type { PackageOverview } from '../../packages/contract.ts';
import { quoteCancellation } from '../../packages/domain/cancellation.ts';
import { packageCatalogue } from '../../packages/domain/catalogue.ts';
import { isUpgrade } from '../../packages/domain/entitlements.ts';
import { isPastEnd } from '../../packages/domain/lifecycle.ts';
import { type PropertyPackages, isDisputed } from '../../packages/domain/package-update.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { quotePrice, calculateUnusedValue } from '../../packages/domain/quote.ts';
import type { Payment } from '../../payments/domain/payment.ts';

interface OverviewSource {
  readonly packages: PropertyPackages;
  /** The package that the running one upgraded. */
  readonly previous: PropertyPackage | undefined;
  readonly underWay: Payment | undefined;
  /** The number of properties on the free package that an account can have, when it has that many. */
  readonly freeHomesFull: number | undefined;
}

/**
 * A property's packages as its owner sees them, with the cancellation and the upgrades that are possible now.
 */
export function toPackageOverview(
  { packages, previous: before, underWay, freeHomesFull }: OverviewSource,
  now: Date,
): z.input<typeof PackageOverview> {
  const current = packages.current && !isPastEnd(packages.current, now) ? packages.current : undefined;
  const scheduled = packages.pending?.status === 'scheduled' ? packages.pending : undefined;
  const pending = scheduled ? undefined : packages.pending;
  return {
    current: current ?? null,
    pending: pending ?? null,
    scheduled: scheduled ?? null,
    underWay: underWay ? { ...underWay, paymentId: underWay.id } : null,
    freeHomesFull: freeHomesFull ?? null,
    // While a package is scheduled, only that one can be cancelled and no other can be chosen.
    cancel: (current && !scheduled && quoteCancellation(current, now, before)) || null,
    upgrades: current && !scheduled && !isDisputed(current) ? toUpgradeOptions(current, now) : [],
  };
}

function toUpgradeOptions(current: PropertyPackage, now: Date) {
  const unused = calculateUnusedValue(current, now);
  return packageCatalogue
    .filter(({ id }) => isUpgrade(id, current.packageId))
    .map((offered) => {
      const { creditGrossPence: creditPence, totalPence } = quotePrice(offered, { creditPence: unused });
      const { id: packageId, name, pricePence } = offered;
      return { packageId, name, pricePence, creditPence, totalPence };
    });
}
