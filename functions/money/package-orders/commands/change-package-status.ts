import type { PropertyPackageId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import {
  findPackage,
  findPreviousPackage,
  loadPropertyPackages,
  loadUpgradeChain,
  savePackages,
} from '../../packages/adapters/package-repository.ts';
import { cancelPackage } from '../../packages/domain/cancellation.ts';
import { isSellable } from '../../packages/domain/lifecycle.ts';
import type { PackageUpdate } from '../../packages/domain/package-update.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { startScheduledPackage } from '../../packages/domain/scheduled-start.ts';

interface StatusChange {
  readonly id: PropertyPackageId;
  readonly status: 'cancelled' | 'paused' | 'active' | 'refresh';
}

/**
 * Cancels a package of its owner (`cancelled`), starts a scheduled one (`active`) or only reads it
 * (`refresh`).
 * @throws 404 for a package of another owner, 409 for a change that is not possible now
 */
export async function changePackageStatus(
  { id, status }: StatusChange,
  ownerId: UserId,
): Promise<PropertyPackage> {
  const found = await findPackage(id);
  if (found?.ownerId !== ownerId) throw new AppError('not_found', 'We can’t find that package.');
  // Packages never ask a payment provider: the call that shows a payment does, and pages poll that one.
  if (status === 'refresh') return found;
  if (status === 'paused' || (status === 'active' && found.status !== 'scheduled'))
    throw createClockError(found, status);
  const update = status === 'active' ? await startPackage(found) : await cancelOwnPackage(found);
  if (!update) return found;
  await savePackages(update);
  return update.changed.find((changed) => changed.id === id) ?? found;
}

async function startPackage(found: PropertyPackage): Promise<PackageUpdate> {
  const packages = await loadPropertyPackages(found.propertyId);
  assertSellable(await getOwnProperty(found.propertyId, found.ownerId));
  return startScheduledPackage(found, packages, now());
}

async function cancelOwnPackage(found: PropertyPackage): Promise<PackageUpdate | undefined> {
  const packages = await loadPropertyPackages(found.propertyId);
  const [chain, previous] = await Promise.all([loadUpgradeChain(found), findPreviousPackage(found)]);
  return cancelPackage(found, packages, { chain, previous }, now());
}

/** @throws 409 for a property that can no longer be on sale */
export function assertSellable(property: Property): void {
  if (!isSellable(property))
    throw new AppError('conflict', 'This home doesn’t need a package any more.', { state: property.status });
}

const createClockError = ({ status: state }: PropertyPackage, wanted: 'paused' | 'active'): AppError =>
  new AppError(
    'conflict',
    wanted === 'paused'
      ? 'A package only pauses while a sale is with the solicitors. To take a break, pause the listing; the package’s days keep running.'
      : 'A package carries on by itself once its home is back on sale. To end a break, put the listing back on sale.',
    { state },
  );
