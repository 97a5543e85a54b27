import type * as z from 'zod';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import type { StaffPaymentView } from '../contract.ts';
import { calculateRefundablePence } from '../domain/goodwill-refund.ts';
import type { Payment } from '../domain/payment.ts';

/** Payments as staff see them, with the home of each. */
export async function toStaffPayments(
  payments: readonly Payment[],
): Promise<z.input<typeof StaffPaymentView>[]> {
  const homes = await listProperties([...new Set(payments.map(({ propertyId }) => propertyId))]);
  const titles = new Map(homes.map((home) => [home.id, formatShortAddress(home, true)]));
  return payments.map((payment) => ({
    ...payment,
    packageName: packageOf(payment.packageId).name,
    home: titles.get(payment.propertyId) ?? 'A home that’s no longer here',
    refundablePence: calculateRefundablePence(payment),
  }));
}
