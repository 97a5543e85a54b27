import * as z from 'zod';
import { defineEvent } from './define.ts';
import { PropertyId, UserId } from './vocabulary.ts';

/** A seller changed answers in a property's pack, which created the next version. */
export const SalePackSaved = defineEvent(
  'sale_pack.saved.v1',
  z.object({ propertyId: PropertyId, ownerId: UserId, version: z.int().min(1) }),
  { propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E', version: 3 },
);
