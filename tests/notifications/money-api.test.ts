import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PackageActivated, PackageCancelled } from '../../events/package.ts';
import {
  PaymentDisputed,
  PaymentFailed,
  PaymentPending,
  PaymentRefunded,
  PaymentStarted,
} from '../../events/payment.ts';
import { PointsRedeemed, ReferralQualified } from '../../events/referral.ts';
import {
  CouponId,
  PaymentId,
  PropertyId,
  PropertyPackageId,
  ReferralId,
  UserId,
} from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import type { commit as Commit } from '../../functions/kernel/data/table.ts';
import type { buildPaymentWrite as SavingPayment } from '../../functions/money/payments/adapters/payment-repository.ts';
import type { listAuditEntries as AuditOf } from '../../functions/people/audit/adapters/audit-repository.ts';
import { createPaidPayment, refundPart } from '../payments/receipt-examples.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('audit');
cloud.allowCopies('publishing');
const {
  listMailsAbout,
  listNotifications,
  publishEvent,
  listMails,
  createMember,
  publishProperty,
  callAs,
  listNoticeSubjects,
} = createNotificationClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let listAuditEntries: typeof AuditOf;
let buildPaymentWrite: typeof SavingPayment;
let commit: typeof Commit;
let seller: Member;
let payment: ReturnType<typeof names>;
const names = (ownerId: string, propertyId: string) => ({
  paymentId: PaymentId.parse(newId('pay')),
  propertyPackageId: PropertyPackageId.parse(newId('pkg')),
  propertyId: PropertyId.parse(propertyId),
  ownerId: UserId.parse(ownerId),
  payBy: 'card' as const,
});
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ listAuditEntries } = await import('../../functions/people/audit/adapters/audit-repository.ts'));
  ({ buildPaymentWrite } = await import('../../functions/money/payments/adapters/payment-repository.ts'));
  ({ commit } = await import('../../functions/kernel/data/table.ts'));
  seller = await createMember('Mona Money');
  payment = names(seller.id, await publishProperty(seller));
});
afterAll(() => vi.unstubAllEnvs());

const rings = async (person: Member, title: RegExp) =>
  (await listNotifications(person, '?per_page=50')).notifications.filter((one) => title.test(one.title));

test('notifies of a paid package when it begins, and not of a free one', async () => {
  const runs = (packageId: string) =>
    PackageActivated.of({ ...payment, packageId, maxPhotos: 30, endsAt: '2027-05-20T10:00:00.000Z' });
  await publishEvent(runs('starter'));
  expect(listMailsAbout(seller.email, 'package has started')).toEqual([]);
  await publishEvent(runs('standard'));
  const [mail, ...more] = listMailsAbout(seller.email, 'Your Standard package has started');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('runs until Thu 20 May 2027');
  expect(mail?.text).toContain(`/my-listing/${payment.propertyId}`);
  expect(await rings(seller, /^Your Standard package has started/)).toHaveLength(1);
});

test('says that nothing is paid while a bank has yet to answer, and what became of it', async () => {
  const byBank = { ...payment, method: 'bacs_debit' as const };
  await publishEvent(PaymentPending.of(byBank));
  const [waiting] = listMailsAbout(seller.email, 'Waiting for your bank');
  expect(waiting?.text).toContain('A Direct Debit takes up to seven working days.');
  expect(waiting?.text).toContain('Nothing is paid until then');
  await publishEvent(PaymentFailed.of({ ...byBank, reason: 'declined' }));
  const [failed] = listMailsAbout(seller.email, 'Your bank didn’t make the payment');
  expect(failed?.text).toContain('nothing is paid and the package hasn’t started');
  expect(failed?.text).toContain('Choose the package again and we’ll check its price');
  expect(failed?.text).not.toContain('kept your choice');
});

test('notifies of a declined payment once with a link to retry, and not of an abandoned one', async () => {
  const failed = (reason: 'declined' | 'expired' | 'cancelled') => PaymentFailed.of({ ...payment, reason });
  await publishEvent(failed('cancelled'));
  await publishEvent(failed('expired'));
  expect(await rings(seller, /^Payment/)).toEqual([]);
  await publishEvent(failed('declined'), 'evt-declined');
  await publishEvent(failed('declined'), 'evt-declined');
  expect(listMailsAbout(seller.email, 'Payment declined')).toMatchObject([
    { text: expect.stringContaining(`/payment/${payment.paymentId}`) },
  ]);
  expect(await rings(seller, /^Payment declined/)).toMatchObject([{ href: `/payment/${payment.paymentId}` }]);
  const html = listMailsAbout(seller.email, 'Payment declined')[0]?.html;
  expect(html).toContain('Try again');
  expect(html).toContain('you haven’t been charged');
});

test('announces the refund in the cancellation and its arrival in the refund', async () => {
  await publishEvent(PackageCancelled.of({ ...payment, refundPence: 93_50 }));
  expect(listMailsAbout(seller.email, 'Package cancelled')[0]?.text).toContain(
    '£93.50 is being refunded to you',
  );
  const { payment: stored, refund } = refundPart(
    createPaidPayment({ ...payment, id: payment.paymentId, version: 1 }),
    93_50,
  );
  await commit([buildPaymentWrite(stored)]);
  const { id: refundId, amountPence, reason } = refund;
  await publishEvent(PaymentRefunded.of({ ...payment, refundId, amountPence, reason, whole: false }));
  const [mail] = listMailsAbout(seller.email, 'Refund on its way');
  expect(mail?.text).toMatch(
    /Your £93\.50 for .+ is on its way back to your card, because the package was cancelled\./,
  );
});

test('shows everything in the bell only to a person who switched off mails about their listing', async () => {
  const quiet = await createMember('Quincy Quiet');
  const ofQuiet = names(quiet.id, await publishProperty(quiet));
  await callAs(quiet, 'PUT', '/api/notification-preferences', { listing: false });
  const before = listNoticeSubjects(quiet.email);
  await publishEvent(PaymentFailed.of({ ...ofQuiet, reason: 'declined' }));
  expect(listNoticeSubjects(quiet.email)).toEqual(before);
  expect(await rings(quiet, /^Payment declined/)).toHaveLength(1);
});

test('mails what concerns a person’s money although they switched the topic off', async () => {
  const quiet = await createMember('Quinn Quiet');
  const ofQuiet = names(quiet.id, await publishProperty(quiet));
  await callAs(quiet, 'PUT', '/api/notification-preferences', { listing: false });
  await publishEvent(PaymentDisputed.of({ ...ofQuiet, amountPence: 9_350 }));
  const [mail] = listMailsAbout(quiet.email, 'Payment disputed');
  expect(mail?.text).toContain('We always send emails about your money');
  expect(mail?.headers['list-unsubscribe']).toBeUndefined();
});

test('notifies the people who earned points and a coupon, without a property and without names', async () => {
  const [referrer, friend] = [await createMember('Rhea Referrer'), await createMember('Fred Friend')];
  const people = { referrerId: UserId.parse(referrer.id), userId: UserId.parse(friend.id) };
  const referralId = ReferralId.parse(newId('ref'));
  await publishEvent(
    ReferralQualified.of({ referralId, ...people, points: 100, earnedBy: Object.values(people) }),
  );
  const couponId = CouponId.parse(newId('cpn'));
  await publishEvent(PointsRedeemed.of({ userId: people.referrerId, points: 100, couponId }));
  for (const person of [referrer, friend]) {
    expect(await rings(person, /^You earned 100 points/)).toMatchObject([{ href: '/referral' }]);
    expect(listMailsAbout(person.email, 'You earned 100 points')).toHaveLength(1);
  }
  expect(await rings(referrer, /^Your coupon is ready/)).toHaveLength(1);
  expect(await rings(friend, /^Your coupon is ready/)).toEqual([]);
  expect(
    listMails(referrer.email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Fred');
  expect(
    listMails(friend.email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Rhea');
});

test('records payments and packages in the audit trail of the property', async () => {
  await publishEvent(PaymentStarted.of({ ...payment, grossPence: 104_00 }));
  const trail = await listAuditEntries(payment.propertyId);
  expect(trail.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payment.started.v1', 'payment.failed.v1', 'package.cancelled.v1']),
  );
  expect(trail.find(({ name }) => name === 'payment.started.v1')).toMatchObject({
    facts: { paymentId: payment.paymentId, grossPence: 104_00, payBy: 'card' },
  });
});
