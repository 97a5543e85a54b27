import * as z from 'zod';
import { SigningEnded } from '../../../../events/signing.ts';
import { Side } from '../../../../events/vocabulary.ts';
import { PaperHash } from '../../../people/signatures/domain/paper-hash.ts';

/** A side that signs with the provider, as one of its names on the paper. */
const RequestedSigner = z.object({
  side: Side,
  name: z.string(),
  /** The provider's number of it, once it can sign. */
  recipientId: z.number().optional(),
  signedAt: z.iso.datetime().optional(),
});
export type RequestedSigner = z.output<typeof RequestedSigner>;

/** An attempt to have a version of the memorandum signed with a provider. */
export const SigningRequest = z.object({
  version: z.int().min(1),
  /** From 1, of all attempts of the sale. */
  attempt: z.int().min(1),
  /** `requested` until the provider has it; `completed` once the sealed PDF is stored. */
  status: z.enum(['requested', 'open', 'completed', 'ended']),
  by: Side,
  requestedAt: z.iso.datetime(),
  /** The seller, then the buyer. */
  signers: z.array(RequestedSigner),
  /** The provider's, from its draft on. */
  envelopeId: z.string().optional(),
  /** SHA-256 of the issued file, which the last page of what is signed names. */
  paperHash: PaperHash.optional(),
  /** Until when it can be signed, from when the provider has it. */
  until: z.iso.datetime().optional(),
  /** When the desk was asked about a seal that did not come; from then on the provider is asked on a notice alone. */
  deskAskedAt: z.iso.datetime().optional(),
  ended: z
    .object({ at: z.iso.datetime(), why: SigningEnded.detail.shape.why, side: Side.optional() })
    .optional(),
});
export type SigningRequest = z.output<typeof SigningRequest>;

/** Days in which both sides can sign with the provider. */
export const signingDays = 14;

/** Days after the last signature in which the provider is asked for the seal every day. */
export const sealingDays = 7;
