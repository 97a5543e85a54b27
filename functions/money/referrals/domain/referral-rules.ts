import type { DomainEvent } from '../../../../events/define.ts';
import {
  PointsRedeemed,
  ReferralCreated,
  ReferralDue,
  ReferralPending,
  ReferralQualified,
  ReferralVoided,
} from '../../../../events/referral.ts';
import {
  accountState,
  type CouponId,
  type PaymentId,
  type ReferralId,
  type RefundReason,
  type UserId,
} from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { type ReferralPoints, type Referral, type ReferralFlag, rewardTerms } from './referral.ts';

export interface ReferralUpdate {
  readonly referral: Referral;
  readonly events: readonly DomainEvent[];
}
/** The owner of a code, and a hash of the network from which they first asked for it. */
export interface CodeOwner {
  readonly code: string;
  readonly userId: UserId;
  readonly origin: string;
}
/** An owner with the people whose codes led to them: their referrer, that person's, and so on. */
export interface ReferredOwner extends CodeOwner {
  readonly referrers: readonly UserId[];
}
export interface NewReferral {
  readonly id: ReferralId;
  readonly userId: UserId;
  readonly origin?: string | undefined;
}

/** Days after signing up in which a person can enter a referral code. */
export const codeEntryDays = 7;

/** @throws 410 `gone` when the sign-up is more than `codeEntryDays` ago */
export function assertRecentSignUp(signedUpAt: string, now: Date): void {
  if (now.getTime() - Date.parse(signedUpAt) > codeEntryDays * dayMs)
    throw new AppError(
      'gone',
      `A referral code counts in the first ${codeEntryDays} days after you sign up.`,
    );
}

/** Referrals of one code from one network from which on they are flagged. */
const sharedOriginLimit = 3;

/**
 * Refers a new person to the owner of a code, with a flag when their networks look suspicious.
 * @param others earlier referrals of the same code
 * @throws 409 `own` when the person enters their own code, `circle` when they brought the owner of the code
 */
export function createReferral(
  arrival: NewReferral,
  owner: ReferredOwner,
  others: readonly Pick<Referral, 'origin'>[],
  now: Date,
): ReferralUpdate {
  const { id, userId, origin } = arrival;
  if (owner.userId === userId) throw new AppError('conflict', 'This is your own code.', { state: 'own' });
  if (owner.referrers.includes(userId))
    throw new AppError('conflict', 'You invited this person, so you can’t use their code.', {
      state: 'circle',
    });
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
  return { referral, events: [ReferralCreated.of(toReferralEventFields(referral))] };
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

const toReferralEventFields = ({ id: referralId, referrerId, userId }: Referral) => ({
  referralId,
  referrerId,
  userId,
});

/** Starts the fourteen days at the person's first paid package; `undefined` when an earlier one started them. */
export function markPaid(referral: Referral, paymentId: PaymentId, now: Date): ReferralUpdate | undefined {
  if (referral.status !== 'created') return undefined;
  const qualifiesAt = new Date(now.getTime() + rewardTerms.waitDays * dayMs).toISOString();
  return {
    referral: { ...referral, status: 'pending', paymentId, qualifiesAt, version: referral.version + 1 },
    events: [ReferralPending.of({ ...toReferralEventFields(referral), paymentId, qualifiesAt })],
  };
}

/** The event that is scheduled for the end of the fourteen days. */
export function createDueEvent(referral: Referral): DomainEvent {
  return ReferralDue.of(toReferralEventFields(referral));
}

/** Whether the fourteen days are over and the referral is still pending. */
export function isDue({ status, qualifiesAt = '' }: Referral, now: Date): boolean {
  return status === 'pending' && qualifiesAt <= now.toISOString();
}

/** Which of the two people earn points, and how many. */
interface ReferralReward {
  readonly earnedBy: readonly UserId[];
  readonly points: number;
  /** The referrer's points when they are an affiliate, in place of `points`. */
  readonly referrerPoints?: number;
}

/** Qualifies a due referral, which earns the points; `undefined` when it is too early or no longer pending. */
export function qualifyReferral(
  referral: Referral,
  { earnedBy, points, referrerPoints }: ReferralReward,
  now: Date,
): ReferralUpdate | undefined {
  if (!isDue(referral, now)) return undefined;
  return {
    referral: { ...referral, status: 'qualified', version: referral.version + 1 },
    events: [
      ReferralQualified.of({
        ...toReferralEventFields(referral),
        points,
        referrerPoints,
        earnedBy: [...earnedBy],
      }),
    ],
  };
}

/** Voids a pending referral whose payment was refunded; `undefined` for any other payment. */
export function voidReferral(referral: Referral, paymentId: PaymentId): ReferralUpdate | undefined {
  if (referral.status !== 'pending' || referral.paymentId !== paymentId) return undefined;
  return {
    referral: { ...referral, status: 'void', version: referral.version + 1 },
    events: [ReferralVoided.of(toReferralEventFields(referral))],
  };
}

/** Seconds in which a repeated call gets the same coupon. */
const sameCouponSeconds = 60;

/** The coupon of the last redemption while repeats still get it. */
export function resolveRecentCoupon(
  { couponId, redeemedAt }: ReferralPoints,
  now: Date,
): CouponId | undefined {
  return redeemedAt !== undefined && now.getTime() - Date.parse(redeemedAt) < sameCouponSeconds * 1000
    ? couponId
    : undefined;
}

/** Whether there are enough points for a coupon and no referral is pending. */
export function canRedeem(points: number, pending: number, couponPoints: number): boolean {
  return points >= couponPoints && pending === 0;
}

/**
 * Deducts the points that a coupon costs.
 * @param pending number of referrals that may still earn points
 * @throws 409 `too_few_points`, or `pending` while referrals are pending
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

/** When a reward coupon that is created now expires, ISO UTC. */
export function calculateCouponEnd(now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + rewardTerms.couponMonths);
  return end.toISOString();
}

/** Whether a refund for this reason ends its package, whatever part of the price it returns. */
export function isPackageEndRefund(reason: RefundReason): boolean {
  return reason === 'cancelled' || reason === 'ended';
}

/** Whether an account exists and is neither blocked nor deleted. */
export function isActiveAccount(found: Account | undefined): boolean {
  return found?.is_active === accountState.active && found.deletedAt === undefined;
}
