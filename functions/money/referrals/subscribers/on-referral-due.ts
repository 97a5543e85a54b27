import { ReferralDue } from '../../../../events/referral.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findPayment } from '../../payments/adapters/payment-repository.ts';
import { findReferral } from '../adapters/referral-repository.ts';
import { completeReferral, scheduleRecheck } from '../commands/complete-referral.ts';
import { isDue } from '../domain/referral-rules.ts';

/**
 * Fourteen days after the payment: both people earn their points, unless the payment was returned. A disputed
 * payment is checked again later.
 */
export const handler = subscriber(
  'referrals-on-referral-due',
  { on: [ReferralDue], needs: ['table:write', 'scheduler'] },
  async ({ data: { userId } }) => {
    const found = await findReferral(userId);
    if (!found?.paymentId || !isDue(found, now())) return;
    const payment = await findPayment(found.paymentId);
    if (payment?.status === 'disputed') await scheduleRecheck(found);
    else await completeReferral(found, found.paymentId, payment);
  },
);
