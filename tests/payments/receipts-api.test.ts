import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PaymentRefunded, PaymentRefundFailed, PaymentSucceeded } from '../../events/payment.ts';
import { PropertyId, RefundId, UserId } from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import type * as table from '../../functions/kernel/data/table.ts';
import type * as paymentStore from '../../functions/money/payments/adapters/payment-repository.ts';
import type * as receiptStore from '../../functions/money/payments/adapters/receipt-repository.ts';
import { toPaymentEventFields } from '../../functions/money/payments/domain/payment-update.ts';
import { calculateGrossPence, Payment, type Refund } from '../../functions/money/payments/domain/payment.ts';
import { createReceipt } from '../../functions/money/payments/domain/receipt.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { countRuns } from '../support/nightly.ts';
import { createReceiptSource, createPaidPayment, refundPart } from './receipt-examples.ts';

cloud.wake('notifications');
cloud.allowCopies('publishing');

const { publishEvent, listMails, createMember, publishProperty, callAs, getStoredFile, listEvents } =
  createNotificationClient(cloud);

let receipts: typeof receiptStore;
let payments: typeof paymentStore;
let commit: (typeof table)['commit'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  receipts = await import('../../functions/money/payments/adapters/receipt-repository.ts');
  payments = await import('../../functions/money/payments/adapters/payment-repository.ts');
  ({ commit } = await import('../../functions/kernel/data/table.ts'));
});
afterAll(() => vi.unstubAllEnvs());

type Member = Awaited<ReturnType<typeof createMember>>;

/** Stores a paid payment without publishing its events. */
async function paidBy(person: Pick<Member, 'id'>, change: Partial<Payment> = {}): Promise<Payment> {
  const payment = createPaidPayment({
    id: Payment.shape.id.parse(newId('pay')),
    ownerId: UserId.parse(person.id),
    paidAt: new Date(cloud.clock.now()).toISOString(),
    version: 1,
    ...change,
  });
  await commit([payments.buildPaymentWrite(payment)]);
  return payment;
}
const succeeded = (payment: Payment) => {
  const { totalPence, donationPence } = payment;
  return PaymentSucceeded.of({ ...toPaymentEventFields(payment), totalPence, donationPence });
};
const gaps = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.filter((number, index) => index > 0 && number !== (sorted[index - 1] ?? 0) + 1);
};
const papers = (email: string) => listMails(email).filter(({ subject }) => /GBL-\d{6}$/.test(subject));
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(
    /\s+/g,
    ' ',
  );

test('issues consecutive numbers to concurrent payments, and the same ones when asked again', async () => {
  // Each waits for all before it, so the cost grows with the square.
  const count = countRuns(12, 30);
  const all = Array.from({ length: count }, () =>
    createPaidPayment({ id: Payment.shape.id.parse(newId('pay')) }),
  );
  const issue = (payment: Payment) =>
    receipts.issueReceipt(payment.id, payment.id, (number) => ({
      receipt: createReceipt(createReceiptSource(payment), { number, at: new Date(cloud.clock.now()) }),
      events: [],
    }));
  const first = await Promise.all([...all, ...all.slice(0, 5)].map(issue));
  const numbers = first.slice(0, count).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(count);
  expect(gaps(numbers)).toEqual([]);
  expect(first.slice(count)).toEqual(first.slice(0, 5));
  expect((await Promise.all(all.map(issue))).map(({ number }) => number)).toEqual(numbers);
  for (const receipt of first) expect(await receipts.findReceiptByNumber(receipt.number)).toEqual(receipt);
});

test('issues one receipt, by mail with its PDF, as a page and as a link, for its payer only', async () => {
  const [payer, other] = [await createMember('Paula Paying'), await createMember('Otto Other')];
  const propertyId = PropertyId.parse(await publishProperty(payer));
  await callAs(payer, 'PUT', '/api/notification-preferences', { listing: false });
  const payment = await paidBy(payer, { propertyId, donationPence: 5_00 });
  await publishEvent(succeeded(payment));
  await publishEvent(succeeded(payment));
  const [mail, ...more] = papers(payer.email);
  expect(more).toEqual([]);
  const number = /GBL-\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
  expect(mail?.text).toContain('Total paid: £104.00');
  expect(mail?.text).toContain(`/payment/${payment.id}`);
  const [file, ...files] = mail?.attachments ?? [];
  expect(files).toEqual([]);
  expect(file).toMatchObject({ filename: `${number}.pdf`, contentType: 'application/pdf' });
  const bytes = Buffer.from(file?.content ?? '', 'base64');
  const text = await textOf(bytes);
  for (const one of [`Receipt ${number}`, 'Net £82.50', 'VAT at 20% £16.50', 'Donation, no VAT £5.00'])
    expect(text).toContain(one);
  expect(await getStoredFile(`papers/receipts/${number}.pdf`)).toEqual(bytes);

  const page = await cloud.api(`/api/payment/receipt/${number}`, { token: payer.token });
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Total paid') });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const link = await callAs(payer, 'GET', `/api/payment/receipt/${number}/file`);
  const opened = await fetch(z.string().parse(link.body['url']));
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
  for (const path of ['', '/file'])
    expect((await callAs(other, 'GET', `/api/payment/receipt/${number}${path}`)).status).toBe(404);
  expect((await callAs(payer, 'GET', '/api/payment/receipt/GBL-999999')).status).toBe(404);
  expect((await callAs(payer, 'GET', '/api/payment/receipt/nonsense')).status).toBe(422);
});

test('issues a credit note that names its receipt, even when the refund is reported first', async () => {
  const payer = await createMember('Rita Refunded');
  const propertyId = PropertyId.parse(await publishProperty(payer));
  const whole = refundPart(await paidBy(payer, { propertyId }), 50_00);
  const refundId = RefundId.parse(newId('rfd'));
  const refund = { ...whole.refund, id: refundId };
  const payment = { ...whole.payment, refunds: [refund], version: 2 };
  await commit([payments.buildPaymentWrite(payment)]);
  const { amountPence, reason } = refund;
  const back = PaymentRefunded.of({
    ...toPaymentEventFields(payment),
    refundId,
    amountPence,
    reason,
    whole: false,
  });
  await publishEvent(back);
  await publishEvent(succeeded(payment));
  await publishEvent(back);
  const [receipt, note, ...more] = await receipts.listReceiptsOfPayment(payment.id);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ kind: 'receipt', totalPence: calculateGrossPence(payment) });
  expect(note).toMatchObject({
    kind: 'credit_note',
    number: (receipt?.number ?? 0) + 1,
    refund: { id: refundId, receipt: receipt?.number },
    netPence: 41_67,
    vatPence: 8_33,
    totalPence: 50_00,
  });
  const subjects = papers(payer.email).map(({ subject }) => subject.split(' GBL')[0]);
  expect(subjects.toSorted()).toEqual(['Credit note', 'Receipt']);
  const [mail] = papers(payer.email).filter(({ subject }) => subject.startsWith('Credit note'));
  expect(await textOf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'))).toContain(
    'Total refunded £50.00',
  );
  expect(listEvents('receipt.issued.v1', payment.id)).toHaveLength(2);
});

test('reverses a credit note once when its refund fails', async () => {
  const payer = await createMember('Fay Failed');
  const paid = await paidBy(payer);
  const made = (before: Payment) => {
    const { payment, refund } = refundPart(before, 30_00);
    const one = { ...refund, id: RefundId.parse(newId('rfd')) };
    return { refund: one, payment: { ...payment, refunds: [...before.refunds, one] } };
  };
  const [late, early] = [made(paid), made(paid)];
  const told = ({ id: refundId, amountPence, reason }: Refund) => {
    const about = { ...toPaymentEventFields(paid), refundId, amountPence };
    return [PaymentRefunded.of({ ...about, reason, whole: false }), PaymentRefundFailed.of(about)] as const;
  };
  const [lateRefunded, lateFailed] = told(late.refund);
  await commit([payments.buildPaymentWrite({ ...late.payment, version: 2 })]);
  await publishEvent(lateRefunded);
  // The other refund is reported when it has failed already.
  const failed = [late.refund, early.refund].map((one): Refund => ({ ...one, status: 'failed' }));
  await commit([payments.buildPaymentWrite({ ...paid, refunds: failed, version: 3 })]);
  for (const event of [lateFailed, lateFailed, lateRefunded, ...told(early.refund)])
    await publishEvent(event);
  const [receipt, credit, debit, ...more] = await receipts.listReceiptsOfPayment(paid.id);
  expect(more).toEqual([]);
  const first = receipt?.number ?? 0;
  expect([credit, debit]).toMatchObject([
    { kind: 'credit_note', number: first + 1, totalPence: 30_00 },
    {
      kind: 'debit_note',
      number: first + 2,
      totalPence: 30_00,
      refund: { id: late.refund.id, receipt: first, creditNote: first + 1 },
    },
  ]);
  const mailed = papers(payer.email).map(({ subject }) => subject.split(' GBL')[0]);
  expect(mailed.toSorted()).toEqual(['Credit note', 'Debit note', 'Receipt']);
});

test('issues a receipt for a deleted account without mailing it', async () => {
  const leaving = await createMember('Leo Leaving');
  const payment = await paidBy(leaving);
  await callAs(leaving, 'DELETE', '/api/delete-account', { password });
  cloud.clock.advance(15 * 86_400_000);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  const before = cloud.mails.list().length;
  await publishEvent(succeeded(payment));
  expect(await receipts.listReceiptsOfPayment(payment.id)).toMatchObject([
    { customer: { name: 'Account closed', email: '' } },
  ]);
  expect(cloud.mails.list()).toHaveLength(before);
  expect(papers(leaving.email)).toEqual([]);
});
