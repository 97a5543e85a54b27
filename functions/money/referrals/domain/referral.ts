import * as z from 'zod';
import {
  ApplicationId,
  CouponId,
  PaymentId,
  ReferralId,
  UserId,
  lineUpTo,
  textUpTo,
} from '../../../../events/vocabulary.ts';
import { EmailAddress } from '../../../kernel/email-address.ts';

/** Six to twelve capitals and digits without the look-alikes I, O, 0 and 1. */
export const ReferralCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-NP-Z2-9]{6,12}$/, 'This isn’t a referral code');

/** A hint for staff that a referral may be fake. Not proof: families share a network. */
export const ReferralFlag = z.enum(['address_of_referrer', 'many_from_address']);
export type ReferralFlag = z.output<typeof ReferralFlag>;

export const ReferralStatus = z.enum(['created', 'pending', 'qualified', 'void']);

/** A person who signed up with another person's code. At most one per referred person (`userId`). */
export const Referral = z.object({
  id: ReferralId,
  referrerId: UserId,
  userId: UserId,
  code: ReferralCode,
  status: ReferralStatus,
  flag: ReferralFlag.optional(),
  /** Hash of the person's network, salted with the code, so that it compares only within one code. */
  origin: z.string().optional(),
  paymentId: PaymentId.optional(),
  /** When the fourteen days after their first payment end. */
  qualifiesAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Referral = z.output<typeof Referral>;

/** A person's points, and when the last ones were redeemed for which coupon. */
export const ReferralPoints = z.object({
  userId: UserId,
  points: z.int().min(0),
  redeemedAt: z.iso.datetime().optional(),
  couponId: CouponId.optional(),
  version: z.int().min(1),
});
export type ReferralPoints = z.output<typeof ReferralPoints>;

const createTrimmedText = (min: number, max: number) => textUpTo(max).min(min);

/** What an applicant for the affiliate programme enters; the number is read by `TypedApplication` first. */
export const NewAffiliateApplication = z.object({
  name: lineUpTo(80).min(2),
  email: EmailAddress,
  phone: z.string().max(60),
  town: lineUpTo(80).min(2),
  company: lineUpTo(120).min(1).optional(),
  socials: z.array(z.url().max(300)).max(6).default([]),
  audience: createTrimmedText(1, 300).optional(),
  why: createTrimmedText(20, 2000),
  consent: z.literal(true, 'Please agree that we keep your application'),
});
export const AffiliateApplicationStatus = z.enum(['submitted', 'approved', 'declined']);
export const AffiliateApplication = NewAffiliateApplication.omit({ consent: true }).extend({
  phone: z.string(),
  id: ApplicationId,
  /** What people read out, such as `A-120`; applications of earlier releases have none. */
  number: z.string().optional(),
  status: AffiliateApplicationStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** The reasons of a declined application, as the mail quotes them. */
  words: z.string().optional(),
});
export type AffiliateApplication = z.output<typeof AffiliateApplication>;

/** Days until points are earned and months until a reward coupon expires. Staff configure how much both are worth. */
export const rewardTerms = { couponMonths: 12, waitDays: 14 } as const;
