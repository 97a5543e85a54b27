import * as z from 'zod';
import { ApplicationId, CouponId, PaymentId, ReferralId, UserId } from '../../../events/vocabulary.ts';

/** Eight signs that can not be mistaken for each other. */
export const ReferralCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-NP-Z2-9]{6,12}$/, 'This is not a referral code');

/** What staff look at before they believe a referral; it is no proof, as families share an address. */
export const ReferralFlag = z.enum(['address_of_referrer', 'many_from_address']);
export type ReferralFlag = z.output<typeof ReferralFlag>;

export const ReferralStatus = z.enum(['created', 'pending', 'qualified', 'void']);

/** Somebody came by somebody else's word. One for each person who came. */
export const Referral = z.object({
  id: ReferralId,
  referrerId: UserId,
  userId: UserId,
  code: ReferralCode,
  status: ReferralStatus,
  flag: ReferralFlag.optional(),
  /** A sign of where they came from, which only signs under the same code are like. */
  origin: z.string().optional(),
  paymentId: PaymentId.optional(),
  /** When the fourteen days after their first payment are over. */
  qualifiesAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Referral = z.output<typeof Referral>;

/** A person's points: what they have, and the last time that they were redeemed. */
export const ReferralPoints = z.object({
  userId: UserId,
  points: z.int().min(0),
  redeemedAt: z.iso.datetime().optional(),
  couponId: CouponId.optional(),
  version: z.int().min(1),
});
export type ReferralPoints = z.output<typeof ReferralPoints>;

const trimmedText = (least: number, most: number) => z.string().trim().min(least).max(most);

/** What somebody says who wants to be an affiliate. */
export const NewAffiliateApplication = z.object({
  name: trimmedText(2, 80),
  email: z.email().max(254),
  phone: trimmedText(6, 30),
  town: trimmedText(2, 80),
  company: trimmedText(1, 120).optional(),
  socials: z.array(z.url().max(300)).max(6).default([]),
  audience: trimmedText(1, 300).optional(),
  why: trimmedText(20, 2000),
  consent: z.literal(true, 'Please agree that we keep your application'),
});
export const AffiliateApplicationStatus = z.enum(['submitted', 'approved', 'declined']);
export const AffiliateApplication = NewAffiliateApplication.omit({ consent: true }).extend({
  id: ApplicationId,
  status: AffiliateApplicationStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was declined, in the words of the mail. */
  words: z.string().optional(),
});
export type AffiliateApplication = z.output<typeof AffiliateApplication>;

/** How long the points wait, and how long a coupon lasts. Their worth is set by staff. */
export const rewardTerms = { couponMonths: 12, waitDays: 14 } as const;
