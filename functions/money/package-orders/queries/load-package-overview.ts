import type * as z from 'zod';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { findPreviousPackage, loadPropertyPackages } from '../../packages/adapters/package-repository.ts';
import type { PackageOverview } from '../../packages/contract.ts';
import { listPaymentsOfProperty } from '../../payments/adapters/payment-repository.ts';
import { findPendingPayment } from '../../payments/queries/find-pending-payment.ts';
import { toPackageOverview } from '../domain/package-overview.ts';
import { findFreeHomesLimit } from './assert-starter-available.ts';

/** @throws 404 for a property of another owner */
export async function loadPackageOverview(
  propertyId: PropertyId,
  ownerId: UserId,
  now: Date,
): Promise<z.input<typeof PackageOverview>> {
  await getOwnProperty(propertyId, ownerId);
  const [packages, payments] = await Promise.all([
    loadPropertyPackages(propertyId),
    listPaymentsOfProperty(propertyId),
  ]);
  const [underWay, previous, freeHomesFull] = await Promise.all([
    findPendingPayment(payments, now),
    packages.current && findPreviousPackage(packages.current),
    // Only a property without a package can take the free one.
    packages.current ? undefined : findFreeHomesLimit(ownerId, propertyId),
  ]);
  return toPackageOverview({ packages, previous, underWay, freeHomesFull }, now);
}
