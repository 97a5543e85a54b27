import { ReferralDue } from '../../events/referral.ts';
import { accountsById } from '../accounts/store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { isActive } from './attributing.ts';
import { addingPoints } from './points-store.ts';
import { reward } from './referral.ts';
import { qualify } from './referring.ts';
import { referralOf, saveReferral } from './store.ts';

/** Fourteen days after the payment both sides get their points; whoever is blocked or gone gets none. */
export const handler = subscriber([ReferralDue], async ({ data: { userId } }) => {
  const found = await referralOf(userId);
  const decision = found && qualify(found, now());
  if (!decision) return;
  const sides = [decision.referral.referrerId, userId] as const;
  const accounts = await accountsById(sides);
  const earning = sides.filter((side) => isActive(accounts.get(side)));
  await saveReferral(
    decision,
    earning.map((side) => addingPoints(side, reward.points)),
  );
});
