import { PackagePaid } from '../../events/package.ts';
import { now } from '../shared/clock.ts';
import { tellLater } from '../shared/later.ts';
import { subscriber } from '../shared/subscriber.ts';
import { dueOf, pay } from './referring.ts';
import { referralOf, saveReferral } from './store.ts';

/** The first package that somebody pays for who was sent here: its fourteen days begin. */
export const handler = subscriber([PackagePaid], async ({ data: { ownerId, paymentId, totalPence } }) => {
  const found = await referralOf(ownerId);
  if (!found || totalPence === 0) return;
  const decision = pay(found, paymentId, now());
  if (decision) await saveReferral(decision);
  const { qualifiesAt, ...referral } = decision?.referral ?? found;
  if (referral.status !== 'pending' || referral.paymentId !== paymentId || !qualifiesAt) return;
  await tellLater({ name: `referral-${referral.id}`, at: new Date(qualifiesAt), event: dueOf(referral) });
});
