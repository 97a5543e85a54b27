import type { PaymentId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { dayMs } from '../../../kernel/time.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import type { Payment } from '../../payments/domain/payment.ts';
import { findAffiliate } from '../adapters/affiliate-repository.ts';
import { buildPointsIncrement } from '../adapters/points-repository.ts';
import { saveReferral } from '../adapters/referral-repository.ts';
import {
  createDueEvent,
  isActiveAccount,
  isPackageEndRefund,
  qualifyReferral,
  voidReferral,
} from '../domain/referral-rules.ts';
import type { Referral } from '../domain/referral.ts';

/** Days after which the referral of a disputed payment is checked again. */
const recheckDays = 7;

/** Qualifies a due referral and adds the points in one transaction, or voids it when its payment was returned. */
export async function completeReferral(
  referral: Referral,
  paymentId: PaymentId,
  payment: Payment | undefined,
): Promise<void> {
  if (payment && isReturned(payment)) {
    const voided = voidReferral(referral, paymentId);
    if (voided) await saveReferral(voided);
    return;
  }
  const [earnedBy, points, affiliate] = await Promise.all([
    listActiveSides(referral),
    getSetting('referral_points'),
    findAffiliate(referral.referrerId),
  ]);
  const referrerPoints = affiliate?.points ?? points;
  const qualified = qualifyReferral(referral, { earnedBy, points, referrerPoints }, now());
  const increments = earnedBy.map((side) =>
    buildPointsIncrement(side, side === referral.referrerId ? referrerPoints : points),
  );
  if (qualified) await saveReferral(qualified, increments);
}

/** Schedules another `referral.due` event in `recheckDays` days. */
export function scheduleRecheck(referral: Referral): Promise<void> {
  return scheduleEvent({
    name: `referral-${referral.id}`,
    at: new Date(now().getTime() + recheckDays * dayMs),
    event: createDueEvent(referral),
  });
}

const isReturned = ({ status, refunds }: Payment): boolean =>
  status === 'refunded' ||
  status === 'lost' ||
  refunds.some((refund) => isPackageEndRefund(refund.reason) && refund.status !== 'failed');

/** Blocked and deleted accounts earn no points. */
async function listActiveSides({ referrerId, userId }: Referral): Promise<UserId[]> {
  const accounts = await loadAccounts([referrerId, userId]);
  return [referrerId, userId].filter((side) => isActiveAccount(accounts.get(side)));
}
