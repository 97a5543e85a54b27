import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../../events/payment.ts';
import { paymentById } from '../../payments/store.ts';
import { type Heard, subscriber } from '../../shared/subscriber.ts';
import type { PackageUpdate } from '../domain/package-update.ts';
import {
  type PackageDispute,
  applyDispute,
  applyRefund,
  type AffectedPackage,
  isPaymentPending,
} from '../domain/refunds-and-disputes.ts';
import type { UpgradeChain } from '../domain/refund-allocation.ts';
import { loadUpgradeChain, findPackage } from '../adapters/package-repository.ts';
import { updatePackages } from '../commands/update-packages.ts';

const handledEvents = [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed] as const;

/**
 * A package whose price went back is closed; while it is disputed it can not be upgraded, and lost it ends. The same
 * for a larger one that took its place, as its rest is in that one's price.
 */
export const handler = subscriber(handledEvents, async (event, { time }) => {
  const { propertyId, propertyPackageId } = event.data;
  await updatePackages(propertyId, async (packages) => {
    const found = await findPackage(propertyPackageId);
    if (event.name !== PaymentRefunded.name && found && isPaymentPending(found, packages))
      // The bus brings this again; by then it is known what the payment did.
      throw new Error(`The payment that is disputed for ${propertyPackageId} is not heard of yet`);
    const chain = packages.current ? await loadUpgradeChain(packages.current) : [];
    const hasOpenDispute =
      event.name === PaymentDisputeClosed.name && event.data.won && (await hasDisputedPayment(chain));
    const decision =
      found && applyPaymentEvent(event, { found, packages, chain }, { at: time, hasOpenDispute });
    return decision && { decision };
  });
});

/** By their payments as they are now: each is told of after it was saved. */
async function hasDisputedPayment(chain: UpgradeChain): Promise<boolean> {
  const ids = chain.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await Promise.all(ids.map(paymentById));
  return payments.some((payment) => payment?.status === 'disputed');
}

function applyPaymentEvent(
  event: Heard<(typeof handledEvents)[number]>,
  affected: AffectedPackage,
  dispute: Pick<PackageDispute, 'at' | 'hasOpenDispute'>,
): PackageUpdate | undefined {
  const { paymentId } = event.data;
  switch (event.name) {
    case 'payment.refunded.v1':
      return event.data.whole ? applyRefund(affected, paymentId, new Date(dispute.at)) : undefined;
    case 'payment.disputed.v1':
      return applyDispute(affected, { ...dispute, paymentId, state: 'open' });
    case 'payment.dispute_closed.v1':
      return applyDispute(affected, { ...dispute, paymentId, state: event.data.won ? 'won' : 'lost' });
  }
}
