import { PaymentDisputeClosed, PaymentDisputed } from '../../events/payment.ts';
import { type Decision, namesOf, next } from './decision.ts';
import { disputeClosedEntries, disputeEntries } from './ledger.ts';
import type { Dispute, Payment } from './payment.ts';
import type { ProviderDispute } from './provider.ts';
import { isPaid, moved, stateOfPaid } from './states.ts';

/**
 * What the provider says of a dispute, taken into its payment; nothing where that is known. One that is heard of
 * when it is over already was opened all the same, and is booked and told so.
 */
export function settleDispute(payment: Payment, report: ProviderDispute): Decision | undefined {
  if (!isPaid(payment)) throw new Error(`Payment ${payment.id} is disputed and not paid`);
  const known = payment.disputes.find(({ reference }) => reference === report.reference);
  const opened = known ? undefined : dispute(payment, report);
  const closed = report.status === 'open' ? undefined : closeDispute(opened?.payment ?? payment, report);
  if (!opened && !closed) return undefined;
  return next(payment, (closed ?? opened)?.payment ?? payment, {
    events: [...(opened?.events ?? []), ...(closed?.events ?? [])],
    entries: [...(opened?.entries ?? []), ...(closed?.entries ?? [])],
  });
}

function dispute(payment: Payment, report: ProviderDispute): Decision {
  const { reference, amountPence, at } = report;
  const made: Dispute = { reference, amountPence, status: 'open', openedAt: at.toISOString() };
  const after = { ...payment, disputes: [...payment.disputes, made] };
  return next(payment, moved(after, stateOfPaid(after)), {
    events: [PaymentDisputed.of({ ...namesOf(payment), amountPence })],
    entries: disputeEntries(payment, made, at),
  });
}

function closeDispute(payment: Payment, report: ProviderDispute): Decision | undefined {
  const open = payment.disputes.find(
    ({ reference, status }) => reference === report.reference && status === 'open',
  );
  if (!open) return undefined;
  const won = report.status === 'won';
  const closed: Dispute = { ...open, status: won ? 'won' : 'lost' };
  const after = {
    ...payment,
    disputes: payment.disputes.map((one) => (one === open ? closed : one)),
    // What waited for the bank's word and is with the payer already does not go again.
    refunds: won ? payment.refunds : payment.refunds.filter(({ status }) => status !== 'due'),
  };
  return next(payment, moved(after, stateOfPaid(after)), {
    events: [PaymentDisputeClosed.of({ ...namesOf(payment), amountPence: open.amountPence, won })],
    entries: disputeClosedEntries(payment, closed, won, report.returnedAt ?? report.at),
  });
}
