import type { ReceivedEvent } from '../../../../events/define.ts';
import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../../../events/payment.ts';
import type { PropertyId, PropertyPackageId } from '../../../../events/vocabulary.ts';
import { createStaleError } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import {
  buildPackageWrites,
  findPackage,
  loadPropertyPackages,
  loadUpgradeChain,
} from '../../packages/adapters/package-repository.ts';
import type { PackageUpdate } from '../../packages/domain/package-update.ts';
import type { UpgradeChain } from '../../packages/domain/refund-allocation.ts';
import {
  type PackageDispute,
  applyDispute,
  applyRefund,
  type AffectedPackage,
  hasStartedSince,
  isPaymentPending,
} from '../../packages/domain/refunds-and-disputes.ts';
import { findPayment } from '../../payments/adapters/payment-repository.ts';

const handledEvents = [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed] as const;

/**
 * Closes a package whose payment was fully refunded, holds it while the payment is disputed, and ends it when
 * the dispute is lost. The same applies to an upgrade with credit from that payment.
 */
export const handler = subscriber(
  'packages-on-payment-refunded-or-disputed',
  { on: handledEvents, needs: ['table:write'] },
  async (event, { time }) => {
    const { propertyId, propertyPackageId } = event.data;
    await updateWithRetry(
      () => loadAffected(propertyId, propertyPackageId),
      async ({ found, packages }) => {
        if (!found) return undefined;
        if (event.name !== PaymentRefunded.name && isPaymentPending(found, packages))
          // The event is delivered again; by then the payment's success has been handled.
          throw new Error(`The payment that is disputed for ${propertyPackageId} has not arrived yet`);
        const chain = packages.current ? await loadUpgradeChain(packages.current) : [];
        const hasOpenDispute =
          event.name === PaymentDisputeClosed.name && event.data.won && (await hasDisputedPayment(chain));
        const update = applyPaymentEvent(event, { found, packages, chain }, { at: time, hasOpenDispute });
        return update && buildPackageWrites(update);
      },
    );
  },
);

/** @throws 409 `stale` when the package started between the two reads */
async function loadAffected(propertyId: PropertyId, id: PropertyPackageId) {
  const packages = await loadPropertyPackages(propertyId);
  const found = await findPackage(id);
  if (found && hasStartedSince(found, packages)) throw createStaleError();
  return { found, packages };
}

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
