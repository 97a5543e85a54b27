import { dayMs, minuteMs } from '../../../functions/kernel/time.ts';
import { findBadge } from '../../../functions/listings/properties/domain/home-status.ts';
import { toPackageOverview } from '../../../functions/money/package-orders/domain/package-overview.ts';
import { packageCatalogue } from '../../../functions/money/packages/domain/catalogue.ts';
import { PropertyPackage } from '../../../functions/money/packages/domain/property-package.ts';
import { Payment } from '../../../functions/money/payments/domain/payment.ts';
import { createProperty as sampleHome, ids, noon } from '../../properties/property-examples.ts';

/** A time relative to the browser's clock. */
export const getTimeAfter = (minutes: number): string =>
  new Date(Date.now() + minutes * minuteMs).toISOString();
export const getDayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

export const payment = 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T';
export const pages = {
  package: `/my-listing/${ids.property}/package`,
  payment: `/payment/${payment}`,
} as const;
export const calls = {
  home: `GET /api/properties/${ids.property}`,
  standing: `GET /api/property-package/${ids.property}`,
  choose: 'POST /api/property-package',
  change: `PUT /api/property-package/status/${ids.package}`,
  card: 'POST /api/payment/stripe/pay',
  wallet: 'POST /api/payment/paypal/pay',
  payment: `GET /api/payment/${payment}`,
} as const;

/** An unpaid Standard package, with changes. */
export const createPackage = (
  change: Partial<Record<keyof PropertyPackage, unknown>> = {},
): PropertyPackage =>
  PropertyPackage.parse({
    id: ids.package,
    propertyId: ids.property,
    ownerId: ids.owner,
    packageId: 'standard',
    status: 'pending_payment',
    subtotalPence: 82_50,
    discountPence: 0,
    vatPence: 16_50,
    totalPence: 99_00,
    quotedUntil: getTimeAfter(30),
    askedToStartAt: getTimeAfter(0),
    version: 1,
    createdAt: getTimeAfter(0),
    ...change,
  });
/** An active package in the middle of its third day, so that no test runs at the boundary of a day. */
export const createActivePackage = (
  change: Partial<Record<keyof PropertyPackage, unknown>> = {},
): PropertyPackage =>
  createPackage({
    status: 'active',
    startedAt: getDayAfter(-2.5),
    endsAt: getDayAfter(177.5),
    paymentId: payment,
    ...change,
  });

/** A bank debit for a Standard package that the bank has not confirmed. */
export const createProcessingPayment = (change: Partial<Record<keyof Payment, unknown>> = {}): Payment =>
  Payment.parse({
    ...createPaymentAnswer({ status: 'processing', ownerId: ids.owner, disputes: [], version: 3 }).body,
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1Z',
    ...change,
  });

/** The API's response about a property's packages. */
export const createState = (
  has: {
    current?: PropertyPackage;
    pending?: PropertyPackage;
    previous?: PropertyPackage;
    underWay?: Payment;
  } = {},
) => ({
  body: toPackageOverview(
    { packages: has, previous: has.previous, underWay: has.underWay, freeHomesFull: undefined },
    new Date(),
  ),
});

/** The responses of the payment pages, for a property that waits for its package by default. */
export const createAnswers = (
  status = 'pending_payment',
  change: Record<string, unknown> = {},
  ofOwner: Record<string, unknown> = {},
) => {
  const { ownerId: _, ...shown } = sampleHome({ status, ...change });
  const owner = {
    houseNo: '14',
    images: shown.images,
    counts: { views: 0, favourites: 0, enquiries: 0, unread: 0, offers: 0, viewings: 0 },
    obstacles: [],
    advice: [],
    hiddenPictures: 0,
    hiddenFloorPlan: false,
    hasPack: true,
    statistics: false,
    views: [],
    waiting: [],
    ...ofOwner,
  };
  const body = {
    ...shown,
    badge: findBadge(shown.status, shown.address.nation),
    title: '14 Oak Road, Leeds',
    outcode: 'LS6',
    seller: {
      id: ids.owner,
      user_name: 'ann smith',
      memberSince: noon.toISOString(),
      badges: ['email_verified'],
      responseTime: 95,
    },
    pictureCount: 1,
    history: [],
    similar: [],
    isOwner: true,
    owner,
  };
  return {
    [calls.home]: { body },
    [calls.standing]: createState(),
    'GET /api/package': {
      body: {
        packages: packageCatalogue,
        total: packageCatalogue.length,
        page: 1,
        per_page: packageCatalogue.length,
      },
    },
    'GET /api/payment/methods': { body: { card: true, wallet: true } },
    'GET /api/coupon/coupons': { body: { coupons: [], total: 0, page: 1, per_page: 100 } },
  };
};

/** A payment for Standard for its payer, sent to the provider by default. */
export const createPaymentAnswer = (change: Record<string, unknown> = {}) => ({
  body: {
    id: payment,
    propertyId: ids.property,
    propertyPackageId: ids.package,
    packageId: 'standard',
    payBy: 'card',
    status: 'requires_action',
    totalPence: 99_00,
    vatPence: 16_50,
    donationPence: 0,
    refundedPence: 0,
    createdAt: getTimeAfter(-5),
    packageName: 'Standard',
    home: '14 Oak Road, Leeds',
    active: false,
    startsAtOnce: true,
    isUpgrade: false,
    refunds: [],
    receipts: [],
    ...change,
  },
});
