import * as z from 'zod';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Id = z.object({ id: z.string() });
const Found = z.object({ payments: z.array(z.object({ version: z.int() })) });

/** Calls of the staff desk, with the users, properties, payments and applications that they need. */
export async function runDesk(cloud: TestCloud, make: Make): Promise<void> {
  const { advanceToNext } = createSellerClient(cloud);
  // Applications are limited per hour, and other journeys send some.
  advanceToNext(3_600);
  const { token } = await createStaffMember(cloud);
  await decideApplications(cloud, make, token);
  await blockPerson(cloud, make, token);
  await removeHome(cloud, make, token);
  await refundPayment(cloud, make, token);
}

async function decideApplications(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const { call, createMember } = createSellerClient(cloud);
  const apply = async (email: string) => {
    const { body } = await call('POST', '/api/grand-ambassador', {
      body: {
        name: 'Ada Affiliate',
        email,
        phone: '07700 900123',
        town: 'Leeds',
        why: 'I write about moving house for people in Leeds.',
        consent: true,
      },
    });
    return Id.parse(body).id;
  };
  const ada = await createMember('Ada Affiliate');
  const [welcome, other] = [await apply(ada.email), await apply('not-yet-here@example.com')];
  await make('GET /api/staff/applications', { token });
  const terms = { code: 'YXRKHXMES', points: 250 };
  await make('POST /api/staff/applications/{id}/approve', { token, id: welcome, body: terms });
  const reason = { reason: 'We have enough affiliates in Leeds.' };
  await make('POST /api/staff/applications/{id}/decline', { token, id: other, body: reason });
}

async function blockPerson(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const { createMember, publishProperty } = createSellerClient(cloud);
  const seller = await createMember('Bo Barred');
  await publishProperty(seller);
  await make('GET /api/staff/search', { token, query: 'q=bo+barred' });
  await make('GET /api/staff/people', { token });
  await make('GET /api/staff/people/{id}', { token, id: seller.id });
  const body = { reason: 'fraud', words: 'You asked buyers for a deposit outside of Gable.' };
  await make('POST /api/staff/people/{id}/block', { token, id: seller.id, body });
  const proof = { reason: 'They proved who they are' };
  await make('POST /api/staff/people/{id}/unblock', { token, id: seller.id, body: proof });
}

async function removeHome(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const { createMember, publishProperty } = createSellerClient(cloud);
  const id = await publishProperty(await createMember('Sid Removed'));
  await make('GET /api/staff/homes', { token });
  await make('GET /api/staff/homes/{id}', { token, id });
  const body = { reason: 'This home belongs to another person.' };
  await make('POST /api/staff/homes/{id}/remove', { token, id, body });
  await make('POST /api/staff/homes/{id}/restore', { token, id, body });
}

/** A refund that does not reach its payer creates a task that staff close by hand. */
async function refundPayment(cloud: TestCloud, make: Make, token: string): Promise<void> {
  const { startPayment, createUnpaidPackage, payByCard, getChargeId, controlProvider, stripe } =
    createCardPaymentClient(cloud);
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  await payByCard(url, cardNumbers.refundFails);
  await cloud.idle();
  const found = await make('GET /api/staff/payments', { token, query: `q=${seller.id}` });
  await make('GET /api/staff/newest-payments', { token });
  const day = formatLondonDay(new Date(cloud.clock.now()));
  await make('GET /api/staff/books', { token, query: `month=${day.slice(0, 7)}` });
  await readPayouts(cloud, make, { token, day });
  await make('GET /api/staff/board', { token, query: `from=${day}&to=${day}` });
  const [payment] = Found.parse(found).payments;
  const body = { amountPence: 1_000, reason: 'The photographer came late', version: payment?.version };
  await make('POST /api/staff/payments/{id}/refund', { token, id: paymentId, body });
  const { data } = await stripe.refunds.list({ charge: await getChargeId(url) });
  await controlProvider('settle', { id: data[0]?.id });
  await cloud.idle();
  await make('GET /api/staff/tasks', { token });
  const id = `refund.${paymentId}`;
  await make('POST /api/staff/tasks/{id}/take', { token, id });
  await make('POST /api/staff/tasks/{id}/release', { token, id });
  const done = { reason: 'Paid back by bank transfer' };
  await make('POST /api/staff/tasks/{id}/done', { token, id, body: done });
  await make('GET /api/staff/done-tasks', { token });
}

/** What was paid so far goes to the bank, and arrives. */
async function readPayouts(
  cloud: TestCloud,
  make: Make,
  { token, day }: { readonly token: string; readonly day: string },
): Promise<void> {
  const { controlProvider } = createCardPaymentClient(cloud);
  const { id } = Id.parse(await controlProvider('pay-out'));
  await controlProvider('complete-payout', { payout: id });
  await cloud.idle();
  await make('GET /api/staff/payouts', { token, query: `month=${day.slice(0, 7)}` });
  await make('GET /api/staff/payouts/{id}', { token, id });
}
