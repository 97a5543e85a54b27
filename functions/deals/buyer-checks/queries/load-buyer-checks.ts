import type * as z from 'zod';
import type { BuyerCheckId, UserId } from '../../../../events/vocabulary.ts';
import { signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listStaffActs } from '../../../people/audit/queries/list-staff-acts.ts';
import { findCheckById, listChecksOfBuyer } from '../adapters/buyer-check-repository.ts';
import { findOpenBanking } from '../adapters/open-banking.ts';
import type { OwnBuyerChecks, StaffBuyerCheck } from '../contract.ts';
import { type BuyerCheck, kindOf, resolveCheckStatus } from '../domain/buyer-check.ts';
import { findMissingChecks, isProceedable } from '../domain/proceedable.ts';
import { toValidUntil } from '../domain/validity.ts';
import { findIdentityCheckedAt } from './find-identity-checked-at.ts';

/** A buyer's own checks, with what is missing to be proceedable. */
export async function loadOwnChecks(userId: UserId, now: Date): Promise<z.input<typeof OwnBuyerChecks>> {
  const [checks, identityCheckedAt, openBanking] = await Promise.all([
    listChecksOfBuyer(userId),
    findIdentityCheckedAt(userId),
    findOpenBanking(),
  ]);
  return {
    checks: checks.map((check) => toOwnView(check, now)),
    proceedable: isProceedable(checks, now),
    missing: findMissingChecks('proceedable', { checks, identityCheckedAt }, now),
    ...(identityCheckedAt !== undefined && { identityCheckedAt }),
    bankChecks: openBanking !== undefined,
  };
}

const toOwnView = (check: BuyerCheck, now: Date) => ({
  ...check,
  kind: kindOf(check),
  status: resolveCheckStatus(check, now),
});

/**
 * A check with its evidence and the name on the account, for staff to compare with the document.
 * @throws 404
 */
export async function loadStaffBuyerCheck(
  id: BuyerCheckId,
  staffId: UserId,
  now: Date,
): Promise<z.input<typeof StaffBuyerCheck>> {
  const check = await findCheckById(id);
  if (!check) throw new AppError('not_found', 'We can’t find that check.');
  const [buyer, acts] = await Promise.all([findAccount(check.userId), listStaffActs({ subject: id })]);
  const { document } = check.evidence;
  const link = document && (await signDocumentLink(document.id, document.name));
  return {
    ...toOwnView(check, now),
    buyer: {
      id: check.userId,
      user_name: buyer?.user_name ?? null,
      ...(buyer?.firstName !== undefined && { firstName: buyer.firstName }),
      ...(buyer?.lastName !== undefined && { lastName: buyer.lastName }),
    },
    own: check.userId === staffId,
    acts,
    wouldCountUntil: toValidUntil(check.evidence, now),
    ...(document && link && { file: { name: document.name, url: link.url } }),
  };
}
