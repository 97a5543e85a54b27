import { ReferralDue } from '../../../events/referral.ts';
import type { UserId } from '../../../events/vocabulary.ts';
import { accountsById } from '../../accounts/store.ts';
import { getSetting } from '../../configuration/queries/get-setting.ts';
import type { Payment } from '../../payments/payment.ts';
import { paymentById } from '../../payments/store.ts';
import { now } from '../../shared/clock.ts';
import { tellLater } from '../../shared/later.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { dayMs } from '../../shared/time.ts';
import { findAffiliate } from '../adapters/affiliate-repository.ts';
import { isActiveAccount } from '../domain/active-account.ts';
import { buildPointsIncrement } from '../adapters/points-repository.ts';
import type { Referral } from '../domain/referral.ts';
import {
  createDueEvent,
  isPackageEndRefund,
  isDue,
  qualifyReferral,
  voidReferral,
} from '../domain/referral-rules.ts';
import { findReferral, saveReferral } from '../adapters/referral-repository.ts';

/** Whose money is disputed is looked at again after so many days. */
const recheckDays = 7;

/** Fourteen days after the payment both sides get their points, where the money is still ours. */
export const handler = subscriber([ReferralDue], async ({ data: { userId } }) => {
  const found = await findReferral(userId);
  if (!found?.paymentId || !isDue(found, now())) return;
  const payment = await paymentById(found.paymentId);
  if (payment?.status === 'disputed') return scheduleRecheck(found);
  const gone = payment !== undefined && isReturned(payment);
  const earnedBy = gone ? [] : await listActiveSides(found);
  const points = await getSetting('referral_points');
  const affiliate = await findAffiliate(found.referrerId);
  const referrerPoints = affiliate?.points ?? points;
  const earned = { earnedBy, points, referrerPoints };
  const decision = gone ? voidReferral(found, found.paymentId) : qualifyReferral(found, earned, now());
  const rewards = earnedBy.map((side) =>
    buildPointsIncrement(side, side === found.referrerId ? referrerPoints : points),
  );
  if (decision) await saveReferral(decision, rewards);
});

const isReturned = ({ status, refunds }: Payment): boolean =>
  status === 'refunded' ||
  status === 'lost' ||
  refunds.some((refund) => isPackageEndRefund(refund.reason) && refund.status !== 'failed');

/** Whoever is blocked or gone gets no points. */
async function listActiveSides({ referrerId, userId }: Referral): Promise<UserId[]> {
  const accounts = await accountsById([referrerId, userId]);
  return [referrerId, userId].filter((side) => isActiveAccount(accounts.get(side)));
}

const scheduleRecheck = (referral: Referral): Promise<void> =>
  tellLater({
    name: `referral-${referral.id}`,
    at: new Date(now().getTime() + recheckDays * dayMs),
    event: createDueEvent(referral),
  });
