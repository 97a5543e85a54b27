import * as z from 'zod';

/**
 * The version of the Property Data Trust Framework's schemas that the file follows: its container of verified claims,
 * and its core transaction of the third series.
 */
export const frameworkVersion = '3.4.0';

const ClaimValue = z.union([
  z.string(),
  z.number(),
  z.array(z.union([z.string(), z.looseObject({})])),
  z.looseObject({}),
]);
export type ClaimValue = z.output<typeof ClaimValue>;

/** How it is known: a person vouches for it, a document or a register has it. */
const ClaimEvidence = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('vouch'),
    verification_method: z.object({ type: z.literal('auth') }),
    attestation: z.object({
      type: z.literal('digital_attestation'),
      voucher: z.object({ name: z.string() }),
    }),
  }),
  z.object({
    type: z.literal('document'),
    verifier: z.object({ organization: z.string() }).optional(),
    document_details: z.object({ type: z.string() }),
  }),
  z.object({
    type: z.literal('electronic_record'),
    verifier: z.object({ organization: z.string() }),
    record: z.object({
      type: z.string(),
      created_at: z.iso.date().optional(),
      source: z.object({ name: z.string() }),
    }),
  }),
]);
export type ClaimEvidence = z.output<typeof ClaimEvidence>;

const VerifiedClaim = z.object({
  id: z.string(),
  /** The home, as one transaction of the framework. */
  transactionId: z.string(),
  schemaVersion: z.string(),
  verification: z.object({
    trust_framework: z.literal('uk_pdtf'),
    time: z.iso.datetime(),
    evidence: z.array(ClaimEvidence).min(1),
  }),
  /** Values by the JSON pointers of the framework's transaction. */
  claims: z.record(z.string(), ClaimValue),
});

/** A pack for the systems of conveyancers: what is known of the home, each claim with its source and its time. */
export const VerifiedClaims = z.object({ verified_claims: z.array(VerifiedClaim) });
export type VerifiedClaims = z.output<typeof VerifiedClaims>;

/** Claims that have one source. */
export interface SourcedClaims {
  readonly claims: Readonly<Record<string, ClaimValue>>;
  readonly time: string;
  readonly evidence: readonly ClaimEvidence[];
}
