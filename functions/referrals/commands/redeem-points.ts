import type { UserId } from '../../../events/vocabulary.ts';
import { getSettings } from '../../configuration/queries/get-setting.ts';
import type { CouponView } from '../../coupons/contract.ts';
import type { Coupon } from '../../coupons/domain/coupon.ts';
import { createCoupon } from '../../coupons/domain/create-coupon.ts';
import { findCouponById, countUses } from '../../coupons/adapters/coupon-repository.ts';
import { buildCouponInsert } from '../../coupons/adapters/coupon-use-writes.ts';
import { toCouponView } from '../../coupons/domain/coupon-view.ts';
import { now } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { commit, isStale } from '../../shared/table.ts';
import { generateCode } from '../adapters/code-repository.ts';
import { getPoints, buildPointsWrite } from '../adapters/points-repository.ts';
import type { ReferralPoints } from '../domain/referral.ts';
import { calculateCouponEnd, recentCouponOf, spendPoints } from '../domain/referral-rules.ts';

interface RedeemedPoints {
  readonly coupon: CouponView;
  readonly pointsLeft: number;
}

/**
 * Turns points into a coupon of one's own; within a minute, and of two calls at once, everybody gets the same one.
 * @param pending referrals whose points are still to come
 * @throws 409 for too few points, or while more are on their way
 */
export async function redeemPoints(userId: UserId, pending: () => Promise<number>): Promise<RedeemedPoints> {
  const before = await getPoints(userId);
  const again = await findRecentRedemption(before);
  if (again) return again;
  const time = now();
  const { referral_coupon_points: costPoints, referral_coupon_pence: pence } = await getSettings();
  const coupon = createRewardCoupon(userId, pence, time);
  const { points, events } = spendPoints(before, await pending(), { id: coupon.id, costPoints }, time);
  const created = buildCouponInsert(coupon);
  try {
    await commit([buildPointsWrite(points), ...created.writes], [...events, ...created.events]);
  } catch (error) {
    if (!isStale(error)) throw error;
    const other = await findRecentRedemption(await getPoints(userId));
    if (other) return other;
    throw error;
  }
  return { coupon: toCouponView(coupon, 0), pointsLeft: points.points };
}

async function findRecentRedemption(found: ReferralPoints): Promise<RedeemedPoints | undefined> {
  const id = recentCouponOf(found, now());
  const coupon = id && (await findCouponById(id));
  if (!coupon) return undefined;
  return { coupon: toCouponView(coupon, await countUses(coupon.id, found.userId)), pointsLeft: found.points };
}

const createRewardCoupon = (ownerId: UserId, pence: number, time: Date): Coupon =>
  createCoupon(
    {
      code: `THANKS-${generateCode()}`,
      type: 'fixed',
      value: pence,
      minSpendPence: 0,
      packages: [],
      expiresAt: calculateCouponEnd(time),
      mostUses: 1,
      mostPerUser: 1,
      note: 'For people you sent to Gable',
    },
    { id: newId('cpn'), now: time, ownerId },
  );
