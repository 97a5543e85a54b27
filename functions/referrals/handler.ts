import { accountOfCaller } from '../accounts/store.ts';
import { getSettings } from '../configuration/queries/get-setting.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import { originOf } from '../shared/origin.ts';
import { findAffiliate } from './affiliate-store.ts';
import { insertApplication } from './application-store.ts';
import { attribute } from './attributing.ts';
import { ownCode } from './code-store.ts';
import { referralRoutes } from './contract.ts';
import { pointsOf } from './points-store.ts';
import { redeemPoints } from './redeeming.ts';
import type { Referral } from './referral.ts';
import { canRedeem, expectNew } from './referring.ts';
import { staffCalls } from './staff-calls.ts';
import { referralOf, referralsBy } from './store.ts';

const hour = 3600;

export const handler = api(referralRoutes, {
  ...staffCalls,

  referralCount: async (_input, { id }, { ip }) => {
    const [code, { points }, { sent, pending }, settings, affiliate] = await Promise.all([
      ownCode(id, ip),
      pointsOf(id),
      standingOf(id),
      getSettings(),
      findAffiliate(id),
    ]);
    const usual = settings.referral_points;
    const extra = sent.filter(isPending).length * ((affiliate?.points ?? usual) - usual);
    const { referral_coupon_points: couponPoints, referral_coupon_pence: pence } = settings;
    return {
      code,
      link: `${env('SITE_URL')}/register?ref=${code}`,
      count: sent.length,
      qualified: sent.filter(({ status }) => status === 'qualified').length,
      points,
      pendingPoints: pending * usual + extra,
      isRedeem: canRedeem(points, pending, couponPoints),
      nextReward: { points: couponPoints, pence, missing: Math.max(0, couponPoints - points) },
    };
  },

  createReferral: async ({ body: { referralCode } }, caller, { ip }) => {
    await limit({ key: `referral#${caller.id}`, most: 10, seconds: hour });
    await limit({ key: `referral-from#${ip}`, most: 60, seconds: hour });
    if (await referralOf(caller.id))
      throw new AppError('conflict', 'You have already said who sent you.', { state: 'created' });
    expectNew((await accountOfCaller(caller)).createdAt, now());
    return attribute(caller.id, referralCode, (code) => originOf(code, ip));
  },

  redeemPoints: (_input, { id }) => redeemPoints(id, async () => (await standingOf(id)).pending),

  applyAsAffiliate: async ({ body: { consent: _, ...said } }, _caller, { ip }) => {
    await limit({ key: `affiliate#${ip}`, most: 3, seconds: hour });
    const application = {
      ...said,
      id: newId('app'),
      status: 'submitted',
      createdAt: now().toISOString(),
    } as const;
    await insertApplication(application);
    return application;
  },
});

const isPending = ({ status }: Referral): boolean => status === 'pending';

/** Who came by somebody's word, and how many points are on their way to them, for their own arrival as well. */
async function standingOf(id: UserId) {
  const [sent, own] = await Promise.all([referralsBy(id), referralOf(id)]);
  return { sent, pending: [...sent, ...(own ? [own] : [])].filter(isPending).length };
}
