import { PackageActivated } from '../../../events/package.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { now } from '../../shared/clock.ts';
import { tellLater } from '../../shared/later.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { createDueEvent, markPaid } from '../domain/referral-rules.ts';
import { findReferral, saveReferral } from '../adapters/referral-repository.ts';

/**
 * The first package that runs because somebody paid for it who was sent here: its fourteen days begin. A payment that
 * nothing runs by goes back, and neither begins them nor ends the referral.
 */
export const handler = subscriber([PackageActivated], async ({ data: { ownerId, propertyPackageId } }) => {
  const [found, running] = await Promise.all([findReferral(ownerId), findPackage(propertyPackageId)]);
  const paymentId = running?.paymentId;
  if (!found || paymentId === undefined) return;
  const decision = markPaid(found, paymentId, now());
  if (decision) await saveReferral(decision);
  const { qualifiesAt, ...referral } = decision?.referral ?? found;
  if (referral.status !== 'pending' || referral.paymentId !== paymentId || !qualifiesAt) return;
  await tellLater({
    name: `referral-${referral.id}`,
    at: new Date(qualifiesAt),
    event: createDueEvent(referral),
  });
});
