import * as z from 'zod';
import { PackageActivated } from '../../../events/package.ts';
import { PaymentRefunded } from '../../../events/payment.ts';
import { newId } from '../../../functions/kernel/data/ids.ts';
import { dayMs } from '../../../functions/kernel/time.ts';
import type { TestCloud } from '../test-cloud.ts';
import { cardNumbers, createCardPaymentClient } from './card-payments.ts';
import { createNotificationClient } from './notifications.ts';

const Count = z.object({
  code: z.string(),
  link: z.url(),
  count: z.int(),
  qualified: z.int(),
  points: z.int(),
  pendingPoints: z.int(),
  isReferred: z.boolean(),
  isRedeem: z.boolean(),
  nextReward: z.object({ points: z.int(), pence: z.int(), missing: z.int() }),
});
export type Member = Awaited<ReturnType<ReturnType<typeof createNotificationClient>['createMember']>>;

/** People who refer others, and the payments of those others. */
export function createReferralClient(cloud: TestCloud) {
  const notificationClient = createNotificationClient(cloud);
  const { choosePackage, startPayment, payByCard } = createCardPaymentClient(cloud);
  const { callAs, call, publishEvent, createUnverifiedMember, getVerificationCode, advanceAndLogIn } =
    notificationClient;

  const getReferralCount = async (person: { token: string; id: string }) =>
    Count.parse((await callAs(person, 'GET', '/api/referral/user-referral/count-by-referrer')).body);
  const postReferralCode = (person: { token: string; id: string }, referralCode: string) =>
    callAs(person, 'POST', '/api/referral/user-referral/create', { referralCode });
  const redeemPoints = (person: { token: string; id: string }, method = 'GET') =>
    callAs(person, method, '/api/referral/user-referral/redeem-points');

  let names = 0;
  /** Signs up with a code and verifies the email. */
  const createReferredMember = async (referralCode?: string): Promise<Member> => {
    names += 1;
    const name = `Came ${names} Along`;
    const person = await createUnverifiedMember({ user_name: name, ...(referralCode && { referralCode }) });
    const { body } = await call('POST', '/api/verify-code', {
      token: person.token,
      body: { code: getVerificationCode(person.email) },
    });
    await cloud.idle();
    return { ...person, name, id: z.string().parse(body['id']) };
  };

  /** Buys a package for a new home by card. */
  const buyPackage = async (person: Member) => {
    const payer = await advanceAndLogIn(0, person);
    const propertyId = await notificationClient.submitProperty(payer);
    const { id: propertyPackageId } = await choosePackage(payer, propertyId);
    const { paymentId, url } = await startPayment(payer, propertyPackageId);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    return { propertyId, propertyPackageId, paymentId, ownerId: payer.id, payBy: 'card' as const };
  };
  type Paid = Awaited<ReturnType<typeof buyPackage>>;
  /** Publishes the package's activation event again. */
  const republishActivation = async ({ propertyPackageId }: Paid) => {
    const [event] = notificationClient.listEvents('package.activated.v1', propertyPackageId);
    await publishEvent(PackageActivated.of(PackageActivated.detail.parse(event)));
  };
  /** Withdraws a choice and pays on its open checkout page afterwards, so that the payment is refunded. */
  const payWithdrawnChoice = async (person: Member) => {
    const payer = await advanceAndLogIn(0, person);
    const { id } = await choosePackage(payer, await notificationClient.submitProperty(payer));
    const { paymentId, url } = await startPayment(payer, id);
    await callAs(payer, 'PUT', `/api/property-package/status/${id}`, { status: 'cancelled' });
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    return paymentId;
  };
  const cancelPackage = async (person: Member, { propertyPackageId }: Paid) => {
    const path = `/api/property-package/status/${propertyPackageId}`;
    const { status } = await callAs(await advanceAndLogIn(0, person), 'PUT', path, { status: 'cancelled' });
    await cloud.idle();
    return status;
  };
  /** Staff refund a part of the price out of goodwill. */
  const publishGoodwillRefund = (paid: Paid) =>
    publishEvent(
      PaymentRefunded.of(
        PaymentRefunded.detail.parse({
          ...paid,
          refundId: newId('rfd'),
          amountPence: 10_00,
          reason: 'goodwill',
          whole: false,
        }),
      ),
    );
  /** Advances the clock by days and waits for the events that are due. */
  const advanceDays = async (number: number) => {
    cloud.clock.advance(number * dayMs + 2_000);
    await cloud.idle();
  };
  /** Lets a person earn points by referring this many people who pay. */
  const earnPoints = async (referrer: Member, people = 1): Promise<Member> => {
    const { code } = await getReferralCount(referrer);
    for (let nth = 0; nth < people; nth += 1) await buyPackage(await createReferredMember(code));
    await advanceDays(14);
    return advanceAndLogIn(0, referrer);
  };
  return {
    ...notificationClient,
    getReferralCount,
    postReferralCode,
    redeemPoints,
    createReferredMember,
    buyPackage,
    republishActivation,
    payWithdrawnChoice,
    cancelPackage,
    publishGoodwillRefund,
    advanceDays,
    earnPoints,
  };
}
