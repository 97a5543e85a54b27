import type * as z from 'zod';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import type { StaffPaymentView } from '../contract.ts';
import { calculateRefundablePence } from '../domain/goodwill-refund.ts';
import type { Payment } from '../domain/payment.ts';

/** Payments as staff see them, with the home and the payer of each. */
export async function toStaffPayments(
  payments: readonly Payment[],
): Promise<z.input<typeof StaffPaymentView>[]> {
  const [homes, people] = await Promise.all([
    listProperties([...new Set(payments.map(({ propertyId }) => propertyId))]),
    loadAccounts(payments.map(({ ownerId }) => ownerId)),
  ]);
  const titles = new Map(homes.map((home) => [home.id, formatShortAddress(home, true)]));
  return payments.map((payment) => ({
    ...payment,
    packageName: packageOf(payment.packageId).name,
    home: titles.get(payment.propertyId) ?? 'A home that’s no longer here',
    ownerName: people.get(payment.ownerId)?.user_name ?? null,
    refundablePence: calculateRefundablePence(payment),
  }));
}
