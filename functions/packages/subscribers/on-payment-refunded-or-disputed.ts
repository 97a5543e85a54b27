import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../../events/payment.ts';
import { findPayment } from '../../payments/adapters/payment-repository.ts';
import { createStaleError } from '../../kernel/data/table.ts';
import { type ReceivedEvent, subscriber } from '../../kernel/events/subscriber.ts';
import type { PackageUpdate } from '../domain/package-update.ts';
import {
  type PackageDispute,
  applyDispute,
  applyRefund,
  type AffectedPackage,
  hasStartedSince,
  isPaymentPending,
} from '../domain/refunds-and-disputes.ts';
import type { UpgradeChain } from '../domain/refund-allocation.ts';
import { loadUpgradeChain, findPackage } from '../adapters/package-repository.ts';
import { updatePackages } from '../commands/update-packages.ts';

const handledEvents = [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed] as const;

/**
 * Closes a package whose payment was fully refunded, holds it while the payment is disputed, and ends it when
 * the dispute is lost. The same applies to an upgrade with credit from that payment.
 */
export const handler = subscriber(handledEvents, async (event, { time }) => {
  const { propertyId, propertyPackageId } = event.data;
  await updatePackages(propertyId, async (packages) => {
    const found = await findPackage(propertyPackageId);
    if (event.name !== PaymentRefunded.name && found && isPaymentPending(found, packages))
      // The event is delivered again; by then the payment's success has been handled.
      throw new Error(`The payment that is disputed for ${propertyPackageId} is not heard of yet`);
    if (found && hasStartedSince(found, packages)) throw createStaleError();
    const chain = packages.current ? await loadUpgradeChain(packages.current) : [];
    const hasOpenDispute =
      event.name === PaymentDisputeClosed.name && event.data.won && (await hasDisputedPayment(chain));
    const update =
      found && applyPaymentEvent(event, { found, packages, chain }, { at: time, hasOpenDispute });
    return update && { update };
  });
});

/** Reads the payments: they are saved before their events are published. */
async function hasDisputedPayment(chain: UpgradeChain): Promise<boolean> {
  const ids = chain.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await Promise.all(ids.map(findPayment));
  return payments.some((payment) => payment?.status === 'disputed');
}

function applyPaymentEvent(
  event: ReceivedEvent<(typeof handledEvents)[number]>,
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
