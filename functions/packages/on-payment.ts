import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../events/payment.ts';
import { paymentById } from '../payments/store.ts';
import { type Heard, subscriber } from '../shared/subscriber.ts';
import type { PackageDecision } from './decision.ts';
import { type Dispute, dispute, refunded, type Touched, waits } from './losing.ts';
import type { Chain } from './returning.ts';
import { chainOf, packageById, reactOn } from './store.ts';

const heard = [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed] as const;

/**
 * A package whose price went back is closed; while it is disputed it can not be upgraded, and lost it ends. The same
 * for a larger one that took its place, as its rest is in that one's price.
 */
export const handler = subscriber(heard, async (event, { time }) => {
  const { propertyId, propertyPackageId } = event.data;
  await reactOn(propertyId, async (home) => {
    const found = await packageById(propertyPackageId);
    if (event.name !== PaymentRefunded.name && found && waits(found, home))
      // The bus brings this again; by then it is known what the payment did.
      throw new Error(`The payment that is disputed for ${propertyPackageId} is not heard of yet`);
    const chain = home.current ? await chainOf(home.current) : [];
    const anyOpen =
      event.name === PaymentDisputeClosed.name && event.data.won && (await isAnyDisputed(chain));
    const decision = found && decide(event, { found, home, chain }, { at: time, anyOpen });
    return decision && { decision };
  });
});

/** By their payments as they are now: each is told of after it was saved. */
async function isAnyDisputed(chain: Chain): Promise<boolean> {
  const ids = chain.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await Promise.all(ids.map(paymentById));
  return payments.some((payment) => payment?.status === 'disputed');
}

function decide(
  event: Heard<(typeof heard)[number]>,
  touched: Touched,
  told: Pick<Dispute, 'at' | 'anyOpen'>,
): PackageDecision | undefined {
  const { paymentId } = event.data;
  switch (event.name) {
    case 'payment.refunded.v1':
      return event.data.whole ? refunded(touched, paymentId, new Date(told.at)) : undefined;
    case 'payment.disputed.v1':
      return dispute(touched, { ...told, paymentId, is: 'open' });
    case 'payment.dispute_closed.v1':
      return dispute(touched, { ...told, paymentId, is: event.data.won ? 'won' : 'lost' });
  }
}
