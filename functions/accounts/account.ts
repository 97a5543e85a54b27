import * as z from 'zod';
import { AccountState, Pounds, UserId } from '../../events/vocabulary.ts';

/** The specification's message, word for word; a helping line beside it says characters. */
export const passwordTooShort = 'Password must be 8 digits long';
export const required = 'This field is required!';

export const Email = z
  .string()
  .trim()
  .min(1, required)
  .max(254)
  .pipe(z.email('Enter an email address, like name@example.com'));
export const Password = z.string().min(1, required).min(8, passwordTooShort).max(256);
export const UserName = z
  .string()
  .trim()
  .min(3, 'Use at least 3 characters')
  .max(30, 'Use at most 30 characters')
  .regex(/^[\p{L}\d .-]+$/u, 'Use letters, digits, spaces, dots and hyphens only');

export const BuyerProfile = z.object({
  status: z.enum(['cash', 'mortgage', 'ftb', 'need_to_sell']),
  aipAmount: Pounds.optional(),
  aipExpiry: z.iso.date().optional(),
  chainStatus: z.enum(['no_chain', 'sold_stc', 'on_market', 'not_on_market']).optional(),
});
export const Preferences = z.object({
  marketing: z.boolean().default(false),
  priceAlerts: z.boolean().default(true),
  newHomes: z.boolean().default(true),
});

export const Account = z.object({
  id: UserId,
  sub: z.string(),
  email: z.string(),
  user_name: z.string().nullable(),
  is_active: AccountState,
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  avatar: z.string().optional(),
  bio: z.string().optional(),
  address: z.string().optional(),
  buyerProfile: BuyerProfile.optional(),
  prefs: Preferences,
  userNameChangedAt: z.iso.datetime().optional(),
  codeSentAt: z.iso.datetime().optional(),
  deletesAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Account = z.output<typeof Account>;

/** Seconds for which a mailed code holds. */
export const codeSeconds = 600;
/** Seconds between two codes. */
export const resendSeconds = 60;
