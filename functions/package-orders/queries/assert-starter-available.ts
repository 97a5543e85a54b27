import type { PropertyId, PropertyStatus, UserId } from '../../../events/vocabulary.ts';
import { getSetting } from '../../configuration/queries/get-setting.ts';
import { homesOf } from '../../properties/property-store.ts';
import { AppError } from '../../shared/errors.ts';
import { findOpenPackage } from '../../packages/adapters/package-repository.ts';

/** Homes that are on sale, about to be, or off the market for a while. */
const countedStatuses: ReadonlySet<PropertyStatus> = new Set([
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
]);

/** How many homes on the free package one account can have, where this account has as many beside this one. */
export async function findFreeHomesLimit(
  ownerId: UserId,
  propertyId: PropertyId,
): Promise<number | undefined> {
  const [homes, most] = await Promise.all([homesOf(ownerId), getSetting('free_homes_per_account')]);
  const others = homes.filter(({ id, status }) => id !== propertyId && countedStatuses.has(status));
  if (others.length < most) return undefined;
  const packages = await Promise.all(others.map(({ id }) => findOpenPackage(id)));
  const free = packages.filter((found) => found?.packageId === 'starter').length;
  return free < most ? undefined : most;
}

/**
 * Lets an account have another home on the free package.
 * @throws 409 `free_homes_full` where it has as many as one account can have
 */
export async function assertStarterAvailable(ownerId: UserId, propertyId: PropertyId): Promise<void> {
  const most = await findFreeHomesLimit(ownerId, propertyId);
  if (most === undefined) return;
  throw new AppError(
    'conflict',
    `You have ${most} ${most === 1 ? 'home' : 'homes'} on Starter, as many as one account can have. Choose a paid package for this one.`,
    { state: 'free_homes_full' },
  );
}
