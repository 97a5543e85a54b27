import { PaymentRefunded } from '../../../events/payment.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { isPackageEndRefund, voidReferral } from '../domain/referral-rules.ts';
import { findReferral, saveReferral } from '../adapters/referral-repository.ts';

/** The package was cancelled or ended early, or all that was paid went back: no points come of it. */
export const handler = subscriber([PaymentRefunded], async ({ data }) => {
  const { ownerId, paymentId, whole, reason } = data;
  // Whoever cancels pays for the days that ran, so that not all goes back.
  if (!whole && !isPackageEndRefund(reason)) return;
  const found = await findReferral(ownerId);
  const decision = found && voidReferral(found, paymentId);
  if (decision) await saveReferral(decision);
});
