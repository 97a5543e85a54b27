import { splitVat } from '../../functions/kernel/money.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import type { LedgerEntry } from '../../functions/money/payments/domain/ledger.ts';
import { createPayment, attachSession } from '../../functions/money/payments/domain/payment-lifecycle.ts';
import type { PaymentUpdate } from '../../functions/money/payments/domain/payment-update.ts';
import type { Payment } from '../../functions/money/payments/domain/payment.ts';
import type { ProviderDispute, ProviderRefund } from '../../functions/money/payments/domain/provider.ts';

export const start = new Date('2026-11-21T10:00:00.000Z');
export function addPaymentMinutes(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

/** A package that awaits payment. */
export function createUnpaidPackage(totalPence = 99_00): PropertyPackage {
  return {
    id: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    packageId: 'standard',
    status: 'pending_payment',
    subtotalPence: splitVat(totalPence).netPence,
    discountPence: 0,
    vatPence: splitVat(totalPence).vatPence,
    totalPence,
    creditPence: 0,
    discountGrossPence: 0,
    creditGrossPence: 0,
    refundPence: 0,
    quotedUntil: addPaymentMinutes(30).toISOString(),
    version: 1,
    createdAt: start.toISOString(),
  };
}

export function createRefundId(n: number) {
  return `rfd_01K9ZX3Q6T4C8V0R2M5N7P9B${String(n).padStart(2, '0')}` as const;
}

/** A payment that is open at its provider. */
export function createOpenPayment({ totalPence = 99_00, donationPence = 0, coupon = false } = {}): Payment {
  const price = createUnpaidPackage(totalPence);
  const couponOf = { id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W', code: 'SPRING20', freeDays: 0 } as const;
  const { payment } = createPayment(
    coupon ? { ...price, coupon: couponOf } : price,
    { id: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', payBy: 'card', donationPence },
    start,
  );
  return requireDefined(attachSession(payment, { id: 'cs_1', payUrl: 'https://pay.example/cs_1' })).payment;
}

export function requireDefined<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Nothing was decided');
  return found;
}

export function listPaymentEvents({ events }: Pick<PaymentUpdate, 'events'>): string[] {
  return events.map(({ name }) => name);
}

/** Pence of each account after these entries, zeros left out. */
export function sumByAccount(entries: readonly LedgerEntry[]): Record<string, number> {
  const held: Record<string, number> = {};
  for (const { lines } of entries)
    for (const { account, amountPence } of lines) held[account] = (held[account] ?? 0) + amountPence;
  return Object.fromEntries(Object.entries(held).filter(([, amountPence]) => amountPence !== 0));
}

export function createRefundReport(
  refund: { readonly id: `rfd_${string}`; readonly amountPence: number },
  status: ProviderRefund['status'] = 'succeeded',
  more: Partial<ProviderRefund> = {},
): ProviderRefund {
  return {
    reference: `re_${refund.id}`,
    refundId: refund.id,
    amountPence: refund.amountPence,
    status,
    at: addPaymentMinutes(20),
    ...more,
  };
}

export function createDisputeReport(
  status: ProviderDispute['status'],
  amountPence = 99_00,
  reference = 'du_1',
): ProviderDispute {
  return {
    reference,
    status,
    amountPence,
    at: addPaymentMinutes(30),
    ...(status === 'won' && { returnedAt: addPaymentMinutes(40) }),
  };
}
