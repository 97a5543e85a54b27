import { createRandom, outages } from '../support/chaos.ts';
import { cloud } from '../support/cloud.ts';
import { client, countDeadLetters, countOutbox, redriveAll, sweepOutbox } from './game-day-client.ts';
import { countStatuses, createRecord, describeTimes, measure, type Outcome } from './outcome.ts';

const shares = [0.2, 0.5, 1];
const rounds = 10;

/** DynamoDB refuses a growing share of requests. */
export async function playTableThrottled(): Promise<Outcome> {
  const { see, expect, finish } = createRecord('The table is throttled');
  const seller = await client.createMember();
  const home = await client.publishProperty(seller);
  const random = createRandom(1);
  const saved: { readonly token: string; readonly status: number }[] = [];
  for (const share of shares) {
    // oxlint-disable-next-line no-await-in-loop -- one share after another
    const buyers = await Promise.all(Array.from({ length: rounds }, async () => client.createMember()));
    // oxlint-disable-next-line no-await-in-loop
    await cloud.idle();
    outages.set('dynamodb', () => random() < share);
    const work = buyers.flatMap((buyer) => [
      async () => client.call('GET', `/api/properties/${home}`),
      async () => {
        const reply = await client.callAs(buyer, 'POST', '/api/favourites', { propertyId: home });
        saved.push({ token: buyer.token, status: reply.status });
        return reply;
      },
    ]);
    // oxlint-disable-next-line no-await-in-loop
    const answers = await Promise.all(work.map(async (call) => measure(call)));
    // What follows from the calls meets the same table; at 100 % nothing follows.
    // oxlint-disable-next-line no-await-in-loop
    if (share < 1) await cloud.idle();
    outages.delete('dynamodb');
    const replies = answers.map(({ value }) => value);
    see(
      `${share * 100} % of requests refused: ${countStatuses(replies)}; ${describeTimes(answers.map(({ ms }) => ms))}`,
    );
    const known = replies.every(({ status }) => status < 300 || status === 503);
    expect(`${share * 100} %: what failed answered 503, which says that trying again helps`, known);
    // oxlint-disable-next-line no-await-in-loop
    await cloud.idle();
  }
  const letters = countDeadLetters();
  await redriveAll();
  await sweepOutbox();
  expect(
    `${letters} reactions became dead letters; after a redrive ${countDeadLetters()} were left`,
    countDeadLetters() === 0,
  );
  expect('the outbox was empty again', (await countOutbox()) === 0);
  const kept = await Promise.all(
    saved.map(async ({ token, status }) => {
      const { body } = await client.call('GET', '/api/favourites', { token });
      return JSON.stringify(body).includes(home) === (status === 201) || status !== 201;
    }),
  );
  expect('every save that was acknowledged is there', kept.every(Boolean));
  return finish();
}
