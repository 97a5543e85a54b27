import * as z from 'zod';
import { OwnershipBasis } from '../../../../events/ownership-vocabulary.ts';

/** What was proved of the seller's right to sell, and when. It names no person, title or document. */
export const OwnerMark = z.object({
  checkedAt: z.iso.datetime(),
  basis: OwnershipBasis,
  /** Whether the seller owns the home, or sells it for who does: as an executor or under a power of attorney. */
  seller: z.enum(['owner', 'for_owner']),
});
export type OwnerMark = z.output<typeof OwnerMark>;
