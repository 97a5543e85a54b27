import * as z from 'zod';
import { PayBy, PaymentId, Pence, PropertyId, PropertyPackageId } from '../../events/vocabulary.ts';
import { defineRoutes, listOf } from '../shared/contract.ts';
import { Package, PropertyPackage } from './domain/property-package.ts';

/** A home's package as its owner sees it. */
export const OwnPackage = PropertyPackage.omit({ ownerId: true });
export type OwnPackage = z.output<typeof OwnPackage>;

/** What a home has, what waits to be paid, and what could be done about it now. */
export const PackageOverview = z.object({
  current: OwnPackage.nullable(),
  /** Chosen and not paid yet. */
  pending: OwnPackage.nullable(),
  /** Paid, and waiting for its start: the owner can start it, or cancel it for a full refund until then. */
  scheduled: OwnPackage.nullable(),
  /** A payment for one of its choices that is made, and that its bank or PayPal has yet to confirm. */
  underWay: z
    .object({
      paymentId: PaymentId,
      propertyPackageId: PropertyPackageId,
      packageId: Package.shape.id,
      payBy: PayBy,
    })
    .nullable(),
  /** Homes on the free package that one account can have, where the account has that many already; null otherwise. */
  freeHomesFull: z.int().nullable(),
  /** What cancelling would give back now, and until when it can be done; null where it can not. */
  cancel: z
    .object({
      until: z.iso.datetime(),
      refundPence: Pence,
      usedDays: z.int(),
      days: z.int(),
      /** The package that runs again then, with the days that it had left. */
      restores: z.object({ packageId: Package.shape.id, endsAt: z.iso.datetime() }).optional(),
    })
    .nullable(),
  /** The larger packages, less the unused part of the one that runs; sums with VAT. */
  upgrades: z.array(
    z.object({
      packageId: Package.shape.id,
      name: z.string(),
      pricePence: Pence,
      creditPence: Pence,
      totalPence: Pence,
    }),
  ),
});
export type PackageOverview = z.output<typeof PackageOverview>;

export const packageRoutes = defineRoutes({
  packages: {
    method: 'GET',
    path: '/api/package',
    access: 'public',
    summary: 'The listing packages with their prices',
    result: listOf('packages', Package),
    cache: 60,
  },
  choosePackage: {
    method: 'POST',
    path: '/api/property-package',
    access: 'active',
    summary:
      'Choose a package for a home, or a larger one; its price is held for 30 minutes, and what costs nothing is active at once. With startNow false a paid one begins 14 days after its payment, or when its owner asks, and is refunded in full until then. Subtotal - discount - credit + VAT = total',
    status: 201,
    body: z.object({
      propertyId: PropertyId,
      packageId: Package.shape.id,
      startNow: z.boolean(),
      terms: z.literal(true, 'Please accept the terms'),
      couponCode: z.string().trim().min(1).max(40).optional(),
    }),
    result: OwnPackage,
    problems: ['not_found', 'conflict', 'stale', 'gone', 'too_many'],
  },
  homePackage: {
    method: 'GET',
    path: '/api/property-package/{propertyId}',
    access: 'active',
    summary:
      'The package of an own home, what waits to be paid, and what cancelling or a larger one would cost',
    params: z.object({ propertyId: PropertyId }),
    result: PackageOverview,
    problems: ['not_found'],
  },
  changePackageStatus: {
    method: 'PUT',
    path: '/api/property-package/status/{id}',
    access: 'active',
    summary:
      'Cancel a package, which restores the one that it took the place of; start a paid one that waits (active); or read it again (refresh) as it is known here. The days of one that runs stand still and run on with its home’s sale, so that paused and active answer 409 for it. It never says that something is paid',
    params: z.object({ id: PropertyPackageId }),
    body: z.object({ status: z.enum(['cancelled', 'paused', 'active', 'refresh']) }),
    result: OwnPackage,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
