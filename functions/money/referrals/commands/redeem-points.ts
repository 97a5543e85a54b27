import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { getSettings } from '../../../people/configuration/queries/get-setting.ts';
import { countUses, findCouponById } from '../../coupons/adapters/coupon-repository.ts';
import { buildCouponInsert } from '../../coupons/adapters/coupon-use-writes.ts';
import type { CouponView } from '../../coupons/contract.ts';
import { toCouponView } from '../../coupons/domain/coupon-view.ts';
import type { Coupon } from '../../coupons/domain/coupon.ts';
import { createCoupon } from '../../coupons/domain/create-coupon.ts';
import { generateCode } from '../adapters/code-repository.ts';
import { buildPointsWrite, getPoints } from '../adapters/points-repository.ts';
import { calculateCouponEnd, resolveRecentCoupon, spendPoints } from '../domain/referral-rules.ts';
import type { ReferralPoints } from '../domain/referral.ts';
import { loadReferrals } from '../queries/load-referral-summary.ts';

interface RedeemedPoints {
  readonly coupon: CouponView;
  readonly pointsLeft: number;
}

/**
 * Turns points into a coupon that only their owner can use. Concurrent calls and repeats within a minute get the same
 * coupon.
 * @throws 409 `too_few_points`, or `pending` while referrals may still earn points
 */
export async function redeemPoints(userId: UserId): Promise<RedeemedPoints> {
  return updateWithRetry(
    () => getPoints(userId),
    async (before) => {
      const repeated = await findRecentRedemption(before);
      if (repeated) return { writes: [], result: repeated };
      const time = now();
      const { referral_coupon_points: costPoints, referral_coupon_pence: pence } = await getSettings();
      const coupon = createRewardCoupon(userId, pence, time);
      const { pending } = await loadReferrals(userId);
      const { points, events } = spendPoints(before, pending, { id: coupon.id, costPoints }, time);
      const inserted = buildCouponInsert(coupon);
      return {
        writes: [buildPointsWrite(points), ...inserted.writes],
        events: [...events, ...inserted.events],
        result: { coupon: toCouponView(coupon, 0), pointsLeft: points.points },
      };
    },
  );
}

async function findRecentRedemption(points: ReferralPoints): Promise<RedeemedPoints | undefined> {
  const id = resolveRecentCoupon(points, now());
  const coupon = id && (await findCouponById(id));
  if (!coupon) return undefined;
  return {
    coupon: toCouponView(coupon, await countUses(coupon.id, points.userId)),
    pointsLeft: points.points,
  };
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
