import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import type { ChangeSet } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { redeemCoupon } from '../../coupons/adapters/coupon-use-writes.ts';
import { buildPackageWrites } from '../../packages/adapters/package-repository.ts';
import { expireEndedPackage } from '../../packages/commands/update-packages.ts';
import type { packageRoutes } from '../../packages/contract.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import { applyChoice, type ChoiceUpdate } from '../../packages/domain/choice.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { assertStarterAvailable } from '../queries/assert-starter-available.ts';
import { assertSellable } from './change-package-status.ts';
import { type ChosenCoupon, resolveCoupon } from './resolve-coupon.ts';

type ChoiceRequest = Omit<z.output<typeof packageRoutes.choosePackage.body>, 'terms'>;

/**
 * Saves an owner's choice of a package for their property. When two are made concurrently the later one
 * replaces the earlier one: packages and coupon are loaded again on a version conflict.
 * @throws 404 for a property of another owner, 409 when it can no longer be on sale, and whatever
 * `assertStarterAvailable`, `applyChoice` and `resolveCoupon` throw
 */
export async function choosePackage(request: ChoiceRequest, ownerId: UserId): Promise<PropertyPackage> {
  const { propertyId, packageId, couponCode, startNow } = request;
  assertSellable(await getOwnProperty(propertyId, ownerId));
  if (packageId === 'starter') await assertStarterAvailable(ownerId, propertyId);
  const time = now();
  const offered = packageOf(packageId);
  const id = newId('pkg');
  return updateWithRetry(
    async () => ({
      coupon:
        couponCode === undefined
          ? undefined
          : await resolveCoupon(couponCode, offered, { userId: ownerId, propertyId }, time),
      packages: await expireEndedPackage(propertyId, time),
    }),
    ({ coupon, packages }) => {
      const choice = { id, propertyId, ownerId, startNow, coupon: coupon?.discount };
      const update = applyChoice(packages, offered, choice, time);
      return { ...buildChoiceWrites(update, coupon), result: update.chosen };
    },
  );
}

/** Uses the coupon at once when nothing is left to pay; otherwise the payment reserves and uses it. */
function buildChoiceWrites(update: ChoiceUpdate, coupon: ChosenCoupon | undefined): ChangeSet {
  const { chosen, events } = update;
  const used =
    coupon && chosen.status === 'active'
      ? redeemCoupon(coupon.coupon, chosen.ownerId, chosen.id, coupon.reservedUse)
      : undefined;
  return buildPackageWrites({ ...update, events: [...events, ...(used?.events ?? [])] }, used?.writes);
}
