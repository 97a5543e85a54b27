import { ReferralDue } from '../../events/referral.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { accountsById } from '../accounts/store.ts';
import { getSetting } from '../configuration/queries/get-setting.ts';
import type { Payment } from '../payments/payment.ts';
import { paymentById } from '../payments/store.ts';
import { now } from '../shared/clock.ts';
import { tellLater } from '../shared/later.ts';
import { subscriber } from '../shared/subscriber.ts';
import { dayMs } from '../shared/time.ts';
import { findAffiliate } from './affiliate-store.ts';
import { isActive } from './attributing.ts';
import { addingPoints } from './points-store.ts';
import type { Referral } from './referral.ts';
import { dueOf, endsPackage, isDue, qualify, voidFor } from './referring.ts';
import { referralOf, saveReferral } from './store.ts';

/** Whose money is disputed is looked at again after so many days. */
const againDays = 7;

/** Fourteen days after the payment both sides get their points, where the money is still ours. */
export const handler = subscriber([ReferralDue], async ({ data: { userId } }) => {
  const found = await referralOf(userId);
  if (!found?.paymentId || !isDue(found, now())) return;
  const payment = await paymentById(found.paymentId);
  if (payment?.status === 'disputed') return lookAgain(found);
  const gone = payment !== undefined && wentBack(payment);
  const earnedBy = gone ? [] : await activeSides(found);
  const points = await getSetting('referral_points');
  const affiliate = await findAffiliate(found.referrerId);
  const referrerPoints = affiliate?.points ?? points;
  const earned = { earnedBy, points, referrerPoints };
  const decision = gone ? voidFor(found, found.paymentId) : qualify(found, earned, now());
  const rewards = earnedBy.map((side) =>
    addingPoints(side, side === found.referrerId ? referrerPoints : points),
  );
  if (decision) await saveReferral(decision, rewards);
});

const wentBack = ({ status, refunds }: Payment): boolean =>
  status === 'refunded' ||
  status === 'lost' ||
  refunds.some((refund) => endsPackage(refund.reason) && refund.status !== 'failed');

/** Whoever is blocked or gone gets no points. */
async function activeSides({ referrerId, userId }: Referral): Promise<UserId[]> {
  const accounts = await accountsById([referrerId, userId]);
  return [referrerId, userId].filter((side) => isActive(accounts.get(side)));
}

const lookAgain = (referral: Referral): Promise<void> =>
  tellLater({
    name: `referral-${referral.id}`,
    at: new Date(now().getTime() + againDays * dayMs),
    event: dueOf(referral),
  });
