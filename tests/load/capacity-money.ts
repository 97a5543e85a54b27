import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { cardNumbers } from '../support/clients/card-payments.ts';
import { createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Code = z.object({ code: z.string() });
const Chosen = z.object({ id: z.string() });
const Begun = z.object({ paymentId: z.string(), url: z.string() });
const Approval = z.object({ approveUrl: z.string() });
const Paid = z.object({ receipts: z.tuple([z.object({ number: z.string() })]) });

/** A referred user buys by card with a coupon, upgrades by PayPal, cancels; the referrer redeems points. */
export async function buyPackages(cloud: TestCloud, make: Make): Promise<void> {
  const paypalPaymentClient = createPaypalPaymentClient(cloud);
  const [friend, seller, staff] = [
    await paypalPaymentClient.createMember(),
    await paypalPaymentClient.createMember(),
    await createStaffMember(cloud),
  ];
  const { token } = seller;
  await make('GET /api/payment/methods');
  const { code: referralCode } = Code.parse(
    await make('GET /api/referral/user-referral/count-by-referrer', { token: friend.token }),
  );
  await make('POST /api/referral/user-referral/create', { token, body: { referralCode } });
  const couponCode = 'CAPACITY-10';
  const coupon = { code: couponCode, type: 'percent', value: 10 };
  await make('POST /api/staff/coupons', { token: staff.token, body: coupon });
  await make('GET /api/staff/coupons', { token: staff.token });
  await make('POST /api/coupons/get-by-code', { token, body: { code: couponCode, packageId: 'standard' } });

  const propertyId = await paypalPaymentClient.submitProperty(seller);
  const choice = { propertyId, startNow: true, terms: true };
  const choose = async (packageId: string, more: object = {}) =>
    Chosen.parse(
      await make('POST /api/property-package', { token, body: { ...choice, packageId, ...more } }),
    );
  const { id } = await choose('standard', { couponCode });
  const { paymentId, url } = Begun.parse(
    await make('POST /api/payment/stripe/pay', {
      token,
      body: { propertyPackageId: id, donationPence: 100 },
    }),
  );
  await paypalPaymentClient.payByCard(url, cardNumbers.good);
  const session = { id: url.split('/').at(-1) };
  // Repeats the webhook with a new event id.
  const act = () => paypalPaymentClient.sendWebhook(toWebhookEvent(session));
  await make('POST /api/payment/stripe/webhook', { act });
  const { receipts } = Paid.parse(await make('GET /api/payment/{id}', { token, id: paymentId }));
  const params = { number: receipts[0].number };
  await make('GET /api/payment/receipt/{number}', { token, params });
  await make('GET /api/payment/receipt/{number}/file', { token, params });
  await make('GET /api/payments', { token });
  await make('POST /api/ecologi', { token, body: { propertyPackageId: id } });
  await make('GET /api/carbon/impact');

  const larger = await choose('plus');
  const propertyPackageId = larger.id;
  const { approveUrl } = Approval.parse(
    await make('POST /api/payment/paypal/pay', { token, body: { propertyPackageId } }),
  );
  await paypalPaymentClient.controlProvider('hold');
  await paypalPaymentClient.submitApproval(approveUrl, 'good');
  const release = async () => ({
    status: 200,
    text: '',
    body: await paypalPaymentClient.controlProvider('release'),
  });
  await make('POST /api/payment/paypal/webhook', { act: release });
  await make('GET /api/property-package/{propertyId}', { token, params: { propertyId } });

  const richer = await paypalPaymentClient.advanceAndLogIn(15 * dayMs, friend);
  await cloud.idle();
  await make('GET /api/referral/user-referral/redeem-points', { token: richer.token });
  await make('GET /api/coupon/coupons', { token: richer.token });
  const home = await paypalPaymentClient.publishProperty(richer);
  const { body } = await paypalPaymentClient.callAs(richer, 'GET', `/api/property-package/${home}`);
  const { current } = z.object({ current: Chosen }).parse(body);
  const ended = { status: 'cancelled' };
  await make('PUT /api/property-package/status/{id}', { token: richer.token, id: current.id, body: ended });
  const keeper = await paypalPaymentClient.advanceAndLogIn(0, staff);
  await make('DELETE /api/staff/coupons/{code}', { token: keeper.token, params: { code: couponCode } });
  const application = { name: 'Ann Affil', email: 'ann@example.com', phone: '0113 496 0000', town: 'Leeds' };
  const why = 'I write about moving house in Leeds.';
  await make('POST /api/grand-ambassador', { body: { ...application, why, consent: true } });
}

const toWebhookEvent = (object: object) => ({
  id: 'evt_capacity',
  object: 'event',
  livemode: false,
  type: 'checkout.session.completed',
  data: { object },
});
