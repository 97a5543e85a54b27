import * as z from 'zod';
import { defineEvent } from './define.ts';
import { ApplicationId, CouponId, PaymentId, ReferralId, UserId } from './vocabulary.ts';

const shape = z.object({ referralId: ReferralId, referrerId: UserId, userId: UserId });
const example = {
  referralId: 'ref_01K9ZX3Q6T4C8V0R2M5N7P9B1X',
  referrerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;

/** A new person named their referrer. */
export const ReferralCreated = defineEvent('referral.created.v1', shape, example);
/** They paid for their first package: points follow in fourteen days. */
export const ReferralPending = defineEvent(
  'referral.pending.v1',
  shape.extend({ paymentId: PaymentId, qualifiesAt: z.iso.datetime() }),
  { ...example, paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', qualifiesAt: '2026-12-05T10:00:00.000Z' },
);
/** Published by the scheduler after the fourteen days. */
export const ReferralDue = defineEvent('referral.due.v1', shape, example);
/**
 * The payment was not refunded. The people of `earnedBy` got the points; a blocked or erased person is left
 * out.
 */
export const ReferralQualified = defineEvent(
  'referral.qualified.v1',
  shape.extend({ points: z.int(), referrerPoints: z.int().optional(), earnedBy: z.array(UserId) }),
  { ...example, points: 100, earnedBy: [example.referrerId, example.userId] },
);
/** The payment was refunded before the points were earned. */
export const ReferralVoided = defineEvent('referral.voided.v1', shape, example);
export const PointsRedeemed = defineEvent(
  'points.redeemed.v1',
  z.object({ userId: UserId, points: z.int(), couponId: CouponId }),
  {
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    points: 100,
    couponId: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  },
);
/** A person applied to be an affiliate. */
export const AffiliateApplied = defineEvent(
  'affiliate.applied.v1',
  z.object({ applicationId: ApplicationId }),
  { applicationId: 'app_01K9ZX3Q6T4C8V0R2M5N7P9B1Y' },
);
const application = z.object({ applicationId: ApplicationId });
/** Staff approved the applicant as an affiliate. */
export const AffiliateApproved = defineEvent('affiliate.approved.v1', application, {
  applicationId: 'app_01K9ZX3Q6T4C8V0R2M5N7P9B1Y',
});
export const AffiliateDeclined = defineEvent('affiliate.declined.v1', application, {
  applicationId: 'app_01K9ZX3Q6T4C8V0R2M5N7P9B1Y',
});
