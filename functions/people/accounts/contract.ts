import * as z from 'zod';
import { MailProblem, UserId, textUpTo } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { DialledPhone } from '../../kernel/phone.ts';
import { AccountBlock } from './domain/account-block.ts';
import { Account, BuyerProfile } from './domain/account.ts';
import { PersonBadge } from './domain/person-badge.ts';
import { PersonName, UserName } from './domain/person-name.ts';
import { AppCode, TwoStepView } from './domain/second-step.ts';
import { TokenRequest } from './domain/token-request.ts';
import { NewPassword, Password, PasswordRepeat } from './domain/typed-password.ts';

/** An account for its owner. */
export const OwnAccount = Account.pick({
  id: true,
  user_name: true,
  email: true,
  pendingEmail: true,
  signInWith: true,
  is_active: true,
  firstName: true,
  lastName: true,
  avatar: true,
  identityCheckedAt: true,
  phone: true,
  bio: true,
  address: true,
  buyerProfile: true,
  welcomed: true,
  prefs: true,
  deletesAt: true,
  createdAt: true,
}).extend({
  roles: z.array(z.enum(['staff'])),
  /** Why no mails are sent to `email`; absent while they are. */
  mailProblem: MailProblem.optional(),
  twoStep: TwoStepView.extend({
    /** The stage requires two-step for staff, and this sign-in had one step. */
    neededForStaff: z.boolean(),
  }),
  unreadTotal: z.int(),
  /** Why staff blocked the account; absent while it is not blocked. */
  block: AccountBlock.omit({ was: true }).optional(),
});

/** A person for others. Email and phone are present only for the other side of an accepted offer. */
export const Person = Account.pick({
  id: true,
  user_name: true,
  avatar: true,
  emailVerifiedAt: true,
  identityCheckedAt: true,
}).extend({
  memberSince: z.iso.datetime(),
  badges: z.array(PersonBadge),
  /** Median minutes of the first replies of 90 days; null with fewer than three. */
  responseTime: z.int().nullable(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const CodeSent = z.object({ sendTime: z.iso.datetime(), timeLimit: z.int() });
const repeatedPassword = { password: NewPassword, passwordConfirmation: PasswordRepeat };
const confirmed = (value: { password: string; passwordConfirmation: string }) =>
  value.password === value.passwordConfirmation;
const mismatch = { path: ['passwordConfirmation'], message: 'The passwords don’t match' };

export const Registration = z
  .object({
    email: EmailAddress,
    ...repeatedPassword,
    terms: z.literal(true, 'Please accept the terms'),
    marketing: z.boolean().default(false),
    user_name: UserName.optional(),
    // An invalid code must not prevent a registration.
    referralCode: textUpTo(40).optional().catch(undefined),
  })
  .refine(confirmed, mismatch);
export type Registration = z.output<typeof Registration>;

export const Tokens = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string().optional(),
  /** Of a token for an organisation. */
  scope: z.string().optional(),
});

export const VerifyCode = z.object({ code: z.string().regex(/^\d{6}$/, 'Enter the 6-digit code') });
export const ForgotPassword = z.object({ email: EmailAddress });
export const ResetPassword = z
  .object({ token: z.string().min(1).max(200), email: EmailAddress, ...repeatedPassword })
  .refine(confirmed, mismatch);
export type ResetPassword = z.output<typeof ResetPassword>;
export const UserNameChange = z.strictObject({ user_name: UserName });

const createShortText = (max: number) => textUpTo(max);
export const ProfileChange = z
  .strictObject({
    email: EmailAddress,
    password: Password,
    /** Of the app, for another email where two-step sign-in is on. */
    code: AppCode,
    firstName: PersonName,
    lastName: PersonName,
    avatar: z.string().regex(/^(\/media(\/[\w-]+(\.[\w-]+)*)+)?$/, 'Upload a picture first'),
    bio: createShortText(300),
    address: createShortText(300),
    phone: DialledPhone.nullable(),
    buyerProfile: BuyerProfile,
    welcomed: z.literal(true),
    // No defaults: fields that are not sent stay unchanged.
    prefs: z.object({ marketing: z.boolean(), newHomes: z.boolean(), readReceipts: z.boolean() }).partial(),
  })
  .partial();
export type ProfileChange = z.output<typeof ProfileChange>;
/** Without a password, the sign-in has to be recent. */
export const Deletion = z
  .object({
    password: z.string().optional(),
    /** Of the app, where two-step sign-in is on. */
    code: AppCode.optional(),
    reason: createShortText(500).optional(),
  })
  .default({});
export type Deletion = z.output<typeof Deletion>;

const byId = z.object({ id: UserId });
const Redirect = z.object({ location: z.string() });
const next = z.object({ next: z.string().max(200).optional() });

export const accountRoutes = defineRoutes({
  register: {
    method: 'POST',
    path: '/api/register',
    throttlePercent: 1,
    access: 'public',
    summary: 'Open an account; a 6-digit code is mailed',
    body: Registration,
    result: CodeSent.extend({ accessToken: z.string(), refreshToken: z.string().optional() }),
    status: 201,
    secret: true,
    problems: ['too_many'],
  },
  issueToken: {
    method: 'POST',
    path: '/oauth/token',
    throttlePercent: 5,
    access: 'public',
    summary: 'Log in by password, answer its second step, renew a login, or get a token for an organisation',
    body: TokenRequest,
    result: Tokens,
    form: true,
    secret: true,
    problems: [
      'invalid_grant',
      'invalid_client',
      'invalid_request',
      'invalid_scope',
      'unsupported_grant_type',
      'two_step_required',
      'gone',
      'too_many',
    ],
  },
  currentUser: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    scope: 'account:read',
    summary: 'The account that is logged in',
    result: OwnAccount,
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'user',
    whileLeaving: true,
    summary: 'End this login',
    result: z.void(),
    aliases: ['POST'],
  },
  verifyCode: {
    method: 'POST',
    path: '/api/verify-code',
    access: 'user',
    summary: 'Verify the email by the mailed code',
    body: VerifyCode,
    result: OwnAccount,
    problems: ['conflict', 'gone', 'too_many', 'account_blocked'],
  },
  resendCode: {
    method: 'GET',
    path: '/api/resend-verify-code',
    throttlePercent: 1,
    access: 'user',
    summary: 'Mail a new code; the old one is void',
    result: CodeSent,
    aliases: ['POST'],
    problems: ['conflict', 'too_many', 'account_blocked', 'unavailable'],
  },
  person: {
    method: 'GET',
    path: '/api/user/{id}',
    access: 'active',
    summary: 'What others see of a person',
    params: byId,
    result: Person,
    problems: ['not_found'],
  },
  buyerSeller: {
    method: 'GET',
    path: '/api/buyer-seller/{id}',
    access: 'active',
    summary: 'A person as buyer and seller',
    params: byId,
    result: Person.extend({
      liveListings: z.int(),
      completedSales: z.int(),
      /** How the other sides of completed sales found them; null without a review. */
      reviews: z
        .object({
          count: z.int(),
          /** One to five, to one decimal. */
          mean: z.number(),
        })
        .nullable(),
      viewingsKept: z.number().nullable(),
    }),
    problems: ['not_found'],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/buyer-seller/update-profile',
    access: 'user',
    summary: 'Change the own profile',
    body: ProfileChange,
    result: OwnAccount,
    problems: ['account_blocked', 'stale', 'too_many', 'unavailable'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/forgot-password',
    throttlePercent: 1,
    access: 'public',
    summary: 'Mail a link for a new password',
    body: ForgotPassword,
    result: z.object({ message: z.string() }),
    problems: ['too_many'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/reset-password',
    throttlePercent: 1,
    access: 'public',
    summary: 'Set a new password by the mailed token',
    body: ResetPassword,
    result: z.object({ message: z.string() }),
    problems: ['gone', 'too_many'],
  },
  setUserName: {
    method: 'PUT',
    path: '/api/auth-user/update',
    access: 'user',
    summary: 'Set or change the username',
    body: UserNameChange,
    result: OwnAccount,
    problems: ['account_blocked', 'too_many', 'stale'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/delete-account',
    access: 'user',
    whileLeaving: true,
    summary: 'Delete the account after 14 days',
    body: Deletion,
    result: z.object({ deletesAt: z.iso.datetime() }),
    status: 202,
    problems: ['conflict', 'too_many'],
  },
  undoDeletion: {
    method: 'POST',
    path: '/api/delete-account/undo',
    access: 'user',
    whileLeaving: true,
    summary: 'Keep the account after all',
    result: OwnAccount,
    problems: ['conflict'],
  },
  redirectGoogle: {
    method: 'GET',
    path: '/api/redirect/google',
    access: 'public',
    summary: 'Log in with Google',
    query: next,
    result: Redirect,
    status: 302,
  },
  redirectFacebook: {
    method: 'GET',
    path: '/api/redirect/facebook',
    access: 'public',
    summary: 'Log in with Facebook',
    query: next,
    result: Redirect,
    status: 302,
  },
});
