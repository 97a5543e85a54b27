import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { getSettings } from '../../../people/configuration/queries/get-setting.ts';
import { findAffiliate } from '../adapters/affiliate-repository.ts';
import { findOrCreateCode } from '../adapters/code-repository.ts';
import { getPoints } from '../adapters/points-repository.ts';
import { findReferral, listReferralsBy } from '../adapters/referral-repository.ts';
import type { referralRoutes } from '../contract.ts';
import { canRedeem } from '../domain/referral-rules.ts';
import type { Referral } from '../domain/referral.ts';

type ReferralSummary = z.output<typeof referralRoutes.referralCount.result>;

/** A person's code, the people who signed up with it, and their points. Creates the code on the first call. */
export async function loadReferralSummary(userId: UserId, ip: string): Promise<ReferralSummary> {
  const [code, { points }, { made, own, pending }, settings, affiliate] = await Promise.all([
    findOrCreateCode(userId, ip),
    getPoints(userId),
    loadReferrals(userId),
    getSettings(),
    findAffiliate(userId),
  ]);
  const { referral_points: usualPoints } = settings;
  const affiliateExtra = made.filter(isPending).length * ((affiliate?.points ?? usualPoints) - usualPoints);
  const { referral_coupon_points: couponPoints, referral_coupon_pence: pence } = settings;
  return {
    code,
    link: `${env('SITE_URL')}/register?ref=${code}`,
    count: made.length,
    qualified: made.filter(({ status }) => status === 'qualified').length,
    points,
    isReferred: own !== undefined,
    pendingPoints: pending * usualPoints + affiliateExtra,
    isRedeem: canRedeem(points, pending, couponPoints),
    nextReward: { points: couponPoints, pence, missing: Math.max(0, couponPoints - points) },
  };
}

interface OwnReferrals {
  readonly made: readonly Referral[];
  /** That of their own sign-up. */
  readonly own: Referral | undefined;
  readonly pending: number;
}

/** The referrals that a person made, and how many may still earn them points, their own sign-up included. */
export async function loadReferrals(userId: UserId): Promise<OwnReferrals> {
  const [made, own] = await Promise.all([listReferralsBy(userId), findReferral(userId)]);
  return { made, own, pending: [...made, ...(own ? [own] : [])].filter(isPending).length };
}

const isPending = ({ status }: Referral): boolean => status === 'pending';
