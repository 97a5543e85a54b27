import * as z from 'zod';
import { defineEvent } from './define.ts';
import { PaymentId, Pence, PropertyPackageId, UserId } from './vocabulary.ts';

/** Trees were planted or carbon was offset for a payment; the seller donated `donationPence` of it. */
export const CarbonOffset = defineEvent(
  'carbon.offset.v1',
  z.object({
    paymentId: PaymentId,
    propertyPackageId: PropertyPackageId,
    ownerId: UserId,
    trees: z.int().min(0),
    kg: z.int().min(0),
    donationPence: Pence,
  }),
  {
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
    propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    trees: 1,
    kg: 0,
    donationPence: 0,
  },
);
