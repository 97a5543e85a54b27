import * as z from 'zod';
import { cloud } from '../support/cloud.ts';
import { client, countDeadLetters, countOutbox, sweepOutbox } from './game-day-client.ts';
import { countStatuses, createRecord, measure, type Outcome } from './outcome.ts';

const Found = z.object({ total: z.int() });
const runsInAnHour = 12;

/** The bus refuses every event for an hour while people go on. */
export async function playBusDown(): Promise<Outcome> {
  const { see, expect, finish } = createRecord('The bus is down for an hour');
  const seller = await client.createMember();
  const buyers = await Promise.all([1, 2, 3].map(async () => client.createMember()));
  const home = await client.publishProperty(seller);
  await cloud.idle();
  const before = countDeadLetters();
  cloud.setBusOutage(true);
  const offers = await Promise.all(
    buyers.map(async (buyer, index) => client.postOffer(buyer, home, 300_000 + index)),
  );
  const saved = await Promise.all(
    buyers.map(async (buyer) => client.callAs(buyer, 'POST', '/api/favourites', { propertyId: home })),
  );
  const draft = await client.submitProperty(seller, { postcode: 'YO21 3PU', address: whitby });
  await client.postPackageChoice(seller, draft);
  await cloud.idle();
  expect(
    `offers, saved homes and a new listing went through: ${countStatuses([...offers, ...saved])}`,
    [...offers, ...saved].every(({ status }) => status === 201),
  );
  for (let run = 0; run < runsInAnHour; run += 1)
    // oxlint-disable-next-line no-await-in-loop -- the sweeper runs every five minutes
    await sweepOutbox();
  const waiting = await countOutbox();
  expect(`${waiting} events waited in the outbox after an hour`, waiting > 0);
  expect(
    'no offer reached its seller as a notice, and no event became a dead letter',
    countDeadLetters() === before,
  );
  cloud.setBusOutage(false);
  const { ms } = await measure(sweepOutbox);
  const left = await countOutbox();
  expect(`the next run of the sweeper sent all of them in ${ms} ms, ${left} were left`, left === 0);
  const made = new Set(client.listEvents('offer.made.v1', home).map((data) => data['offerId']));
  expect(`all ${offers.length} offers arrived, each at its subscribers`, made.size === offers.length);
  const undelivered = cloud
    .events()
    .flatMap(({ deliveries }) => deliveries.filter(({ state }) => state !== 'delivered'));
  expect(`${undelivered.length} deliveries were left undone`, undelivered.length === 0);
  const { total } = Found.parse((await client.call('GET', '/api/search-properties?q=Whitby')).body);
  see(`the search found ${total} homes of the hour`);
  return finish();
}

const whitby = {
  line1: 'Cliff Street',
  town: 'Whitby',
  nation: 'england',
  latitude: 54.486,
  longitude: -0.62,
};
