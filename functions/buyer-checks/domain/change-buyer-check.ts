import {
  BuyerCheckApproved,
  BuyerCheckExpired,
  BuyerCheckExpiring,
  BuyerCheckReturned,
  BuyerCheckSubmitted,
  BuyerCheckWithdrawn,
} from '../../../events/buyer-check.ts';
import type { DomainEvent } from '../../../events/define.ts';
import type { BuyerCheckId, CheckReturnReason, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  type BuyerCheck,
  type BuyerEvidence,
  type CheckApproval,
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
/** Out of which status each act leads; a check that was never handed in can only be submitted. */
export const checkTransitions: Readonly<Record<CheckAction, readonly CheckStatus[]>> = {
  submit: ['approved', 'returned', 'withdrawn', 'expired'],
  decide: ['submitted'],
  withdraw: ['submitted', 'approved', 'returned'],
};

const refusals: Readonly<Record<CheckStatus, string>> = {
  submitted: 'This check waits for our answer.',
  approved: 'This check is approved.',
  returned: 'This check was returned.',
  withdrawn: 'This check was withdrawn.',
  expired: 'This check is out of date.',
};

/** @throws 409 `conflict` with the status that refuses the act */
function assertAllowed(check: BuyerCheck, action: CheckAction, now: Date): void {
  const state = resolveCheckStatus(check, now);
  if (!checkTransitions[action].includes(state)) throw new AppError('conflict', refusals[state], { state });
}

const ids = (check: BuyerCheck) => ({ checkId: check.id, userId: check.userId, kind: kindOf(check) });

interface Submission {
  /** For a check that is handed in for the first time. */
  readonly id: BuyerCheckId;
  readonly userId: UserId;
  readonly evidence: BuyerEvidence;
}

/**
 * Hands in evidence, for the first time or again. An approval that still counts stays.
 * @throws 409 while staff look at it, 422 naming the fields
 */
export function submitCheck(
  before: BuyerCheck | undefined,
  { id, userId, evidence }: Submission,
  now: Date,
): BuyerCheckChange {
  if (before) assertAllowed(before, 'submit', now);
  const errors = findEvidenceErrors(evidence, now);
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'Some details are not right.', { errors });
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
  return { check, events: [BuyerCheckSubmitted.of(ids(check))] };
}

/** @throws 409 where it does not wait, or ran out while it waited */
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
  return { check, events: [BuyerCheckApproved.of({ ...ids(check), validUntil, decidedAt })] };
}

function toApproval(evidence: BuyerEvidence, now: Date): CheckApproval {
  const { document } = evidence;
  return {
    approvedAt: now.toISOString(),
    validUntil: toValidUntil(evidence, now),
    basis: document ? 'document' : 'declaration',
    ...(evidence.kind === 'chain' ? { position: evidence.position } : { amountPence: evidence.amountPence }),
  };
}

interface CheckReturn {
  readonly reasons: readonly CheckReturnReason[];
  readonly note?: string | undefined;
}

/** @throws 409 where it does not wait */
export function returnCheck(before: BuyerCheck, { reasons, note }: CheckReturn, now: Date): BuyerCheckChange {
  assertAllowed(before, 'decide', now);
  const { approval, note: _, ...rest } = before;
  // A buyer who sends a false document keeps no badge of an earlier one.
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
    ...ids(check),
    reasons: [...reasons],
    note,
    endedApproval,
    decidedAt,
  });
  return { check, events: [event] };
}

/**
 * The buyer takes a check back, with its badge.
 * @throws 409 where nothing is left to take back
 */
export function withdrawCheck(before: BuyerCheck, now: Date): BuyerCheckChange {
  assertAllowed(before, 'withdraw', now);
  const { approval: _, ...rest } = withoutDocument(before);
  const check: BuyerCheck = { ...rest, status: 'withdrawn', version: before.version + 1 };
  return { check, events: [BuyerCheckWithdrawn.of(ids(check))] };
}

/** The check without its document; details and approval stay. */
export function withoutDocument(check: BuyerCheck): BuyerCheck {
  const { document: _, ...evidence } = check.evidence;
  return { ...check, evidence };
}

/**
 * What the end of an approval, or the time of its reminder, means. Nothing where it was renewed or taken back.
 * @param validUntil the last day of the approval that was planned for
 */
export function endCheck(
  before: BuyerCheck,
  { validUntil, ended }: { readonly validUntil: string; readonly ended: boolean },
  now: Date,
): BuyerCheckChange | undefined {
  if (before.approval?.validUntil !== validUntil) return undefined;
  const names = { ...ids(before), validUntil };
  const version = before.version + 1;
  if (!ended) {
    // A renewal waits already, or a repeat of the reminder came.
    if (before.status === 'submitted' || before.approval.remindedAt !== undefined) return undefined;
    const approval = { ...before.approval, remindedAt: now.toISOString() };
    return { check: { ...before, approval, version }, events: [BuyerCheckExpiring.of(names)] };
  }
  if (findApproval(before, now)) return undefined;
  const { approval: _, ...rest } = before;
  const status = before.status === 'approved' ? 'expired' : before.status;
  return { check: { ...rest, status, version }, events: [BuyerCheckExpired.of(names)] };
}
