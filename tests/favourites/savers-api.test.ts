import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, callAs, getPropertyPage, listEvents } = createSellerClient(cloud);
const database = new DynamoDBClient(cloud.aws);
const table = getTableName(cloud, 'Table');

let seller: Awaited<ReturnType<typeof createMember>>;
let saver: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Nell Newprice');
  saver = await createMember('Sam Saver');
});

/** The row of a saved property, and copies of it for other users. */
async function insertSavers(propertyId: string, count: number): Promise<void> {
  await callAs(saver, 'POST', '/api/favourites', { propertyId });
  await cloud.idle();
  const { Items = [] } = await database.send(
    new ScanCommand({
      TableName: table,
      FilterExpression: '#kind = :favourite AND propertyId = :propertyId',
      ExpressionAttributeNames: { '#kind': '__edb_e__' },
      ExpressionAttributeValues: { ':favourite': { S: 'favourite' }, ':propertyId': { S: propertyId } },
    }),
  );
  const [row] = Items;
  if (!row) throw new Error('The property is not saved');
  const favouriteId = row['id']?.S ?? '';
  const copies = Array.from({ length: count - 1 }, () => {
    const [user, favourite] = [`usr_${ulid()}`, `fav_${ulid()}`];
    const renamed = (text: string) =>
      text
        .replaceAll(saver.id, user)
        .replaceAll(saver.id.toLowerCase(), user.toLowerCase())
        .replaceAll(favouriteId, favourite)
        .replaceAll(favouriteId.toLowerCase(), favourite.toLowerCase());
    const entries = Object.entries(row).map(([name, value]): [string, AttributeValue] => [
      name,
      value.S === undefined ? value : { S: renamed(value.S) },
    ]);
    return { PutRequest: { Item: Object.fromEntries(entries) } };
  });
  for (let start = 0; start < copies.length; start += 25)
    await database.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: copies.slice(start, start + 25) } }),
    );
}

// More than 5,000 savers are more than one transaction holds.
test('notifies 5,050 savers of a new price once each', async () => {
  const count = 5_050;
  const home = await publishProperty(seller, { price: 300_000 });
  await insertSavers(home, count);
  const { version } = z.object({ version: z.int() }).parse((await getPropertyPage(home, seller)).body);
  await callAs(seller, 'PUT', `/api/properties/${home}`, { price: 290_000, version });
  await cloud.idle();
  const News = z.object({ userIds: z.array(z.string()).max(50) });
  const reached = listEvents('saved_home.price_changed.v1', home).flatMap((data) => News.parse(data).userIds);
  expect(reached).toHaveLength(count);
  expect(new Set(reached).size).toBe(count);
});
