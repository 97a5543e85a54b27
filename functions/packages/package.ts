import * as z from 'zod';
import { Pence, PropertyId, PropertyPackageId, UserId } from '../../events/vocabulary.ts';

export const Package = z.object({
  id: z.enum(['starter', 'standard', 'plus', 'premium']),
  name: z.string(),
  /** What the buyer pays, VAT included. */
  pricePence: Pence,
  vatPence: Pence,
  days: z.int(),
  features: z.array(z.string()),
  max_photos: z.int(),
  popular: z.boolean(),
});
export type Package = z.output<typeof Package>;

export const PropertyPackage = z.object({
  id: PropertyPackageId,
  propertyId: PropertyId,
  ownerId: UserId,
  packageId: Package.shape.id,
  status: z.enum(['pending_payment', 'active', 'paused', 'expired', 'cancelled', 'refunded', 'upgraded']),
  /** Net price, discount on the gross price, VAT within the total, and what is to pay. */
  subtotalPence: Pence,
  discountPence: Pence,
  vatPence: Pence,
  totalPence: Pence,
  quotedUntil: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  /** Since when its days do not run. */
  pausedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type PropertyPackage = z.output<typeof PropertyPackage>;
