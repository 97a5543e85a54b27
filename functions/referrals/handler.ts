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
import { findAffiliate } from './adapters/affiliate-repository.ts';
import { insertApplication } from './adapters/application-repository.ts';
import { attributeReferral } from './commands/attribute-referral.ts';
import { findOrCreateCode } from './adapters/code-repository.ts';
import { referralRoutes } from './contract.ts';
import { getPoints } from './adapters/points-repository.ts';
import { redeemPoints } from './commands/redeem-points.ts';
import type { Referral } from './domain/referral.ts';
import { canRedeem, assertRecentSignUp } from './domain/referral-rules.ts';
import { staffOperations } from './staff-calls.ts';
import { findReferral, listReferralsBy } from './adapters/referral-repository.ts';

const hourSeconds = 3600;

export const handler = api(referralRoutes, {
  ...staffOperations,

  referralCount: async (_input, { id }, { ip }) => {
    const [code, { points }, { sent, pending }, settings, affiliate] = await Promise.all([
      findOrCreateCode(id, ip),
      getPoints(id),
      loadReferrals(id),
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
    await limit({ key: `referral#${caller.id}`, most: 10, seconds: hourSeconds });
    await limit({ key: `referral-from#${ip}`, most: 60, seconds: hourSeconds });
    if (await findReferral(caller.id))
      throw new AppError('conflict', 'You have already said who sent you.', { state: 'created' });
    assertRecentSignUp((await accountOfCaller(caller)).createdAt, now());
    return attributeReferral(caller.id, referralCode, (code) => originOf(code, ip));
  },

  redeemPoints: (_input, { id }) => redeemPoints(id, async () => (await loadReferrals(id)).pending),

  applyAsAffiliate: async ({ body: { consent: _, ...said } }, _caller, { ip }) => {
    await limit({ key: `affiliate#${ip}`, most: 3, seconds: hourSeconds });
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
async function loadReferrals(id: UserId) {
  const [sent, own] = await Promise.all([listReferralsBy(id), findReferral(id)]);
  return { sent, pending: [...sent, ...(own ? [own] : [])].filter(isPending).length };
}
