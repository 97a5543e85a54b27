import * as z from 'zod';
import { AccountRegistered, AccountVerified } from '../../../../events/account.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import {
  AccountState,
  accountState,
  DeletionObstacle,
  Pounds,
  UserId,
} from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { AccountBlock } from './account-block.ts';

export const BuyerProfile = z.object({
  status: z.enum(['cash', 'mortgage', 'ftb', 'need_to_sell']),
  aipAmount: Pounds.optional(),
  aipExpiry: z.iso.date().optional(),
  chainStatus: z.enum(['no_chain', 'sold_stc', 'on_market', 'not_on_market']).optional(),
});
export const Preferences = z.object({
  marketing: z.boolean().default(false),
  /** Whether saved searches may mail; saving one with alerts asks for it. */
  newHomes: z.boolean().default(false),
  /** Whether people who write to them see what they have read. */
  readReceipts: z.boolean().default(true),
});

/** How a person signs in. Only `password` has a password and an email that can be changed here. */
export const SignInWith = z.enum(['password', 'google', 'facebook']);
export type SignInWith = z.output<typeof SignInWith>;

export const Account = z.object({
  id: UserId,
  sub: z.string(),
  /** Cognito's username: the `sub`, or the provider's name and id for a social login. */
  cognitoUsername: z.string(),
  signInWith: SignInWith,
  email: z.string(),
  /** A new address that replaces `email` when its code is redeemed. */
  pendingEmail: z.string().optional(),
  user_name: z.string().nullable(),
  is_active: AccountState,
  /** When `email` was verified; absent for accounts that were verified before this was stored. */
  emailVerifiedAt: z.iso.datetime().optional(),
  /** When a provider confirmed the identity; a change of the legal name removes it. */
  identityCheckedAt: z.iso.datetime().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  avatar: z.string().optional(),
  bio: z.string().optional(),
  address: z.string().optional(),
  buyerProfile: BuyerProfile.optional(),
  /** Whether they were asked what they came for, or skipped it. */
  welcomed: z.boolean().optional(),
  prefs: Preferences,
  userNameChangedAt: z.iso.datetime().optional(),
  codeSentAt: z.iso.datetime().optional(),
  deletesAt: z.iso.datetime().optional(),
  deletionReason: z.string().optional(),
  /** Why the deletion was put off when its day came. */
  deletionHeldBy: DeletionObstacle.optional(),
  deletedAt: z.iso.datetime().optional(),
  /** Present while staff block the account. */
  block: AccountBlock.optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Account = z.output<typeof Account>;

/** The result of a rule: the new account and the events to publish. */
export interface AccountDecision {
  readonly account: Account;
  readonly events: readonly DomainEvent[];
}

/** Seconds for which a mailed code is valid. */
export const codeSeconds = 600;
/** Seconds between two codes. */
export const resendSeconds = 60;

type NewAccount = Pick<Account, 'id' | 'sub' | 'cognitoUsername' | 'signInWith' | 'email'> & {
  readonly emailVerified: boolean;
  readonly user_name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly marketing?: boolean | undefined;
  readonly referralCode?: string | undefined;
  /** Origin of the sign-up, stored with a referral code only. */
  readonly origin?: string | undefined;
  /** Whether the first code is mailed with the registration. */
  readonly codeSent?: boolean;
};

/** A new account. An email that a social login has verified makes it active at once. */
export function openAccount(opening: NewAccount, time: Date): AccountDecision {
  const {
    emailVerified,
    marketing = false,
    referralCode,
    origin,
    codeSent,
    firstName,
    lastName,
    ...given
  } = opening;
  const createdAt = time.toISOString();
  const account: Account = {
    ...given,
    user_name: given.user_name ?? null,
    is_active: emailVerified ? accountState.active : accountState.unverified,
    ...(emailVerified && { emailVerifiedAt: createdAt }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    prefs: Preferences.parse({ marketing }),
    ...(codeSent && { codeSentAt: createdAt }),
    version: 1,
    createdAt,
  };
  const { id: userId, signInWith: by } = account;
  const registered = AccountRegistered.of({ userId, by, ...(referralCode && { referralCode, origin }) });
  return { account, events: emailVerified ? [registered, AccountVerified.of({ userId })] : [registered] };
}

/** @throws 403 `account_blocked`; a blocked person can view and delete the account, not change it */
export function assertNotBlocked(account: Pick<Account, 'is_active'>): void {
  if (account.is_active === accountState.blocked)
    throw new AppError('account_blocked', 'This account is blocked.');
}

export function createEmailTakenError(): AppError {
  return createFieldError('email', 'There’s already an account with this email. Log in instead.');
}
