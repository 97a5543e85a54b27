import * as z from 'zod';
import { outages } from '../support/chaos.ts';
import { cardNumbers } from '../support/clients/card-payments.ts';
import { cloud } from '../support/cloud.ts';
import { client, countDeadLetters, redriveAll } from './game-day-client.ts';
import { createRecord, measure, type Outcome } from './outcome.ts';

const detailOf = (body: unknown): string => z.object({ detail: z.string() }).parse(body).detail;

/** The card provider, the address lookup and the planter of trees end every connection. */
export async function playProviderGone(): Promise<Outcome> {
  const { see, expect, finish } = createRecord('The providers are gone');
  const { seller, home, packageId } = await client.createUnpaidPackage();
  await cloud.idle();
  for (const name of ['stripe', 'address-lookup', 'ecologi']) outages.set(name, () => true);
  const payment = await measure(async () => client.postPayment(seller, packageId));
  expect(
    `a payment by card answered ${payment.value.status} after ${payment.ms} ms: “${detailOf(payment.value.body)}”`,
    payment.value.status === 503,
  );
  const lookup = await measure(async () => client.callAs(seller, 'GET', '/api/addresses?postcode=LS63HN'));
  expect(
    `a look-up of addresses answered ${lookup.value.status} after ${lookup.ms} ms: “${detailOf(lookup.value.body)}”`,
    lookup.value.status === 503,
  );
  const page = await client.callAs(seller, 'GET', '/api/user');
  expect(`everything else went on: the account answered ${page.status}`, page.status === 200);
  outages.delete('stripe');
  const { paymentId, url } = await client.startPayment(seller, packageId);
  await client.payByCard(url, cardNumbers.good);
  await cloud.idle();
  const { status } = await client.getPayment(seller, paymentId);
  const { current } = await client.getPackages(seller, home);
  expect(`once the card provider was back, the same payment was ${status}`, status === 'succeeded');
  expect(
    `its package was ${current?.status ?? 'not there'}, though no tree could be planted`,
    current?.status === 'active',
  );
  const letters = countDeadLetters();
  see(`the order of trees was tried three times and became ${letters} dead letters`);
  outages.delete('address-lookup');
  outages.delete('ecologi');
  await redriveAll();
  expect(`after a redrive ${countDeadLetters()} were left`, countDeadLetters() === 0);
  return finish();
}
