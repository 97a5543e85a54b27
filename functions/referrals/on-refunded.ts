import { PaymentRefunded } from '../../events/payment.ts';
import { subscriber } from '../shared/subscriber.ts';
import { endsPackage, voidFor } from './referring.ts';
import { referralOf, saveReferral } from './store.ts';

/** The package was cancelled or ended early, or all that was paid went back: no points come of it. */
export const handler = subscriber([PaymentRefunded], async ({ data }) => {
  const { ownerId, paymentId, whole, reason } = data;
  // Whoever cancels pays for the days that ran, so that not all goes back.
  if (!whole && !endsPackage(reason)) return;
  const found = await referralOf(ownerId);
  const decision = found && voidFor(found, paymentId);
  if (decision) await saveReferral(decision);
});
