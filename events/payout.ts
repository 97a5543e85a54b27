import * as z from 'zod';
import { defineEvent } from './define.ts';

/** A payout that a bank sent back, or that our books don't match; an alarm follows. */
export const PayoutDiffers = defineEvent(
  'payout.differs.v1',
  z.object({
    /** The provider's id of the payout. */
    payoutId: z.string(),
    status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    /** Pence by which the payout is more than our books; null while the provider doesn't list what is in it. */
    differencePence: z.int().nullable(),
    /** Its lines that our books don't have as they are. */
    faultyLines: z.int(),
  }),
  { payoutId: 'po_1', status: 'paid', differencePence: -1_200, faultyLines: 1 },
);
