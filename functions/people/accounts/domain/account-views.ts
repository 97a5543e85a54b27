import type * as z from 'zod';
import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import type { OwnAccount } from '../contract.ts';
import type { Account } from './account.ts';

type AccountBadge = 'email_verified' | 'identity_checked';

/** Badges that follow from the account alone; others see them. */
export function listBadges({ is_active, identityCheckedAt }: Account): AccountBadge[] {
  return [
    ...(is_active === accountState.unverified ? [] : (['email_verified'] as const)),
    ...(identityCheckedAt === undefined ? [] : (['identity_checked'] as const)),
  ];
}

/** When each badge was earned, as far as known. */
export function toBadgeDates({ is_active, emailVerifiedAt, identityCheckedAt }: Account) {
  return {
    ...(is_active !== accountState.unverified && emailVerifiedAt !== undefined && { emailVerifiedAt }),
    ...(identityCheckedAt !== undefined && { identityCheckedAt }),
  };
}

/** The account for its owner; the contract strips internal fields. */
export function toOwnView(
  account: Account,
  staff: boolean,
  unreadTotal: number,
  { twoStep, mailProblem }: Pick<z.input<typeof OwnAccount>, 'twoStep' | 'mailProblem'>,
) {
  return {
    ...account,
    roles: staff ? (['staff'] as const).slice() : [],
    unreadTotal,
    twoStep,
    ...(mailProblem && { mailProblem }),
  };
}

/** The person for others; `responseTime` in minutes. */
export function toPersonView(account: Account, responseTime: number | null) {
  const { id, user_name, avatar, createdAt } = account;
  return {
    id,
    user_name,
    avatar,
    memberSince: createdAt,
    badges: listBadges(account),
    ...toBadgeDates(account),
    responseTime,
  };
}

/** The other person of a thread, a viewing or an offer; without a name when the account is gone. */
export function toCounterpartView(id: UserId, account: Account | undefined) {
  return {
    id,
    user_name: account?.user_name ?? null,
    ...(account?.avatar && { avatar: account.avatar }),
  };
}

/** Email and phone, for the other side of an accepted offer only. */
export function toContact(account: Account | undefined) {
  return {
    ...(account?.email && { email: account.email }),
    ...(account?.phone && { phone: account.phone }),
  };
}
