import type * as z from 'zod';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import { listReceiptsOfPayment } from '../adapters/receipt-repository.ts';
import type { PaymentView } from '../contract.ts';
import type { Payment } from '../domain/payment.ts';
import { toReceiptView } from './load-receipt.ts';

/** Payments as their payer sees them, in the order given. */
export async function loadPaymentViews(payments: readonly Payment[]): Promise<z.input<typeof PaymentView>[]> {
  const homes = await listProperties([...new Set(payments.map(({ propertyId }) => propertyId))]);
  const titles = new Map(homes.map((home) => [home.id, formatShortAddress(home)]));
  return Promise.all(
    payments.map(async (payment) => {
      const [chosen, receipts] = await Promise.all([
        findPackage(payment.propertyPackageId),
        listReceiptsOfPayment(payment.id),
      ]);
      const runs = chosen?.status === 'active' || chosen?.status === 'paused';
      return {
        ...payment,
        packageName: packageOf(payment.packageId).name,
        home: titles.get(payment.propertyId) ?? 'A home that’s no longer here',
        active: runs && chosen.paymentId === payment.id,
        ...(chosen?.status === 'scheduled' &&
          chosen.paymentId === payment.id && { startsAt: chosen.startsAt }),
        startsAtOnce: chosen?.askedToStartAt !== undefined,
        isUpgrade: chosen?.upgrades !== undefined,
        receipts: receipts.map(toReceiptView),
      };
    }),
  );
}
