import type { PropertyId } from '../../events/vocabulary.ts';
import { paymentsOfProperty } from '../payments/store.ts';
import { paymentUnderWay } from '../payments/under-way.ts';
import { propertyById } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { cancel } from './cancelling.ts';
import { packages } from './catalogue.ts';
import { packageRoutes } from './contract.ts';
import { assertFreeHomeLeft } from './free-homes.ts';
import { keepChoice } from './keeping-choice.ts';
import type { Home, PackageDecision } from './decision.ts';
import { findSavedMostChosen } from './order-store.ts';
import type { PropertyPackage } from './package.ts';
import { isSellable } from './sellable.ts';
import { startScheduled } from './start-scheduled.ts';
import { chainOf, packageBefore, packageById, packagesOf, savePackages } from './store.ts';
import { homePackageOf } from './view.ts';

export const handler = api(packageRoutes, {
  packages: async () => {
    const mostChosen = await findSavedMostChosen();
    return {
      packages: packages.map((offered) => ({ ...offered, popular: offered.id === mostChosen })),
      total: packages.length,
      page: 1,
      per_page: packages.length,
    };
  },

  choosePackage: async ({ body }, caller) => {
    const property = await ownHome(body.propertyId, caller);
    requireSellable(property);
    if (body.packageId === 'starter') await assertFreeHomeLeft(caller.id, property.id);
    return keepChoice(body, caller.id);
  },

  homePackage: async ({ params: { propertyId } }, caller) => {
    await ownHome(propertyId, caller);
    const time = now();
    const [home, payments] = await Promise.all([packagesOf(propertyId), paymentsOfProperty(propertyId)]);
    const [underWay, before] = await Promise.all([
      paymentUnderWay(payments, time),
      home.current && packageBefore(home.current),
    ]);
    return homePackageOf({ home, before, underWay }, time);
  },

  changePackageStatus: async ({ params: { id }, body: { status } }, caller) => {
    const found = await packageById(id);
    if (found?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such package.');
    // Packages never talk to a provider: the call that shows a payment asks after it, and its pages poll that.
    if (status === 'refresh') return found;
    if (status === 'paused' || (status === 'active' && found.status !== 'scheduled'))
      throw notTheirClock(found, status);
    const home = await packagesOf(found.propertyId);
    const decision =
      status === 'active' ? await startByOwner(found, home, caller) : await cancelByOwner(found, home);
    if (!decision) return found;
    await savePackages(decision);
    return decision.changed.find((changed) => changed.id === id) ?? found;
  },
});

async function cancelByOwner(found: PropertyPackage, home: Home): Promise<PackageDecision | undefined> {
  const [chain, before] = await Promise.all([chainOf(found), packageBefore(found)]);
  return cancel(found, home, { chain, before }, now());
}

/** @throws 409 where the home can not be on sale */
async function startByOwner(found: PropertyPackage, home: Home, caller: Caller): Promise<PackageDecision> {
  requireSellable(await ownHome(found.propertyId, caller));
  return startScheduled(found, home, now());
}

function requireSellable(property: Property): void {
  if (!isSellable(property))
    throw new AppError('conflict', 'This home needs no package any more.', { state: property.status });
}

async function ownHome(id: PropertyId, caller: Caller): Promise<Property> {
  const property = await propertyById(id);
  if (property?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return property;
}

const notTheirClock = ({ status: state }: PropertyPackage, wanted: 'paused' | 'active') =>
  new AppError(
    'conflict',
    wanted === 'paused'
      ? 'A package’s days stand still only while its home is sold subject to contract. To take a break, pause the listing itself; its days run on.'
      : 'A package’s days run on by themselves once its home is on sale again. To end a break, put the listing itself back on sale.',
    { state },
  );
