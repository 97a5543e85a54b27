import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { cloud } from '../support/cloud.ts';
import { client, countDeadLetters, runOps, redriveAll } from './game-day-client.ts';
import { createRecord, type Outcome } from './outcome.ts';

/** An event that no subscriber can read arrives among others. */
export async function playPoisonedMessage(): Promise<Outcome> {
  const { see, expect, finish } = createRecord('A message is poisoned');
  const seller = await client.createMember();
  const buyers = await Promise.all([1, 2].map(async () => client.createMember()));
  const home = await client.publishProperty(seller);
  await cloud.idle();
  const bus = cloud.model.buses.find((name) => name !== 'default');
  const entry = {
    EventBusName: bus,
    Source: 'gable',
    DetailType: 'offer.made.v1',
    Detail: '{"poisoned":true}',
  };
  await Promise.all([
    new EventBridgeClient(cloud.aws).send(new PutEventsCommand({ Entries: [entry] })),
    ...buyers.map(async (buyer, index) => client.makeOffer(buyer, home, 300_000 + index)),
  ]);
  await cloud.idle();
  const letters = countDeadLetters();
  const lines = (await runOps('redrive')).split('\n');
  expect(
    `it became a dead letter in each of the ${lines.length} queues of its subscribers, ${letters} in all`,
    letters === lines.length && letters > 0,
  );
  const offers = cloud
    .events()
    .filter(
      ({ detailType, detail }) => detailType === 'offer.made.v1' && JSON.stringify(detail).includes(home),
    );
  const isDelivered = offers.every(({ deliveries }) =>
    deliveries.every(({ state }) => state === 'delivered'),
  );
  expect(
    `the ${offers.length} offers around it were handled by all subscribers`,
    offers.length === buyers.length && isDelivered,
  );
  await redriveAll();
  expect(`a redrive before anything was mended brought all ${letters} back`, countDeadLetters() === letters);
  for (const queue of cloud.queues.list)
    if (queue.name.includes('DeadLetters')) cloud.queues.store.purge(queue);
  see(`after the messages were removed by hand: ${await runOps('redrive')}`);
  return finish();
}
