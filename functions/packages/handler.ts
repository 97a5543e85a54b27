import type { PropertyId } from '../../events/vocabulary.ts';
import { paymentsOfProperty } from '../payments/store.ts';
import { paymentUnderWay } from '../payments/under-way.ts';
import { propertyById } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { cancelPackage } from './domain/cancellation.ts';
import { catalogue } from './domain/catalogue.ts';
import { packageRoutes } from './contract.ts';
import {
  assertStarterAvailable,
  findFreeHomesLimit,
} from '../package-orders/queries/assert-starter-available.ts';
import { choosePackage } from '../package-orders/commands/choose-package.ts';
import type { PropertyPackages, PackageUpdate } from './domain/package-update.ts';
import { findMostChosen } from './adapters/package-order-repository.ts';
import type { PropertyPackage } from './domain/property-package.ts';
import { isSellable } from './domain/lifecycle.ts';
import { startScheduledPackage } from './domain/scheduled-start.ts';
import {
  loadUpgradeChain,
  findPreviousPackage,
  findPackage,
  loadPropertyPackages,
  savePackages,
} from './adapters/package-repository.ts';
import { toPackageOverview } from '../package-orders/domain/package-overview.ts';

export const handler = api(packageRoutes, {
  packages: async () => {
    const mostChosen = await findMostChosen();
    return {
      packages: catalogue.map((offered) => ({ ...offered, popular: offered.id === mostChosen })),
      total: catalogue.length,
      page: 1,
      per_page: catalogue.length,
    };
  },

  choosePackage: async ({ body }, caller) => {
    const property = await getOwnProperty(body.propertyId, caller);
    assertSellable(property);
    if (body.packageId === 'starter') await assertStarterAvailable(caller.id, property.id);
    return choosePackage(body, caller.id);
  },

  homePackage: async ({ params: { propertyId } }, caller) => {
    await getOwnProperty(propertyId, caller);
    const time = now();
    const [packages, payments] = await Promise.all([
      loadPropertyPackages(propertyId),
      paymentsOfProperty(propertyId),
    ]);
    const [underWay, previous, freeHomesFull] = await Promise.all([
      paymentUnderWay(payments, time),
      packages.current && findPreviousPackage(packages.current),
      // Only a home without a package can take the free one.
      packages.current ? undefined : findFreeHomesLimit(caller.id, propertyId),
    ]);
    return toPackageOverview({ packages, previous, underWay, freeHomesFull }, time);
  },

  changePackageStatus: async ({ params: { id }, body: { status } }, caller) => {
    const found = await findPackage(id);
    if (found?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such package.');
    // Packages never talk to a provider: the call that shows a payment asks after it, and its pages poll that.
    if (status === 'refresh') return found;
    if (status === 'paused' || (status === 'active' && found.status !== 'scheduled'))
      throw createClockError(found, status);
    const home = await loadPropertyPackages(found.propertyId);
    const decision =
      status === 'active' ? await startOwnPackage(found, home, caller) : await cancelOwnPackage(found, home);
    if (!decision) return found;
    await savePackages(decision);
    return decision.changed.find((changed) => changed.id === id) ?? found;
  },
});

async function cancelOwnPackage(
  found: PropertyPackage,
  home: PropertyPackages,
): Promise<PackageUpdate | undefined> {
  const [chain, previous] = await Promise.all([loadUpgradeChain(found), findPreviousPackage(found)]);
  return cancelPackage(found, home, { chain, previous }, now());
}

/** @throws 409 where the home can not be on sale */
async function startOwnPackage(
  found: PropertyPackage,
  home: PropertyPackages,
  caller: Caller,
): Promise<PackageUpdate> {
  assertSellable(await getOwnProperty(found.propertyId, caller));
  return startScheduledPackage(found, home, now());
}

function assertSellable(property: Property): void {
  if (!isSellable(property))
    throw new AppError('conflict', 'This home needs no package any more.', { state: property.status });
}

async function getOwnProperty(id: PropertyId, caller: Caller): Promise<Property> {
  const property = await propertyById(id);
  if (property?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return property;
}

const createClockError = ({ status: state }: PropertyPackage, wanted: 'paused' | 'active') =>
  new AppError(
    'conflict',
    wanted === 'paused'
      ? 'A package’s days stand still only while its home is sold subject to contract. To take a break, pause the listing itself; its days run on.'
      : 'A package’s days run on by themselves once its home is on sale again. To end a break, put the listing itself back on sale.',
    { state },
  );
