import type * as z from 'zod';
import { accountState, type UserId } from '../../../events/vocabulary.ts';
import type { Account } from './account.ts';
import type { OwnAccount } from '../contract.ts';

type AccountBadge = 'email_verified' | 'identity_checked';

/** What the account itself proves of a person; others see it. */
export const listBadges = ({ is_active, identityCheckedAt }: Account): AccountBadge[] => [
  ...(is_active === accountState.unverified ? [] : (['email_verified'] as const)),
  ...(identityCheckedAt === undefined ? [] : (['identity_checked'] as const)),
];

/** When each badge was earned, where that is known. */
export const toBadgeDates = ({ is_active, emailVerifiedAt, identityCheckedAt }: Account) => ({
  ...(is_active !== accountState.unverified && emailVerifiedAt !== undefined && { emailVerifiedAt }),
  ...(identityCheckedAt !== undefined && { identityCheckedAt }),
});

/** The account as its owner sees it; the contract leaves out what is not theirs to see. */
export const toOwnView = (
  account: Account,
  staff: boolean,
  unreadTotal: number,
  twoStep: z.input<typeof OwnAccount>['twoStep'],
) => ({
  ...account,
  roles: staff ? (['staff'] as const).slice() : [],
  unreadTotal,
  twoStep,
});

/** The person as others see them; `responseTime` in minutes. */
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

/** The other person of a conversation, a viewing or an offer; an account that is gone keeps its place without a name. */
export const toCounterpartView = (id: UserId, account: Account | undefined) => ({
  id,
  user_name: account?.user_name ?? null,
  ...(account?.avatar && { avatar: account.avatar }),
});

/** How to reach a person; for the other side of an accepted offer alone. */
export const toContact = (account: Account | undefined) => ({
  ...(account?.email && { email: account.email }),
  ...(account?.phone && { phone: account.phone }),
});
