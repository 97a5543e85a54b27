import * as z from 'zod';
import { UserId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { largestDataBytes, Purpose } from './domain/purpose.ts';

const createBytes = (text: string): number => new TextEncoder().encode(text).length;

const sealedText = z
  .string()
  .min(1)
  .refine((text) => createBytes(text) <= largestDataBytes, `Send ${largestDataBytes} bytes at most`);

/** A link to a home with a note, for whoever has the link. */
export const ShareRequest = z.object({
  purpose: z.literal('share_link'),
  /** What `ShareNote` is, as JSON. */
  data: sealedText,
  /** The caller, if anyone: a link is always one’s own. */
  userId: UserId.optional(),
});
/** The end of one kind of mail to the caller. */
export const UnsubscribeRequest = z.object({
  purpose: z.literal('unsubscribe'),
  data: sealedText,
  userId: UserId.optional(),
});
/** Any text for one person. */
export const PersonalRequest = z.object({
  purpose: z.enum(['accepted_offer', 'invite']),
  data: sealedText,
  /** Who may open it; the caller by default. */
  userId: UserId.optional(),
});

export const vaultRoutes = defineRoutes({
  encrypt: {
    method: 'POST',
    path: '/api/encrypt',
    access: 'active',
    summary: 'Seal a little data for one purpose, for 30 days; 30 times a minute',
    body: z.discriminatedUnion('purpose', [ShareRequest, UnsubscribeRequest, PersonalRequest]),
    result: z.object({ value: z.string(), expiresAt: z.iso.datetime() }),
    problems: ['too_many'],
    secret: true,
  },
  decrypt: {
    method: 'POST',
    path: '/api/decrypt',
    access: 'anyone',
    summary: 'Open sealed data; one answer for every reason that it does not open',
    body: z.object({ value: z.string().min(1).max(8_000), purpose: Purpose }),
    result: z.object({
      data: z.string(),
      /** Who made a share link. */
      from: z.object({ user_name: z.string() }).optional(),
    }),
    problems: ['too_many'],
    secret: true,
  },
});
