import { PaymentRefunded } from '../../../../events/payment.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findReferral, saveReferral } from '../adapters/referral-repository.ts';
import { isPackageEndRefund, voidReferral } from '../domain/referral-rules.ts';

/** Voids the pending referral when the payment is refunded whole or its package ends early. */
export const handler = subscriber(
  'referrals-on-payment-refunded',
  { on: [PaymentRefunded], needs: ['table:write'] },
  async ({ data }) => {
    const { ownerId, paymentId, whole, reason } = data;
    // Cancelling refunds less than the whole payment: the used days stay paid.
    if (!whole && !isPackageEndRefund(reason)) return;
    const found = await findReferral(ownerId);
    const voided = found && voidReferral(found, paymentId);
    if (voided) await saveReferral(voided);
  },
);
