import { PaymentRefunded, PaymentSucceeded, ReceiptIssued } from '../../events/payment.ts';
import type { RefundId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { packageById } from '../packages/store.ts';
import { propertyById } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { subscriber } from '../shared/subscriber.ts';
import { issuerIn } from './issuer.ts';
import type { Payment } from './payment.ts';
import { creditNoteOf, type Receipt, type ReceiptGround, receiptOf } from './receipt.ts';
import { issue } from './receipt-store.ts';
import { paymentById } from './store.ts';

/** Gives each payment its receipt and each refund its credit note, once, however often and in whatever order it is told. */
export const handler = subscriber([PaymentSucceeded, PaymentRefunded], async ({ data }) => {
  const payment = await paymentById(data.paymentId);
  if (!payment) throw new Error(`Payment ${data.paymentId} is not there`);
  const ground = await groundOf(payment);
  const receipt = await issueReceipt(ground);
  if ('refundId' in data) await issueCreditNote(ground, data.refundId, receipt);
});

async function groundOf(payment: Payment): Promise<ReceiptGround> {
  const [chosen, payer, home] = await Promise.all([
    packageById(payment.propertyPackageId),
    account(payment.ownerId),
    propertyById(payment.propertyId),
  ]);
  return { payment, chosen, account: payer, home, issuer: issuerIn(env('ISSUER')) };
}

const issueReceipt = (ground: ReceiptGround): Promise<Receipt> =>
  issue(ground.payment.id, ground.payment.id, (number) => issued(receiptOf(ground, { number, at: now() })));

async function issueCreditNote(ground: ReceiptGround, refundId: RefundId, receipt: Receipt): Promise<void> {
  const refund = ground.payment.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`Refund ${refundId} is not there`);
  await issue(ground.payment.id, refundId, (number) =>
    issued(creditNoteOf(ground, refund, receipt, { number, at: now() })),
  );
}

const issued = (receipt: Receipt) => {
  const { number, kind, paymentId, ownerId } = receipt;
  return { receipt, events: [ReceiptIssued.of({ number, kind, paymentId, ownerId })] };
};
