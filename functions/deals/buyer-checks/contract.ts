import * as z from 'zod';
import {
  BuyerCheckId,
  BuyerCheckKind,
  CheckReturnReason,
  PropertyId,
  UserId,
  lineUpTo,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { StaffActView } from '../../people/audit/domain/staff-act-view.ts';
import { BankOutcome } from './domain/bank-consent.ts';
import { BuyerCheck, CheckedPence, SubmittedEvidence } from './domain/buyer-check.ts';

const byId = z.object({ id: BuyerCheckId });
/** The version that the caller has loaded, 0 without a check. */
const version = z.int().min(0);

export const BuyerCheckView = BuyerCheck.omit({ userId: true }).extend({ kind: BuyerCheckKind });
export type BuyerCheckView = z.output<typeof BuyerCheckView>;

export const OwnBuyerChecks = z.object({
  /** One per kind that was ever submitted. */
  checks: z.array(BuyerCheckView),
  proceedable: z.boolean(),
  /** What is missing to be proceedable. */
  missing: z.array(z.enum(['identity', 'funding', 'chain'])),
  identityCheckedAt: z.iso.datetime().optional(),
  /** Whether this stage can ask a buyer's bank in place of a statement. */
  bankChecks: z.boolean(),
});
export type OwnBuyerChecks = z.output<typeof OwnBuyerChecks>;

const consentKey = lineUpTo(100).min(1);
/** What a bank's answer brought back, with the key that the browser kept. */
export const BankAnswer = z
  .object({
    state: consentKey,
    browserKey: consentKey,
    /** Absent where the person or the bank said no, which `error` names. */
    code: lineUpTo(2_000).min(1).optional(),
    error: lineUpTo(100).optional(),
  })
  .refine(({ code, error }) => (code === undefined) !== (error === undefined), {
    path: ['code'],
    message: 'Send a code or an error',
  });
export type BankAnswer = z.output<typeof BankAnswer>;

/** What came of a check at a bank, with the checks after it. */
export const BankCheckResult = z.object({
  outcome: BankOutcome,
  /** The sum that the bank was asked about. */
  amountPence: z.int(),
  /** Accounts in other currencies were left out. */
  hasOtherCurrency: z.boolean(),
  own: OwnBuyerChecks,
});
export type BankCheckResult = z.output<typeof BankCheckResult>;

/** A check for the decision of staff. The link is valid for five minutes. */
export const StaffBuyerCheck = BuyerCheckView.extend({
  buyer: z.object({
    id: UserId,
    user_name: z.string().nullable(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
  /** The reader is the buyer, so a colleague has to decide. */
  own: z.boolean(),
  /** The last valid day if it were approved now. */
  wouldCountUntil: z.iso.date(),
  file: z.object({ name: z.string(), url: z.string() }).optional(),
  /** Acts of staff on the check, latest first. */
  acts: z.array(StaffActView),
});
export type StaffBuyerCheck = z.output<typeof StaffBuyerCheck>;

const note = textUpTo(1_000).optional();
export const CheckDecisionBody = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved'), version }),
  z
    .object({
      outcome: z.literal('returned'),
      reasons: z.array(CheckReturnReason).min(1, 'Choose a reason').max(7),
      note,
      version,
    })
    .refine(({ reasons, note: words }) => !reasons.includes('other') || (words ?? '') !== '', {
      path: ['note'],
      message: 'Say what has to change',
    }),
]);
export type CheckDecisionBody = z.output<typeof CheckDecisionBody>;

/** Number of buyers with a thread about the property who meet each choice. */
export const BuyerReach = z.object({ everyone: z.int(), identity_checked: z.int(), proceedable: z.int() });
export type BuyerReach = z.output<typeof BuyerReach>;

export const buyerCheckRoutes = defineRoutes({
  ownChecks: {
    method: 'GET',
    path: '/api/buyer-checks',
    access: 'active',
    summary: 'What the caller handed in to show that they can proceed',
    result: OwnBuyerChecks,
  },
  submitCheck: {
    method: 'POST',
    path: '/api/buyer-checks',
    access: 'active',
    summary: 'Hand in an agreement in principle, a proof of funds or a position in the chain',
    status: 201,
    body: z.object({ evidence: SubmittedEvidence, version }),
    result: OwnBuyerChecks,
    problems: ['conflict', 'stale', 'too_many'],
  },
  withdrawCheck: {
    method: 'POST',
    path: '/api/buyer-checks/{id}/withdraw',
    access: 'active',
    summary: 'Take a check back; its badge ends and its document is deleted within a week',
    params: byId,
    body: z.object({ version }),
    result: OwnBuyerChecks,
    problems: ['not_found', 'conflict', 'stale'],
  },
  startBankCheck: {
    method: 'POST',
    path: '/api/buyer-checks/bank',
    access: 'active',
    summary: 'Begin to prove funds by a look at bank accounts, on the page of the provider',
    status: 201,
    body: z.object({ amountPence: CheckedPence }),
    result: z.object({ url: z.string(), browserKey: z.string() }),
    secret: true,
    problems: ['conflict', 'stale', 'too_many', 'unavailable'],
  },
  finishBankCheck: {
    method: 'POST',
    path: '/api/buyer-checks/bank/finish',
    access: 'active',
    summary: 'Hand over the bank’s answer; of the accounts nothing is kept but whether they have the sum',
    status: 200,
    body: BankAnswer,
    result: BankCheckResult,
    problems: ['conflict', 'stale', 'unavailable'],
  },
  buyerReach: {
    method: 'GET',
    path: '/api/buyer-reach/{id}',
    access: 'active',
    summary: 'How many buyers who wrote about an own home meet each choice of who may book or offer',
    params: z.object({ id: PropertyId }),
    result: BuyerReach,
    problems: ['not_found'],
  },
  staffCheck: {
    method: 'GET',
    path: '/api/staff/buyer-checks/{id}',
    access: 'staff',
    summary: 'A check with its evidence',
    params: byId,
    result: StaffBuyerCheck,
    problems: ['not_found'],
  },
  decideCheck: {
    method: 'POST',
    path: '/api/staff/buyer-checks/{id}/decide',
    access: 'staff',
    summary: 'Approve a check, or return it with reasons',
    params: byId,
    body: CheckDecisionBody,
    result: StaffBuyerCheck,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
