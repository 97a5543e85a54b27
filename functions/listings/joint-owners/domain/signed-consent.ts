import * as z from 'zod';
import { JointOwnerId } from '../../../../events/vocabulary.ts';
import { PaperHash } from '../../../people/signatures/domain/paper-hash.ts';

/** What a consent can lose its signature by. */
export const ConsentChange = z.enum(['address', 'owners']);
export type ConsentChange = z.output<typeof ConsentChange>;

/** The consent that a joint owner signed last, and what it is to; the signature itself is a record. */
export const SignedConsent = z.object({
  version: z.int().min(1),
  paperHash: PaperHash,
  signedAt: z.iso.datetime(),
  /** The home's full address. */
  address: z.string(),
  /** The first invitations of all joint owners, in the order of their ids. */
  owners: z.array(JointOwnerId),
  /** Since when it no longer counts, and what changed. */
  ended: z.object({ at: z.iso.datetime(), by: ConsentChange }).optional(),
});
export type SignedConsent = z.output<typeof SignedConsent>;
