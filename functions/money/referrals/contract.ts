import * as z from 'zod';
import { ApplicationId, lineUpTo, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { CouponView } from '../coupons/contract.ts';
import {
  AffiliateApplication,
  AffiliateApplicationStatus,
  Referral,
  ReferralCode,
} from './domain/referral.ts';
import { TypedApplication } from './domain/typed-application.ts';

export const referralRoutes = defineRoutes({
  referralCount: {
    method: 'GET',
    path: '/api/referral/user-referral/count-by-referrer',
    access: 'active',
    summary: 'Get the own referral code and link, the number of people who used it, and the points',
    result: z.object({
      code: z.string(),
      link: z.string(),
      /** People who signed up with the code, and those of them who earned points. */
      count: z.int(),
      qualified: z.int(),
      points: z.int(),
      pendingPoints: z.int(),
      /** Whether the caller has said with whose code they came. */
      isReferred: z.boolean(),
      /** Whether there are enough points for a coupon and no referral is pending. */
      isRedeem: z.boolean(),
      nextReward: z.object({ points: z.int(), pence: z.int(), missing: z.int() }),
    }),
  },
  createReferral: {
    method: 'POST',
    path: '/api/referral/user-referral/create',
    access: 'active',
    summary: 'Enter a referral code, once and within seven days of signing up',
    status: 201,
    body: z.object({ referralCode: lineUpTo(40).min(1) }),
    result: Referral.pick({ id: true, status: true, createdAt: true }),
    problems: ['not_found', 'conflict', 'gone', 'too_many'],
  },
  redeemPoints: {
    method: 'GET',
    path: '/api/referral/user-referral/redeem-points',
    aliases: ['POST'],
    access: 'active',
    summary: 'Turn points into a coupon; a repeated call within a minute gets the same one',
    result: z.object({ coupon: CouponView, pointsLeft: z.int() }),
    problems: ['conflict', 'stale'],
  },
  applyAsAffiliate: {
    method: 'POST',
    path: '/api/grand-ambassador',
    throttlePercent: 1,
    access: 'public',
    summary: 'Apply to become an affiliate; one application per email in thirty days',
    status: 201,
    body: TypedApplication,
    result: AffiliateApplication.pick({ id: true, number: true, status: true }),
    problems: ['conflict', 'too_many'],
  },
  applications: {
    method: 'GET',
    path: '/api/staff/applications',
    access: 'staff',
    summary: 'List affiliate applications, oldest first',
    query: z.object({
      status: AffiliateApplicationStatus.default('submitted'),
      ...createPagingParameters(50, 200),
    }),
    result: createListSchema('applications', AffiliateApplication),
  },
  approveApplication: {
    method: 'POST',
    path: '/api/staff/applications/{id}/approve',
    access: 'staff',
    summary: 'Make the applicant an affiliate, with a code of their own that earns more points',
    status: 200,
    params: z.object({ id: ApplicationId }),
    body: z.object({ code: ReferralCode, points: z.int().min(1).max(10_000) }),
    result: AffiliateApplication,
    problems: ['not_found', 'conflict', 'stale'],
  },
  declineApplication: {
    method: 'POST',
    path: '/api/staff/applications/{id}/decline',
    access: 'staff',
    summary: 'Decline an application with reasons that the applicant reads',
    status: 200,
    params: z.object({ id: ApplicationId }),
    body: z.object({ reason: textUpTo(2_000).min(3, 'Give a reason') }),
    result: AffiliateApplication,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
