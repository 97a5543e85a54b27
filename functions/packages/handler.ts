import type { PropertyId } from '../../events/vocabulary.ts';
import { usingNow } from '../coupons/using.ts';
import { propertyById } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again } from '../shared/table.ts';
import { cancel } from './cancelling.ts';
import { packageOf, packages } from './catalogue.ts';
import { choose, type ChoiceMade } from './choosing.ts';
import { type ChosenCoupon, couponFor } from './chosen-coupon.ts';
import { packageRoutes } from './contract.ts';
import type { PropertyPackage } from './package.ts';
import { isSellable } from './sellable.ts';
import { chainOf, packageById, packagesNow, packagesOf, savePackages } from './store.ts';
import { homePackageOf } from './view.ts';

export const handler = api(packageRoutes, {
  packages: async () => ({
    packages: [...packages],
    total: packages.length,
    page: 1,
    per_page: packages.length,
  }),

  choosePackage: async ({ body: { propertyId, packageId, couponCode, startNow } }, caller) => {
    const time = now();
    const property = await ownHome(propertyId, caller);
    if (!isSellable(property))
      throw new AppError('conflict', 'This home needs no package any more.', { state: property.status });
    const offered = packageOf(packageId);
    const coupon =
      couponCode === undefined
        ? undefined
        : await couponFor(couponCode, offered, { userId: caller.id, propertyId }, time);
    const choice = { id: newId('pkg'), propertyId, ownerId: caller.id, startNow, coupon: coupon?.taken };
    // Of two choices at once the later one counts.
    return again(async () => {
      const made = choose(await packagesNow(propertyId, time), offered, choice, time);
      await save(made, coupon);
      return made.chosen;
    });
  },

  homePackage: async ({ params: { propertyId } }, caller) => {
    await ownHome(propertyId, caller);
    return homePackageOf(await packagesOf(propertyId), now());
  },

  changePackageStatus: async ({ params: { id }, body: { status } }, caller) => {
    const found = await packageById(id);
    if (found?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such package.');
    // Packages never talk to a provider: the call that shows a payment asks after it, and its pages poll that.
    if (status === 'refresh') return found;
    if (status !== 'cancelled') throw notTheirClock(found, status);
    const home = await packagesOf(found.propertyId);
    const decision = cancel(found, home, await chainOf(found), now());
    if (!decision) return found;
    await savePackages(decision);
    return decision.changed.find((changed) => changed.id === id) ?? found;
  },
});

async function ownHome(id: PropertyId, caller: Caller): Promise<Property> {
  const property = await propertyById(id);
  if (property?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return property;
}

/** What costs nothing uses its coupon at once. */
async function save(made: ChoiceMade, chosen: ChosenCoupon | undefined): Promise<void> {
  const { chosen: record, events } = made;
  const using =
    chosen && record.status === 'active'
      ? usingNow(chosen.coupon, record.ownerId, record.id, chosen.kept)
      : undefined;
  await savePackages({ ...made, events: [...events, ...(using?.events ?? [])] }, using?.writes);
}

const notTheirClock = ({ status: state }: PropertyPackage, wanted: 'paused' | 'active') =>
  new AppError(
    'conflict',
    wanted === 'paused'
      ? 'A package’s days stand still only while its home is sold subject to contract. To take a break, pause the listing itself; its days run on.'
      : 'A package’s days run on by themselves once its home is on sale again. To end a break, put the listing itself back on sale.',
    { state },
  );
