import {
  BuyerCheckApproved,
  BuyerCheckExpired,
  BuyerCheckExpiring,
  BuyerCheckReturned,
  BuyerCheckSubmitted,
  BuyerCheckWithdrawn,
} from '../../../../events/buyer-check.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import type { BuyerCheckId, CheckReturnReason, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isSameLegalName, type LegalName } from '../../../people/accounts/domain/legal-name.ts';
import {
  type BuyerCheck,
  type BuyerEvidence,
  type CheckApproval,
  type CheckedBank,
  type CheckStatus,
  findApproval,
  kindOf,
  resolveCheckStatus,
  toDay,
} from './buyer-check.ts';
import { findEvidenceErrors, toValidUntil } from './validity.ts';

export interface BuyerCheckChange {
  readonly check: BuyerCheck;
  readonly events: readonly DomainEvent[];
}

export type CheckAction = 'submit' | 'decide' | 'withdraw';
/** The statuses from which each action is allowed; a new check can only be submitted. */
export const checkTransitions: Readonly<Record<CheckAction, readonly CheckStatus[]>> = {
  submit: ['approved', 'returned', 'withdrawn', 'expired'],
  decide: ['submitted'],
  withdraw: ['submitted', 'approved', 'returned'],
};

const conflictTexts: Readonly<Record<CheckStatus, string>> = {
  submitted: 'This check waits for our answer.',
  approved: 'This check is approved.',
  returned: 'This check was returned.',
  withdrawn: 'This check was withdrawn.',
  expired: 'This check is out of date.',
};

/** @throws 409 `conflict` with the status that forbids the action */
function assertAllowed(check: BuyerCheck, action: CheckAction, now: Date): void {
  const state = resolveCheckStatus(check, now);
  if (!checkTransitions[action].includes(state))
    throw new AppError('conflict', conflictTexts[state], { state });
}

const toCheckEventFields = (check: BuyerCheck) => ({
  checkId: check.id,
  userId: check.userId,
  kind: kindOf(check),
});

interface Submission {
  /** The id for a check that is submitted for the first time. */
  readonly id: BuyerCheckId;
  readonly userId: UserId;
  readonly evidence: BuyerEvidence;
}

/**
 * Submits evidence, for the first time or again. A valid approval stays.
 * @throws 409 while staff review it, 422 naming the fields
 */
export function submitCheck(
  before: BuyerCheck | undefined,
  { id, userId, evidence }: Submission,
  now: Date,
): BuyerCheckChange {
  if (before) assertAllowed(before, 'submit', now);
  const errors = findEvidenceErrors(evidence, now);
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'Some details aren’t right.', { errors });
  const approval = before && findApproval(before, now);
  const check: BuyerCheck = {
    id: before?.id ?? id,
    userId,
    status: 'submitted',
    evidence,
    submittedAt: now.toISOString(),
    reasons: [],
    ...(approval && { approval }),
    version: (before?.version ?? 0) + 1,
  };
  return { check, events: [BuyerCheckSubmitted.of(toCheckEventFields(check))] };
}

/** @throws 409 when it waits for no decision, `out_of_date` when its proof expired while it waited */
export function approveCheck(before: BuyerCheck, now: Date): BuyerCheckChange {
  assertAllowed(before, 'decide', now);
  const approval = toApproval(before.evidence, now);
  if (approval.validUntil < toDay(now))
    throw new AppError('conflict', 'This proof ran out while it waited. Return it as out of date.', {
      state: 'out_of_date',
    });
  const decidedAt = now.toISOString();
  const check: BuyerCheck = {
    ...before,
    status: 'approved',
    approval,
    decidedAt,
    version: before.version + 1,
  };
  const { validUntil } = approval;
  return { check, events: [BuyerCheckApproved.of({ ...toCheckEventFields(check), validUntil, decidedAt })] };
}

interface BankProof {
  /** The id for a check that is made for the first time. */
  readonly id: BuyerCheckId;
  readonly userId: UserId;
  readonly amountPence: number;
  readonly bank: CheckedBank;
  /** The person's name, in which the accounts are. */
  readonly holder: LegalName;
}

/**
 * Approves a proof of funds because the buyer's bank has shown the sum; it takes the place of what was sent before,
 * also of what waits for staff.
 */
export function approveByBank(
  before: BuyerCheck | undefined,
  { id, userId, amountPence, bank, holder }: BankProof,
  now: Date,
): BuyerCheckChange {
  const decidedAt = now.toISOString();
  const evidence: BuyerEvidence = { kind: 'proof_of_funds', amountPence, statementOn: toDay(now), bank };
  const approval: CheckApproval = { ...toApproval(evidence, now), holder };
  const check: BuyerCheck = {
    id: before?.id ?? id,
    userId,
    status: 'approved',
    evidence,
    submittedAt: decidedAt,
    decidedAt,
    reasons: [],
    approval,
    version: (before?.version ?? 0) + 1,
  };
  const { validUntil } = approval;
  const approved = { ...toCheckEventFields(check), validUntil, decidedAt, byBank: true };
  return { check, events: [BuyerCheckApproved.of(approved)] };
}

function toApproval(evidence: BuyerEvidence, now: Date): CheckApproval {
  const { document } = evidence;
  const isByBank = evidence.kind === 'proof_of_funds' && evidence.bank !== undefined;
  return {
    approvedAt: now.toISOString(),
    validUntil: toValidUntil(evidence, now),
    basis: isByBank ? 'bank' : document ? 'document' : 'declaration',
    ...(evidence.kind === 'chain' ? { position: evidence.position } : { amountPence: evidence.amountPence }),
  };
}

interface CheckReturn {
  readonly reasons: readonly CheckReturnReason[];
  readonly note?: string | undefined;
}

/** @throws 409 when it waits for no decision */
export function returnCheck(before: BuyerCheck, { reasons, note }: CheckReturn, now: Date): BuyerCheckChange {
  assertAllowed(before, 'decide', now);
  const { approval, note: _, ...rest } = before;
  // A false document also ends the badge of an earlier approval.
  const kept = reasons.includes('not_genuine') ? undefined : approval;
  const decidedAt = now.toISOString();
  const check: BuyerCheck = {
    ...rest,
    status: 'returned',
    reasons: [...reasons],
    ...(note !== undefined && { note }),
    ...(kept && { approval: kept }),
    decidedAt,
    version: before.version + 1,
  };
  const endedApproval = approval !== undefined && kept === undefined;
  const event = BuyerCheckReturned.of({
    ...toCheckEventFields(check),
    reasons: [...reasons],
    note,
    endedApproval,
    decidedAt,
  });
  return { check, events: [event] };
}

/**
 * The buyer withdraws a check and its badge.
 * @throws 409 when there is nothing to withdraw
 */
export function withdrawCheck(before: BuyerCheck, now: Date): BuyerCheckChange {
  assertAllowed(before, 'withdraw', now);
  const { approval: _, ...rest } = removeBank(removeDocument(before));
  const check: BuyerCheck = { ...rest, status: 'withdrawn', version: before.version + 1 };
  return { check, events: [BuyerCheckWithdrawn.of(toCheckEventFields(check))] };
}

/** Removes the document from a check; details and approval stay. */
export function removeDocument(check: BuyerCheck): BuyerCheck {
  const { document: _, ...evidence } = check.evidence;
  return { ...check, evidence };
}

/** Removes which bank was asked; the sum and the day stay, as those of a document do. */
function removeBank(check: BuyerCheck): BuyerCheck {
  if (check.evidence.kind !== 'proof_of_funds') return check;
  const { bank: _, ...evidence } = check.evidence;
  return { ...check, evidence };
}

/**
 * Reminds of the end of an approval, or ends it; `undefined` when it was renewed or withdrawn.
 * @param validUntil the last day of the approval that the schedule was made for
 */
export function endCheck(
  before: BuyerCheck,
  { validUntil, ended }: { readonly validUntil: string; readonly ended: boolean },
  now: Date,
): BuyerCheckChange | undefined {
  if (before.approval?.validUntil !== validUntil) return undefined;
  const names = { ...toCheckEventFields(before), validUntil };
  const version = before.version + 1;
  if (!ended) {
    // A renewal waits already, or the reminder was delivered again.
    if (before.status === 'submitted' || before.approval.remindedAt !== undefined) return undefined;
    const approval = { ...before.approval, remindedAt: now.toISOString() };
    return { check: { ...before, approval, version }, events: [BuyerCheckExpiring.of(names)] };
  }
  if (findApproval(before, now)) return undefined;
  const { approval: _, ...rest } = removeBank(before);
  const status = before.status === 'approved' ? 'expired' : before.status;
  return { check: { ...rest, status, version }, events: [BuyerCheckExpired.of(names)] };
}

/** Ends what a bank has shown for another name than the account has now; `undefined` where there is nothing of it. */
export function endProofOfOtherName(before: BuyerCheck, name: LegalName): BuyerCheckChange | undefined {
  const { approval, ...rest } = removeBank(before);
  if (!approval?.holder || isSameLegalName(approval.holder, name)) return undefined;
  const status = before.status === 'approved' ? 'expired' : before.status;
  const { validUntil } = approval;
  return {
    check: { ...rest, status, version: before.version + 1 },
    events: [BuyerCheckExpired.of({ ...toCheckEventFields(before), validUntil, nameChanged: true })],
  };
}
