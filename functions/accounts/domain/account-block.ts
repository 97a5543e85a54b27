import * as z from 'zod';

/** Why staff blocked an account. The person reads the words that belong to it. */
export const BlockReason = z.enum([
  'fraud',
  'harassment',
  'false_listing',
  'spam',
  'illegal',
  'identity',
  'other',
]);
export type BlockReason = z.output<typeof BlockReason>;

export const AccountBlock = z.object({
  reason: BlockReason,
  /** Written by staff for the person. */
  words: z.string(),
  at: z.iso.datetime(),
  /** The state to which an unblock returns: 0 unverified, 1 active. */
  was: z.union([z.literal(0), z.literal(1)]),
});
export type AccountBlock = z.output<typeof AccountBlock>;
