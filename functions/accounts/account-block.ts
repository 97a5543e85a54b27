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

/** Completes "We blocked this account because of …". */
export const blockReasonWords: Readonly<Record<BlockReason, string>> = {
  fraud: 'an attempt to take money or details from others',
  harassment: 'messages that threaten, insult or pester others',
  false_listing: 'a home that is not yours to sell, or is not as described',
  spam: 'advertising or repeated messages',
  illegal: 'content that is against the law',
  identity: 'doubts about who uses it',
  other: 'a breach of our terms of use',
};
