import {
  PaymentRefundFailed,
  PaymentRefunded,
  PaymentSucceeded,
  ReceiptIssued,
} from '../../../../events/payment.ts';
import type { PaymentId, RefundId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { parseOperator } from '../../../kernel/operator.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { findPayment } from '../adapters/payment-repository.ts';
import { issueReceipt, findReceipt } from '../adapters/receipt-repository.ts';
import type { Payment, Refund } from '../domain/payment.ts';
import { toIssuer } from '../domain/receipt.ts';
import {
  createCreditNote,
  createDebitNote,
  type Receipt,
  type ReceiptSource,
  createReceipt,
} from '../domain/receipt.ts';

const handledEvents = [PaymentSucceeded, PaymentRefunded, PaymentRefundFailed] as const;

/**
 * Issues a receipt for each payment, a credit note for each refund, and a debit note for each credit note
 * whose refund failed later: once, however often and in whatever order the events arrive.
 */
export const handler = subscriber(
  'payments-on-payment-issue-receipt',
  { on: handledEvents, needs: ['table:write', 'books:read', 'books:append', 'operator'], timeoutSeconds: 60 },
  async ({ data }) => {
    const source = await loadReceiptSource(await getPayment(data.paymentId));
    const receipt = await issuePaymentReceipt(source);
    if ('refundId' in data) await issueNotes(source, data.refundId, receipt);
  },
);

async function getPayment(id: PaymentId): Promise<Payment> {
  const payment = await findPayment(id);
  if (!payment) throw new Error(`Payment ${id} is not there`);
  return payment;
}

async function loadReceiptSource(payment: Payment): Promise<ReceiptSource> {
  const [chosen, payer, home] = await Promise.all([
    findPackage(payment.propertyPackageId),
    findAccount(payment.ownerId),
    findProperty(payment.propertyId),
  ]);
  return { payment, chosen, account: payer, home, issuer: toIssuer(parseOperator(env('OPERATOR'))) };
}

const issuePaymentReceipt = (source: ReceiptSource): Promise<Receipt> =>
  issueReceipt(source.payment.id, source.payment.id, (number) =>
    withIssuedEvent(createReceipt(source, { number, at: now() })),
  );

async function issueNotes(source: ReceiptSource, refundId: RefundId, receipt: Receipt): Promise<void> {
  const { id } = source.payment;
  const refund = getRefund(source.payment, refundId);
  const note =
    refund.status === 'failed'
      ? await findReceipt(id, refundId)
      : await issueReceipt(id, refundId, (number) =>
          withIssuedEvent(createCreditNote(source, refund, receipt, { number, at: now() })),
        );
  if (!note) return;
  // The failure event may have run before the credit note existed.
  if (getRefund(await getPayment(id), refundId).status === 'failed')
    await issueReceipt(id, `${refundId}#failed`, (number) =>
      withIssuedEvent(createDebitNote(note, { number, at: now() })),
    );
}

function getRefund({ refunds }: Payment, refundId: RefundId): Refund {
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`Refund ${refundId} is not there`);
  return refund;
}

const withIssuedEvent = (receipt: Receipt) => {
  const { number, kind, paymentId, ownerId } = receipt;
  return { receipt, events: [ReceiptIssued.of({ number, kind, paymentId, ownerId })] };
};
