import { PaymentDisputeClosed, PaymentDisputed } from '../../../../events/payment.ts';
import { createDisputeClosedEntries, createDisputeEntries } from './ledger.ts';
import { type PaymentUpdate, toPaymentEventFields, toNextPaymentVersion } from './payment-update.ts';
import type { Dispute, Payment } from './payment.ts';
import type { ProviderDispute } from './provider.ts';
import { isPaid, changeStatus, resolvePaidStatus } from './transitions.ts';

/**
 * Applies a provider's dispute to its payment; `undefined` when nothing changed. A dispute that is first
 * reported when it is closed is booked and published as opened, too.
 */
export function applyProviderDispute(payment: Payment, report: ProviderDispute): PaymentUpdate | undefined {
  if (!isPaid(payment)) throw new Error(`Payment ${payment.id} is disputed and not paid`);
  const known = payment.disputes.find(({ reference }) => reference === report.reference);
  const opened = known ? undefined : openDispute(payment, report);
  const closed = report.status === 'open' ? undefined : closeDispute(opened?.payment ?? payment, report);
  if (!opened && !closed) return undefined;
  return toNextPaymentVersion(payment, (closed ?? opened)?.payment ?? payment, {
    events: [...(opened?.events ?? []), ...(closed?.events ?? [])],
    entries: [...(opened?.entries ?? []), ...(closed?.entries ?? [])],
  });
}

function openDispute(payment: Payment, report: ProviderDispute): PaymentUpdate {
  const { reference, amountPence, at } = report;
  const dispute: Dispute = { reference, amountPence, status: 'open', openedAt: at.toISOString() };
  const after = { ...payment, disputes: [...payment.disputes, dispute] };
  return toNextPaymentVersion(payment, changeStatus(after, resolvePaidStatus(after)), {
    events: [PaymentDisputed.of({ ...toPaymentEventFields(payment), amountPence })],
    entries: createDisputeEntries(payment, dispute, at),
  });
}

function closeDispute(payment: Payment, report: ProviderDispute): PaymentUpdate | undefined {
  const open = payment.disputes.find(
    ({ reference, status }) => reference === report.reference && status === 'open',
  );
  if (!open) return undefined;
  const won = report.status === 'won';
  const closed: Dispute = { ...open, status: won ? 'won' : 'lost' };
  const after = {
    ...payment,
    disputes: payment.disputes.map((one) => (one === open ? closed : one)),
    // The payer already has the money that these due refunds would return.
    refunds: won ? payment.refunds : payment.refunds.filter(({ status }) => status !== 'due'),
  };
  return toNextPaymentVersion(payment, changeStatus(after, resolvePaidStatus(after)), {
    events: [
      PaymentDisputeClosed.of({ ...toPaymentEventFields(payment), amountPence: open.amountPence, won }),
    ],
    entries: createDisputeClosedEntries(payment, closed, won, report.returnedAt ?? report.at),
  });
}
