import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../events/payment.ts';
import { type Heard, subscriber } from '../shared/subscriber.ts';
import type { Home, PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { dispute, refunded } from './running.ts';
import { packageById, reactOn } from './store.ts';

const heard = [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed] as const;

/** A package whose price went back is closed; while it is disputed it can not be upgraded, and lost it ends. */
export const handler = subscriber(heard, async (event, { time }) => {
  const { propertyId, propertyPackageId } = event.data;
  await reactOn(propertyId, async (home) => {
    const found = await packageById(propertyPackageId);
    if (event.name !== PaymentRefunded.name && found?.status === 'pending_payment')
      // The bus brings this again; by then it is known what the payment did.
      throw new Error(`The payment that is disputed for ${propertyPackageId} is not heard of yet`);
    const decision = found && decide(event, found, home, time);
    return decision && { decision };
  });
});

function decide(
  event: Heard<(typeof heard)[number]>,
  found: PropertyPackage,
  home: Home,
  at: string,
): PackageDecision | undefined {
  const { paymentId } = event.data;
  switch (event.name) {
    case 'payment.refunded.v1':
      return event.data.whole ? refunded(found, home, paymentId) : undefined;
    case 'payment.disputed.v1':
      return dispute(found, home, { paymentId, is: 'open', at });
    case 'payment.dispute_closed.v1':
      return dispute(found, home, { paymentId, is: event.data.won ? 'won' : 'lost', at });
  }
}
