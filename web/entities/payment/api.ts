import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { couponRoutes } from '../../../functions/money/coupons/contract.ts';
import type { packageRoutes } from '../../../functions/money/packages/contract.ts';
import type { paymentRoutes } from '../../../functions/money/payments/contract.ts';
import type { paypalRoutes } from '../../../functions/money/payments/paypal-contract.ts';
import { createClient } from '../../lib/client.ts';
import { ownHomesKey } from '../own-home/api.ts';
import { propertyKey } from '../property/property.ts';

type Packages = typeof packageRoutes;
type Payments = Omit<typeof paymentRoutes, 'cardWebhook'> & Pick<typeof paypalRoutes, 'payByWallet'>;
type Coupons = Pick<typeof couponRoutes, 'coupons' | 'couponByCode'>;

export type Package = Result<Packages['packages']>['packages'][number];
export type PackageState = Result<Packages['homePackage']>;
/** A past, present or scheduled package of a property. */
export type OwnPackage = NonNullable<PackageState['current']>;
export type Payment = Result<Payments['payment']>;
export type Coupon = Result<Coupons['coupons']>['coupons'][number];
export type PricedCoupon = Result<Coupons['couponByCode']>;
type PropertyId = OwnPackage['propertyId'];

export const packages = createClient<Packages>({
  packages: 'GET /api/package',
  choosePackage: 'POST /api/property-package',
  homePackage: 'GET /api/property-package/{propertyId}',
  changePackageStatus: 'PUT /api/property-package/status/{id}',
});
export const payments = createClient<Payments>({
  paymentMethods: 'GET /api/payment/methods',
  payByCard: 'POST /api/payment/stripe/pay',
  payByWallet: 'POST /api/payment/paypal/pay',
  payments: 'GET /api/payments',
  payment: 'GET /api/payment/{id}',
  receipt: 'GET /api/payment/receipt/{number}',
  receiptFile: 'GET /api/payment/receipt/{number}/file',
});
export const coupons = createClient<Coupons>({
  coupons: 'GET /api/coupon/coupons',
  couponByCode: 'POST /api/coupons/get-by-code',
});

/** The available packages, smallest first. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  staleTime: 600_000,
  queryFn: async ({ signal }) => (await packages.packages({ signal })).packages,
});

export const homePackageKey = ['home-package'] as const;
export function homePackageQuery(propertyId: PropertyId) {
  return queryOptions({
    queryKey: [...homePackageKey, propertyId],
    queryFn: ({ signal }) => packages.homePackage({ params: { propertyId }, signal }),
  });
}

export const paymentsKey = ['payments'] as const;
export function paymentQuery(id: Payment['id']) {
  return queryOptions({
    queryKey: [...paymentsKey, 'one', id],
    // The state of a payment is always fetched again.
    staleTime: 0,
    queryFn: ({ signal }) => payments.payment({ params: { id }, signal }),
  });
}

/**
 * Refetches everything that a payment or a choice changes; the property and the lists of properties by their
 * own keys.
 */
export function invalidatePayments(queries: QueryClient, propertyId?: PropertyId): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: homePackageKey }),
    queries.invalidateQueries({ queryKey: paymentsKey }),
    queries.invalidateQueries({ queryKey: ownHomesKey }),
    ...(propertyId === undefined
      ? []
      : [queries.invalidateQueries({ queryKey: [...propertyKey, propertyId] })]),
  ]);
}
