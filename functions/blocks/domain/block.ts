import * as z from 'zod';
import { UserId } from '../../../events/vocabulary.ts';

/** One person wants nothing to do with another: neither can write, book or offer from then on. */
export const Block = z.object({
  blockerId: UserId,
  blockedId: UserId,
  blockedAt: z.iso.datetime(),
});
export type Block = z.output<typeof Block>;

/** People that one person can block. */
export const maxBlocks = 500;
