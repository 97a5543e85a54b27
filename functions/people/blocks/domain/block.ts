import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';

/** One user blocks another: neither can write to, book with or make offers to the other. */
export const Block = z.object({
  blockerId: UserId,
  blockedId: UserId,
  blockedAt: z.iso.datetime(),
});
export type Block = z.output<typeof Block>;

/** The most users that one user can block. */
export const maxBlocks = 500;
