import { PackageActivated } from '../../../../events/package.ts';
import { now } from '../../../kernel/clock.ts';
import { findRows } from '../../../kernel/data/row-read.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { createPackageRead } from '../../packages/adapters/package-repository.ts';
import { createReferralRead, saveReferral } from '../adapters/referral-repository.ts';
import { createDueEvent, markPaid } from '../domain/referral-rules.ts';

/**
 * Starts the fourteen days of a referral when the first package that the referred person paid for begins to run.
 * A payment that activates no package is refunded and changes nothing here.
 */
export const handler = subscriber(
  'referrals-on-package-activated',
  { on: [PackageActivated], needs: ['table:write', 'scheduler'] },
  async ({ data: { ownerId, propertyPackageId } }) => {
    const [found, running] = await findRows(
      createReferralRead(ownerId),
      createPackageRead(propertyPackageId),
    );
    const paymentId = running?.paymentId;
    if (!found || paymentId === undefined) return;
    const update = markPaid(found, paymentId, now());
    if (update) await saveReferral(update);
    const { qualifiesAt, ...referral } = update?.referral ?? found;
    if (referral.status !== 'pending' || referral.paymentId !== paymentId || !qualifiesAt) return;
    await scheduleEvent({
      name: `referral-${referral.id}`,
      at: new Date(qualifiesAt),
      event: createDueEvent(referral),
    });
  },
);
