import type { Occurrence } from '../../../events/define.ts';
import {
  PointsRedeemed,
  ReferralCreated,
  ReferralDue,
  ReferralPending,
  ReferralQualified,
  ReferralVoided,
} from '../../../events/referral.ts';
import type { CouponId, PaymentId, ReferralId, RefundReason, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import { dayMs } from '../../shared/time.ts';
import { type ReferralPoints, type Referral, type ReferralFlag, rewardTerms } from './referral.ts';

export interface ReferralUpdate {
  readonly referral: Referral;
  readonly events: readonly Occurrence[];
}
/** Whose code it is, and where they were when they first asked for it. */
export interface CodeOwner {
  readonly code: string;
  readonly userId: UserId;
  readonly origin: string;
}
export interface NewReferral {
  readonly id: ReferralId;
  readonly userId: UserId;
  readonly origin?: string | undefined;
}

/** Days after signing up in which a person can still say who sent them. */
export const codeEntryDays = 7;

/** @throws 410 `gone` for somebody who signed up too long ago */
export function assertRecentSignUp(signedUpAt: string, now: Date): void {
  if (now.getTime() - Date.parse(signedUpAt) > codeEntryDays * dayMs)
    throw new AppError(
      'gone',
      `A referral code counts in the first ${codeEntryDays} days after you sign up.`,
    );
}

/** So many from one network under one code are worth a look. */
const sharedOriginLimit = 3;

/**
 * Somebody new came by a code.
 * @param others who came by it before
 * @throws 409 for one's own code
 */
export function createReferral(
  arrival: NewReferral,
  owner: CodeOwner,
  others: readonly Pick<Referral, 'origin'>[],
  now: Date,
): ReferralUpdate {
  const { id, userId, origin } = arrival;
  if (owner.userId === userId) throw new AppError('conflict', 'This is your own code.', { state: 'own' });
  const flag = origin === undefined ? undefined : resolveFlag(origin, owner, others);
  const referral: Referral = {
    id,
    referrerId: owner.userId,
    userId,
    code: owner.code,
    status: 'created',
    ...(flag && { flag }),
    ...(origin !== undefined && { origin }),
    version: 1,
    createdAt: now.toISOString(),
  };
  return { referral, events: [ReferralCreated.of(idsOf(referral))] };
}

function resolveFlag(
  origin: string,
  owner: CodeOwner,
  others: readonly Pick<Referral, 'origin'>[],
): ReferralFlag | undefined {
  if (origin === owner.origin) return 'address_of_referrer';
  const same = others.filter((other) => other.origin === origin).length;
  return same + 1 >= sharedOriginLimit ? 'many_from_address' : undefined;
}

const idsOf = ({ id: referralId, referrerId, userId }: Referral) => ({ referralId, referrerId, userId });

/** The first package that they paid for starts the fourteen days; nothing where that was before. */
export function markPaid(referral: Referral, paymentId: PaymentId, now: Date): ReferralUpdate | undefined {
  if (referral.status !== 'created') return undefined;
  const qualifiesAt = new Date(now.getTime() + rewardTerms.waitDays * dayMs).toISOString();
  return {
    referral: { ...referral, status: 'pending', paymentId, qualifiesAt, version: referral.version + 1 },
    events: [ReferralPending.of({ ...idsOf(referral), paymentId, qualifiesAt })],
  };
}

/** What the clock tells when the fourteen days are over. */
export const createDueEvent = (referral: Referral): Occurrence => ReferralDue.of(idsOf(referral));

/** Whether the days are over and nobody decided yet. */
export const isDue = ({ status, qualifiesAt = '' }: Referral, now: Date): boolean =>
  status === 'pending' && qualifiesAt <= now.toISOString();

/** Who of the two gets points, and how many. */
interface ReferralReward {
  readonly earnedBy: readonly UserId[];
  readonly points: number;
  /** Of who sent the other, where an affiliate earns more. */
  readonly referrerPoints?: number;
}

/**
 * The days are over and the money stayed: points are earned. Nothing where it is too early or already decided.
 */
export function qualifyReferral(
  referral: Referral,
  { earnedBy, points, referrerPoints }: ReferralReward,
  now: Date,
): ReferralUpdate | undefined {
  if (!isDue(referral, now)) return undefined;
  return {
    referral: { ...referral, status: 'qualified', version: referral.version + 1 },
    events: [ReferralQualified.of({ ...idsOf(referral), points, referrerPoints, earnedBy: [...earnedBy] })],
  };
}

/** The money went back before the points were earned. */
export function voidReferral(referral: Referral, paymentId: PaymentId): ReferralUpdate | undefined {
  if (referral.status !== 'pending' || referral.paymentId !== paymentId) return undefined;
  return {
    referral: { ...referral, status: 'void', version: referral.version + 1 },
    events: [ReferralVoided.of(idsOf(referral))],
  };
}

/** Seconds in which asking again gives the same coupon. */
const sameCouponSeconds = 60;

/** The coupon that points were turned into just now. */
export const recentCouponOf = ({ couponId, redeemedAt }: ReferralPoints, now: Date): CouponId | undefined =>
  redeemedAt !== undefined && now.getTime() - Date.parse(redeemedAt) < sameCouponSeconds * 1000
    ? couponId
    : undefined;

/** Enough points for a coupon, and none that are on their way. */
export const canRedeem = (points: number, pending: number, couponPoints: number): boolean =>
  points >= couponPoints && pending === 0;

/**
 * Takes the points that a coupon costs.
 * @throws 409 for too few points, or while more are on their way
 */
export function spendPoints(
  { userId, points, version }: ReferralPoints,
  pending: number,
  { id: couponId, costPoints }: { readonly id: CouponId; readonly costPoints: number },
  now: Date,
) {
  if (!canRedeem(points, pending, costPoints))
    throw new AppError(
      'conflict',
      points < costPoints
        ? `A coupon takes ${costPoints} points. You have ${points}.`
        : 'Some of your points are still on their way. Redeem when all are here.',
      { state: points < costPoints ? 'too_few_points' : 'pending' },
    );
  const after: ReferralPoints = {
    userId,
    points: points - costPoints,
    redeemedAt: now.toISOString(),
    couponId,
    version: version + 1,
  };
  return {
    points: after,
    events: [PointsRedeemed.of({ userId, points: costPoints, couponId })],
  };
}

/** The day on which a coupon of today ends. */
export function calculateCouponEnd(now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + rewardTerms.couponMonths);
  return end.toISOString();
}

/** Whether a package is over with such a refund, however much of its price went back. */
export const isPackageEndRefund = (reason: RefundReason): boolean =>
  reason === 'cancelled' || reason === 'ended';
