import type * as z from 'zod';
import { BuyerCheckKind } from '../../../../events/vocabulary.ts';
import { type BuyerCheck, CheckApproval, findApproval, kindOf } from './buyer-check.ts';

/** An approved check for sellers, without sum and lender. */
export const BuyerBadge = CheckApproval.pick({ validUntil: true, position: true, basis: true }).extend({
  kind: BuyerCheckKind,
});
export type BuyerBadge = z.output<typeof BuyerBadge>;

/** The badges of the valid approvals, in the order of the kinds. */
export function toBuyerBadges(
  checks: readonly Pick<BuyerCheck, 'evidence' | 'approval'>[],
  now: Date,
): BuyerBadge[] {
  const badges = checks.flatMap((check) => {
    const approval = findApproval(check, now);
    if (!approval) return [];
    const { validUntil, position, basis } = approval;
    return [{ kind: kindOf(check), validUntil, basis, ...(position && { position }) }];
  });
  return badges.toSorted(
    (a, b) => BuyerCheckKind.options.indexOf(a.kind) - BuyerCheckKind.options.indexOf(b.kind),
  );
}
