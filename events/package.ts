import * as z from 'zod';
import { defineEvent } from './define.ts';
import {
  PayBy,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  RefundReason,
  UserId,
} from './vocabulary.ts';

export const PackageChosen = defineEvent(
  'package.chosen.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    packageId: z.string(),
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'starter',
  },
);
/** The package is active from now on: a free one when it is chosen, any other when its payment is settled. */
export const PackageActivated = defineEvent(
  'package.activated.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    packageId: z.string(),
    maxPhotos: z.int(),
    endsAt: z.iso.datetime(),
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'starter',
    maxPhotos: 10,
    endsAt: '2027-02-19T10:00:00.000Z',
  },
);
/** Published a fortnight, a week and a day before the package ends. */
export const PackageEnding = defineEvent(
  'package.ending.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    endsAt: z.iso.datetime(),
    days: z.union([z.literal(14), z.literal(7), z.literal(1)]),
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    endsAt: '2027-02-19T10:00:00.000Z',
    days: 14,
  },
);
export const PackageExpired = defineEvent(
  'package.expired.v1',
  z.object({ propertyPackageId: PropertyPackageId, propertyId: PropertyId, ownerId: UserId }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  },
);
/** The property is sold subject to contract: the days of its package do not run. */
export const PackagePaused = defineEvent(
  'package.paused.v1',
  z.object({ propertyPackageId: PropertyPackageId, propertyId: PropertyId, ownerId: UserId }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  },
);
/** The property is on sale again, and the package's days run until a later end. */
export const PackageResumed = defineEvent(
  'package.resumed.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    endsAt: z.iso.datetime(),
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    endsAt: '2027-04-02T10:00:00.000Z',
  },
);
/**
 * Staff removed the property and have to decide on a refund. `unusedPence` is the share of the remaining
 * days.
 */
export const PackageRefundReviewDue = defineEvent(
  'package.refund_review_due.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    unusedPence: Pence,
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    unusedPence: 9_350,
  },
);
/** A package's price is paid; published in the same transaction as its payment. */
export const PackagePaid = defineEvent(
  'package.paid.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    packageId: z.string(),
    paymentId: PaymentId,
    payBy: PayBy,
    totalPence: Pence,
    donationPence: Pence,
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'standard',
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
    payBy: 'card',
    totalPence: 9_900,
    donationPence: 500,
  },
);
/** A larger package replaced this one; its unused value reduced the price. */
export const PackageUpgraded = defineEvent(
  'package.upgraded.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    /** The package that replaces it. */
    by: PropertyPackageId,
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    by: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1H',
  },
);
/**
 * It is paid and begins at `startsAt`, or when its owner asks; until then it is fully refunded on request.
 */
export const PackageScheduled = defineEvent(
  'package.scheduled.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    packageId: z.string(),
    startsAt: z.iso.datetime(),
    refundPence: Pence,
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'plus',
    startsAt: '2026-12-06T10:00:00.000Z',
    refundPence: 24_900,
  },
);
/**
 * Its owner cancelled it within fourteen days; `refundPence` is refunded, and the package that it replaced is
 * active again.
 */
export const PackageCancelled = defineEvent(
  'package.cancelled.v1',
  z.object({
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    packageId: z.string().optional(),
    refundPence: Pence,
    /** Paid, but not begun. */
    notBegun: z.boolean().optional(),
    restored: z.object({ packageId: z.string(), endsAt: z.iso.datetime() }).optional(),
  }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'standard',
    refundPence: 9_350,
    restored: { packageId: 'starter', endsAt: '2027-02-19T10:00:00.000Z' },
  },
);
/** Its featured place has ended; the package itself continues. */
export const PackageFeatureEnded = defineEvent(
  'package.feature_ended.v1',
  z.object({ propertyPackageId: PropertyPackageId, propertyId: PropertyId, ownerId: UserId }),
  {
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  },
);
/**
 * Money of a payment has to be refunded; the same key means the same refund. `whole` includes the donation.
 */
export const PackageRefundDue = defineEvent(
  'package.refund_due.v1',
  z.object({
    paymentId: PaymentId,
    propertyPackageId: PropertyPackageId,
    propertyId: PropertyId,
    ownerId: UserId,
    key: z.string(),
    amountPence: Pence,
    whole: z.boolean(),
    reason: RefundReason,
  }),
  {
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    key: 'cancel-pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    amountPence: 9_350,
    whole: false,
    reason: 'cancelled',
  },
);
