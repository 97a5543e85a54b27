import * as z from 'zod';
import {
  lineUpTo,
  PayBy,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema } from '../../kernel/http/contract.ts';
import { Package, PropertyPackage } from './domain/property-package.ts';

/** A property's package as its owner sees it. */
export const OwnPackage = PropertyPackage.omit({ ownerId: true });
export type OwnPackage = z.output<typeof OwnPackage>;

/** The packages of a property, and what its owner can do about them now. */
export const PackageOverview = z.object({
  current: OwnPackage.nullable(),
  /** Chosen and not paid yet. */
  pending: OwnPackage.nullable(),
  /** Paid and not started: the owner can start it, or cancel it for a full refund until it starts. */
  scheduled: OwnPackage.nullable(),
  /** A payment for one of its choices that the bank or PayPal has not confirmed yet. */
  underWay: z
    .object({
      paymentId: PaymentId,
      propertyPackageId: PropertyPackageId,
      packageId: Package.shape.id,
      payBy: PayBy,
    })
    .nullable(),
  /**
   * The number of properties on the free package that an account can have, when it has that many; null
   * otherwise.
   */
  freeHomesFull: z.int().nullable(),
  /** What a cancellation would refund now, and until when it is possible; null when it is not. */
  cancel: z
    .object({
      until: z.iso.datetime(),
      refundPence: Pence,
      usedDays: z.int(),
      days: z.int(),
      /** The package that runs again afterwards, with the days that it had left. */
      restores: z.object({ packageId: Package.shape.id, endsAt: z.iso.datetime() }).optional(),
    })
    .nullable(),
  /** The larger packages, with credit for the unused part of the running one; pence, VAT included. */
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
    summary: 'List the packages with their prices',
    result: createListSchema('packages', Package),
    cache: 60,
  },
  choosePackage: {
    method: 'POST',
    path: '/api/property-package',
    access: 'active',
    summary:
      'Choose a package or an upgrade for a property. Its price is held for 30 minutes; one without a price is active at once. With startNow false a paid package starts 14 days after its payment, or earlier when its owner starts it, and can be cancelled for a full refund until then. Subtotal - discount - credit + VAT = total',
    status: 201,
    body: z.object({
      propertyId: PropertyId,
      packageId: Package.shape.id,
      startNow: z.boolean(),
      terms: z.literal(true, 'Please accept the terms'),
      couponCode: lineUpTo(40).min(1).optional(),
    }),
    result: OwnPackage,
    problems: ['not_found', 'conflict', 'stale', 'gone', 'too_many'],
  },
  homePackage: {
    method: 'GET',
    path: '/api/property-package/{propertyId}',
    access: 'active',
    summary:
      'Get the packages of an own property, with the refund of a cancellation and the prices of upgrades',
    params: z.object({ propertyId: PropertyId }),
    result: PackageOverview,
    problems: ['not_found'],
  },
  changePackageStatus: {
    method: 'PUT',
    path: '/api/property-package/status/{id}',
    access: 'active',
    summary:
      'Cancel a package, which restores the one that it upgraded; start a scheduled one (active); or get its saved state (refresh). The days of a running package pause and resume with the sale of its property: paused and active return 409 for it. This call never marks anything as paid',
    params: z.object({ id: PropertyPackageId }),
    body: z.strictObject({ status: z.enum(['cancelled', 'paused', 'active', 'refresh']) }),
    result: OwnPackage,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
