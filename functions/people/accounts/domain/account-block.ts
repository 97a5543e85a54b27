import * as z from 'zod';

/** Why staff blocked an account. The person reads the text of the reason. */
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
  /** Text by staff for the person. */
  words: z.string(),
  at: z.iso.datetime(),
  /** The state that an unblock restores: 0 unverified, 1 active. */
  was: z.union([z.literal(0), z.literal(1)]),
});
export type AccountBlock = z.output<typeof AccountBlock>;
