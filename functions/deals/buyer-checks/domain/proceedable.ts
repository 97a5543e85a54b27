import type { BuyerCheckKind, BuyerGate } from '../../../../events/vocabulary.ts';
import { type BuyerCheck, type CheckApproval, findApproval, kindOf } from './buyer-check.ts';

type CheckedEvidence = Pick<BuyerCheck, 'evidence' | 'approval'>;

/** The valid approvals by kind. */
function listApprovals(checks: readonly CheckedEvidence[], now: Date): Map<BuyerCheckKind, CheckApproval> {
  return new Map(
    checks.flatMap((check) => {
      const approval = findApproval(check, now);
      return approval ? [[kindOf(check), approval] as const] : [];
    }),
  );
}

/** Whether staff have approved the buyer's funding and chain. */
export function isProceedable(checks: readonly CheckedEvidence[], now: Date): boolean {
  return findMissingChecks('proceedable', { checks, identityCheckedAt: undefined }, now).length === 0;
}

/** A check that a buyer lacks for a seller's choice. */
export type MissingCheck = 'identity' | 'funding' | 'chain';

export interface BuyerFacts {
  readonly checks: readonly CheckedEvidence[];
  readonly identityCheckedAt: string | undefined;
}

/** The checks that a buyer lacks for a seller's choice; empty when the buyer meets it. */
export function findMissingChecks(
  gate: BuyerGate,
  { checks, identityCheckedAt }: BuyerFacts,
  now: Date,
): MissingCheck[] {
  if (gate === 'everyone') return [];
  if (gate === 'identity_checked') return identityCheckedAt === undefined ? ['identity'] : [];
  const approvals = listApprovals(checks, now);
  const isFunded = approvals.has('agreement_in_principle') || approvals.has('proof_of_funds');
  return [
    ...(isFunded ? [] : (['funding'] as const)),
    ...(approvals.has('chain') ? [] : (['chain'] as const)),
  ];
}

export interface OfferedSum {
  /** Whole pounds. */
  readonly amount: number;
  readonly funding: 'cash' | 'mortgage' | 'mixed';
  /** Whole pounds of other purchases that the buyer has agreed: no sum is proof of two. */
  readonly otherPurchases?: number | undefined;
}

/**
 * Whether the checked sums cover an offer: funds only for cash, funds and loan together otherwise.
 * `undefined` without an approved sum for this funding.
 */
export function isOfferCovered(
  checks: readonly CheckedEvidence[],
  { amount, funding, otherPurchases = 0 }: OfferedSum,
  now: Date,
): boolean | undefined {
  const approvals = listApprovals(checks, now);
  const kinds =
    funding === 'cash'
      ? (['proof_of_funds'] as const)
      : (['proof_of_funds', 'agreement_in_principle'] as const);
  const sums = kinds.flatMap((kind) => approvals.get(kind)?.amountPence ?? []);
  if (sums.length === 0) return undefined;
  return sums.reduce((total, sum) => total + sum, 0) >= (amount + otherPurchases) * 100;
}
