import { accountState } from '../../events/vocabulary.ts';
import type { Account } from './account.ts';

type Badge = 'email_verified' | 'phone_verified';

/** The account as its owner sees it; the contract leaves out what is not theirs to see. */
export const ownView = (account: Account, staff: boolean, unreadTotal: number) => ({
  ...account,
  roles: staff ? (['staff'] as const).slice() : [],
  unreadTotal,
});

/** The person as others see them. */
export function personView({ id, user_name, avatar, is_active, phoneVerifiedAt, createdAt }: Account) {
  const badges: Badge[] = [
    ...(is_active === accountState.unverified ? [] : (['email_verified'] as const)),
    ...(phoneVerifiedAt ? (['phone_verified'] as const) : []),
  ];
  return { id, user_name, avatar, memberSince: createdAt, badges, responseTime: null };
}

/** The other person of a conversation, a viewing or an offer; an account that is gone keeps its place without a name. */
export const counterpartView = (id: string, account: Account | undefined) => ({
  id,
  user_name: account?.user_name ?? null,
  ...(account?.avatar && { avatar: account.avatar }),
});

/** How to reach a person; for the other side of an accepted offer alone. */
export const contactOf = (account: Account | undefined) => ({
  ...(account?.email && { email: account.email }),
  ...(account?.phone && { phone: account.phone }),
});
