import type { PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { findOpenPackage } from '../../packages/adapters/package-repository.ts';

/** Statuses of properties that are on sale, about to be, or paused. */
const countedStatuses: ReadonlySet<PropertyStatus> = new Set([
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
]);

/**
 * The number of properties on the free package that an account can have, if this account has that many
 * without this one; otherwise `undefined`. Reads the packages of all its properties.
 */
export async function findFreeHomesLimit(
  ownerId: UserId,
  propertyId: PropertyId,
): Promise<number | undefined> {
  const [homes, max] = await Promise.all([
    listPropertiesOfOwner(ownerId),
    getSetting('free_homes_per_account'),
  ]);
  const others = homes.filter(({ id, status }) => id !== propertyId && countedStatuses.has(status));
  if (others.length < max) return undefined;
  const packages = await loadTogether(() => Promise.all(others.map(({ id }) => findOpenPackage(id))));
  const free = packages.filter((found) => found?.packageId === 'starter').length;
  return free < max ? undefined : max;
}

/**
 * Checks that an account can have another property on the free package.
 * @throws 409 `free_homes_full` when it has as many as staff configured
 */
export async function assertStarterAvailable(ownerId: UserId, propertyId: PropertyId): Promise<void> {
  const max = await findFreeHomesLimit(ownerId, propertyId);
  if (max === undefined) return;
  throw new AppError(
    'conflict',
    `You have ${max} ${max === 1 ? 'home' : 'homes'} on Starter, the most one account can have. Choose a paid package for this one.`,
    { state: 'free_homes_full' },
  );
}
