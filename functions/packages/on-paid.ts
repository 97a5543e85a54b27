import { PackagePaid } from '../../events/package.ts';
import { propertyById, requiringStatus } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { paid } from './paying.ts';
import { isSellable } from './sellable.ts';
import { packageById, packagesNow, reactOn } from './store.ts';

/** A package runs as soon as its payment is certain; where it can not, its payment goes back. */
export const handler = subscriber([PackagePaid], async ({ data }) => {
  const { propertyId, propertyPackageId, paymentId, totalPence } = data;
  const time = now();
  await packagesNow(propertyId, time);
  await reactOn(propertyId, async (home) => {
    const [chosen, property] = await Promise.all([packageById(propertyPackageId), propertyById(propertyId)]);
    if (!chosen) throw new Error(`There is no package ${propertyPackageId}`);
    const before = chosen.upgrades === undefined ? undefined : await packageById(chosen.upgrades);
    const sellable = property !== undefined && isSellable(property);
    const decision = paid({ chosen, home, before, sellable, paymentId, totalPence }, time);
    return decision && { decision, also: property ? [requiringStatus(property)] : [] };
  });
});
