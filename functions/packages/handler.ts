import type { Caller } from '../shared/caller.ts';
import type { PropertyId } from '../../events/vocabulary.ts';
import { propertyById } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { packageOf, packages } from './catalogue.ts';
import { choose, expire, isOver } from './choosing.ts';
import { packageRoutes } from './contract.ts';
import { endPackage, insertPackage, openPackage, packageById } from './store.ts';

export const handler = api(packageRoutes, {
  packages: async () => ({
    packages: [...packages],
    total: packages.length,
    page: 1,
    per_page: packages.length,
  }),

  choosePackage: async ({ body: { propertyId, packageId } }, caller) => {
    const time = now();
    const property = await ownHome(propertyId, caller);
    const decision = choose(
      packageOf(packageId),
      { id: newId('pkg'), propertyId: property.id, ownerId: caller.id },
      time,
    );
    const before = await openPackage(propertyId);
    if (before && isOver(before, time)) await endPackage(expire(before));
    await insertPackage(decision);
    return decision.chosen;
  },

  homePackage: async ({ params: { propertyId } }, caller) => {
    const property = await propertyById(propertyId);
    if (property?.ownerId !== caller.id) throw noHome();
    return { current: (await openPackage(propertyId)) ?? null, pending: null, cancel: null, upgrades: [] };
  },

  changePackageStatus: async ({ params: { id }, body: { status } }, caller) => {
    const found = await packageById(id);
    if (found?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such package.');
    if (status !== 'refresh')
      throw new AppError('conflict', 'This package can not be changed.', { state: found.status });
    return found;
  },
});

const noHome = () => new AppError('not_found', 'There is no such home.');

/** Where a package can be of use: before a home is on sale, while it is, and before it goes on sale again. */
const sellable: ReadonlySet<Property['status']> = new Set([
  'draft',
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
  'fallen_through',
  'withdrawn',
  'expired',
]);

async function ownHome(id: PropertyId, caller: Caller): Promise<Property> {
  const property = await propertyById(id);
  if (property?.ownerId !== caller.id) throw noHome();
  if (!sellable.has(property.status))
    throw new AppError('conflict', 'This home needs no package any more.', { state: property.status });
  return property;
}
