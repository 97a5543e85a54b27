import type * as z from 'zod';
import type { UserId } from '../../events/vocabulary.ts';
import { useCoupon } from '../coupons/adapters/coupon-use-writes.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import { again } from '../shared/table.ts';
import { packageOf } from './catalogue.ts';
import { choose, type ChoiceMade } from './choosing.ts';
import { type ChosenCoupon, couponFor } from './chosen-coupon.ts';
import type { packageRoutes } from './contract.ts';
import type { PropertyPackage } from './package.ts';
import { packagesNow, savePackages } from './store.ts';

type Asked = Omit<z.output<typeof packageRoutes.choosePackage.body>, 'terms'>;

/**
 * An owner's choice for a home, kept. Of two at once the later one counts, by the home and the coupon as they are then.
 * @throws as `choose` and `couponFor` do
 */
export async function keepChoice(asked: Asked, ownerId: UserId): Promise<PropertyPackage> {
  const { propertyId, packageId, couponCode, startNow } = asked;
  const time = now();
  const offered = packageOf(packageId);
  const id = newId('pkg');
  return again(async () => {
    const coupon =
      couponCode === undefined
        ? undefined
        : await couponFor(couponCode, offered, { userId: ownerId, propertyId }, time);
    const choice = { id, propertyId, ownerId, startNow, coupon: coupon?.taken };
    const made = choose(await packagesNow(propertyId, time), offered, choice, time);
    await save(made, coupon);
    return made.chosen;
  });
}

/** What costs nothing uses its coupon at once. */
async function save(made: ChoiceMade, chosen: ChosenCoupon | undefined): Promise<void> {
  const { chosen: record, events } = made;
  const using =
    chosen && record.status === 'active'
      ? useCoupon(chosen.coupon, record.ownerId, record.id, chosen.kept)
      : undefined;
  await savePackages({ ...made, events: [...events, ...(using?.events ?? [])] }, using?.writes);
}
