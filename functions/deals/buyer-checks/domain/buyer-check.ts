import * as z from 'zod';
import {
  BuyerCheckId,
  type BuyerCheckKind,
  CheckReturnReason,
  ImageId,
  UserId,
  lineUpTo,
} from '../../../../events/vocabulary.ts';
import { penceWithin } from '../../../kernel/sums.ts';

/** A sum on a document, or one that a bank is asked about, in pence. */
export const CheckedPence = penceWithin(1_000_00, 500_000_000_00);
const createLine = (max: number) => lineUpTo(max).min(1);

/** The document of a check. Only staff see it, and it is deleted some time after their decision. */
export const CheckDocument = z.object({ id: ImageId, name: createLine(120) });
export type CheckDocument = z.output<typeof CheckDocument>;

export const LenderEvidence = z.object({
  kind: z.literal('agreement_in_principle'),
  lender: createLine(80),
  amountPence: CheckedPence,
  issuedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  document: CheckDocument.optional(),
});
export const SubmittedFunds = z.object({
  kind: z.literal('proof_of_funds'),
  amountPence: CheckedPence,
  statementOn: z.iso.date(),
  document: CheckDocument.optional(),
});
/** The bank that was asked in place of a document, and the provider's number of the buyer's consent. */
export const CheckedBank = z.object({ name: createLine(120), consentId: createLine(120) });
export type CheckedBank = z.output<typeof CheckedBank>;
export const FundsEvidence = SubmittedFunds.extend({ bank: CheckedBank.optional() });
export const ChainPosition = z.enum(['first_time_buyer', 'nothing_to_sell', 'sold_subject_to_contract']);
export type ChainPosition = z.output<typeof ChainPosition>;
export const ChainEvidence = z.object({
  kind: z.literal('chain'),
  position: ChainPosition,
  /** The estate agent or solicitor of the buyer's own sale, and their reference. */
  agent: createLine(120).optional(),
  reference: createLine(80).optional(),
  document: CheckDocument.optional(),
});
/** What a buyer sends; that a bank was asked is no statement of theirs. */
export const SubmittedEvidence = z.discriminatedUnion('kind', [
  LenderEvidence,
  SubmittedFunds,
  ChainEvidence,
]);
export const BuyerEvidence = z.discriminatedUnion('kind', [LenderEvidence, FundsEvidence, ChainEvidence]);
export type BuyerEvidence = z.output<typeof BuyerEvidence>;

/**
 * The result of an approval, valid to its last day. It stays while a renewal waits for staff, so that a buyer
 * who renews in time is never without it.
 */
export const CheckApproval = z.object({
  approvedAt: z.iso.datetime(),
  /** The last valid day. */
  validUntil: z.iso.date(),
  amountPence: CheckedPence.optional(),
  position: ChainPosition.optional(),
  /** Whether staff approved a document or only the buyer's declaration, or the buyer's bank was asked. */
  basis: z.enum(['document', 'declaration', 'bank']),
  /** The name that the accounts at the bank have to be in, as the account had it. */
  holder: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
  /** When the buyer was reminded that it ends soon. */
  remindedAt: z.iso.datetime().optional(),
});
export type CheckApproval = z.output<typeof CheckApproval>;

export const CheckStatus = z.enum(['submitted', 'approved', 'returned', 'withdrawn', 'expired']);
export type CheckStatus = z.output<typeof CheckStatus>;

/** One kind of evidence of one buyer; one per buyer and kind. */
export const BuyerCheck = z.object({
  id: BuyerCheckId,
  userId: UserId,
  status: CheckStatus,
  evidence: BuyerEvidence,
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was returned. */
  reasons: z.array(CheckReturnReason).default([]),
  note: z.string().optional(),
  approval: CheckApproval.optional(),
  version: z.int().min(1),
});
export type BuyerCheck = z.output<typeof BuyerCheck>;

export function kindOf({ evidence }: Pick<BuyerCheck, 'evidence'>): BuyerCheckKind {
  return evidence.kind;
}

/** The UTC day of a time; dates of checks are compared by it. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The approval of a check; `undefined` after its last day. */
export function findApproval(
  { approval }: Pick<BuyerCheck, 'approval'>,
  now: Date,
): CheckApproval | undefined {
  return approval && approval.validUntil >= toDay(now) ? approval : undefined;
}

/** The status at a time: an approval expires without a write. */
export function resolveCheckStatus(check: BuyerCheck, now: Date): CheckStatus {
  return check.status === 'approved' && !findApproval(check, now) ? 'expired' : check.status;
}
