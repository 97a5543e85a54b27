import { PaymentRefunded } from '../../events/payment.ts';
import { subscriber } from '../shared/subscriber.ts';
import { voidFor } from './referring.ts';
import { referralOf, saveReferral } from './store.ts';

/** What was paid went back as a whole: no points come of it. */
export const handler = subscriber([PaymentRefunded], async ({ data: { ownerId, paymentId, whole } }) => {
  if (!whole) return;
  const found = await referralOf(ownerId);
  const decision = found && voidFor(found, paymentId);
  if (decision) await saveReferral(decision);
});
