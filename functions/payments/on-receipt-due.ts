import {
  PaymentRefundFailed,
  PaymentRefunded,
  PaymentSucceeded,
  ReceiptIssued,
} from '../../events/payment.ts';
import type { PaymentId, RefundId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { findPackage } from '../packages/adapters/package-repository.ts';
import { propertyById } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { parseOperator } from '../shared/operator.ts';
import { subscriber } from '../shared/subscriber.ts';
import { toIssuer } from './issuer.ts';
import type { Payment, Refund } from './payment.ts';
import { creditNoteOf, debitNoteOf, type Receipt, type ReceiptGround, receiptOf } from './receipt.ts';
import { issue, receiptFor } from './receipt-store.ts';
import { paymentById } from './store.ts';

const heard = [PaymentSucceeded, PaymentRefunded, PaymentRefundFailed] as const;

/**
 * Gives each payment its receipt, each refund its credit note, and each credit note whose refund failed later its debit
 * note: once, however often and in whatever order it is told.
 */
export const handler = subscriber(heard, async ({ data }) => {
  const ground = await groundOf(await paymentOf(data.paymentId));
  const receipt = await issueReceipt(ground);
  if ('refundId' in data) await issueNotes(ground, data.refundId, receipt);
});

async function paymentOf(id: PaymentId): Promise<Payment> {
  const payment = await paymentById(id);
  if (!payment) throw new Error(`Payment ${id} is not there`);
  return payment;
}

async function groundOf(payment: Payment): Promise<ReceiptGround> {
  const [chosen, payer, home] = await Promise.all([
    findPackage(payment.propertyPackageId),
    account(payment.ownerId),
    propertyById(payment.propertyId),
  ]);
  return { payment, chosen, account: payer, home, issuer: toIssuer(parseOperator(env('OPERATOR'))) };
}

const issueReceipt = (ground: ReceiptGround): Promise<Receipt> =>
  issue(ground.payment.id, ground.payment.id, (number) => issued(receiptOf(ground, { number, at: now() })));

async function issueNotes(ground: ReceiptGround, refundId: RefundId, receipt: Receipt): Promise<void> {
  const { id } = ground.payment;
  const refund = refundOf(ground.payment, refundId);
  const note =
    refund.status === 'failed'
      ? await receiptFor(id, refundId)
      : await issue(id, refundId, (number) =>
          issued(creditNoteOf(ground, refund, receipt, { number, at: now() })),
        );
  if (!note) return;
  // Who heard of its failing in the meantime found no credit note to take back.
  if (refundOf(await paymentOf(id), refundId).status === 'failed')
    await issue(id, `${refundId}#failed`, (number) => issued(debitNoteOf(note, { number, at: now() })));
}

function refundOf({ refunds }: Payment, refundId: RefundId): Refund {
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`Refund ${refundId} is not there`);
  return refund;
}

const issued = (receipt: Receipt) => {
  const { number, kind, paymentId, ownerId } = receipt;
  return { receipt, events: [ReceiptIssued.of({ number, kind, paymentId, ownerId })] };
};
