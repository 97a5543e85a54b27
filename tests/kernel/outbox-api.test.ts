import { BatchWriteItemCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { FavouriteSaved } from '../../events/favourite.ts';
import { createOutboxItem } from '../../functions/kernel/events/outbox.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, callAs, getPropertyPage, listEvents, advanceAndLogIn } =
  createSellerClient(cloud);
const database = new DynamoDBClient(cloud.aws);
const TableName = getTableName(cloud, 'Table');

/** The keys of the events that wait in the outbox. */
async function waiting(): Promise<string[]> {
  const { Items = [] } = await database.send(
    new ScanCommand({
      TableName,
      FilterExpression: 'begins_with(pk, :outbox) AND attribute_exists(detailType)',
      ExpressionAttributeValues: { ':outbox': { S: 'outbox#' } },
    }),
  );
  return Items.map(({ sk }) => sk?.S ?? '');
}
const sweep = async () => {
  await cloud.schedules.run('outbox-every-five-minutes');
  await cloud.idle();
};

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
let home: string;
beforeAll(async () => {
  seller = await createMember('Olive Outbox');
  buyer = await createMember('Bea Bus');
  home = await publishProperty(seller);
  await cloud.idle();
});
afterEach(() => cloud.setBusOutage(false));

test('keeps no event that the bus has accepted', async () => {
  expect(await waiting()).toEqual([]);
});

describe('an outage of the bus', () => {
  test('loses no event, though it lasts longer than the stream remembers', async () => {
    cloud.setBusOutage(true);
    expect(await callAs(buyer, 'POST', '/api/favourites', { propertyId: home })).toMatchObject({
      status: 201,
    });
    await cloud.idle();
    expect(listEvents('favourite.saved.v1', home)).toEqual([]);
    expect(await waiting()).not.toEqual([]);
    cloud.clock.advance(dayMs + 3_600_000);
    await sweep();
    expect(await waiting()).not.toEqual([]);

    cloud.setBusOutage(false);
    // The sweeper leaves the newest events to the relay for five minutes, those of the daily runs above, too.
    cloud.clock.advance(6 * 60_000);
    await sweep();
    expect(listEvents('favourite.saved.v1', home)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    seller = await advanceAndLogIn(0, seller);
    expect((await getPropertyPage(home, seller)).body).toMatchObject({
      owner: { counts: { favourites: 1 } },
    });
    await sweep();
    expect(listEvents('favourite.saved.v1', home)).toHaveLength(1);
  });
});

describe('an event that the bus refuses for good', () => {
  const Unsendable = z.object({
    detail: z.object({ reason: z.string(), detailType: z.string(), detail: z.string() }),
  });

  test('goes whole to the queue of the relay, and the others go on', async () => {
    const row = (detail?: string) => {
      const {
        pk,
        sk,
        raisedAt,
        detailType,
        detail: sound,
      } = createOutboxItem(FavouriteSaved.of(FavouriteSaved.example));
      const texts = { pk, sk, detailType, detail: detail ?? sound };
      const Item = {
        ...Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }])),
        raisedAt: { N: String(raisedAt) },
      };
      return { PutRequest: { Item } };
    };
    const known = new Set(cloud.events());
    const broken = row('not JSON');
    await database.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: [row(), broken, row()] } }));
    await cloud.idle();
    const types = cloud
      .events()
      .filter((event) => !known.has(event))
      .map(({ detailType }) => detailType);
    expect(types.filter((type) => type === 'favourite.saved.v1')).toHaveLength(2);
    const queue = cloud.queues.list.find(({ name }) => name.includes('RelayDeadLetters'));
    if (!queue) throw new Error('The relay has no queue');
    expect(
      cloud.queues.store.peek(queue).map(({ body }) => Unsendable.parse(JSON.parse(body)).detail),
    ).toEqual([{ reason: 'MalformedDetail', detailType: 'favourite.saved.v1', detail: 'not JSON' }]);
    expect(await waiting()).toEqual([]);

    vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
    const site = { AWS_ENDPOINT_URL: cloud.awsEndpoint };
    expect(await runOpsCommand(['redrive', 'RelayDeadLetters'], site)).toMatch(
      /0 sent again, 1 left\.\n.+malformed/,
    );
    vi.unstubAllEnvs();
    cloud.queues.store.purge(queue);
  });
});
