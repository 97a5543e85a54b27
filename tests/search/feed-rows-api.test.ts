import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '../../functions/kernel/data/ids.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, publishProperty } = createSellerClient(cloud);

const database = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
const TableName = cloud.tableName('Table');
const address = {
  line1: 'Harbour Street',
  town: 'Stornoway',
  nation: 'scotland',
  latitude: 58.209,
  longitude: -6.387,
};

const Row = z.looseObject({ propertyId: z.string(), home: z.string(), card: z.string(), place: z.string() });
type Row = z.output<typeof Row>;
const Found = z.object({ total: z.int(), properties: z.array(z.object({ id: z.string() })) });
const find = async () => Found.parse((await call('GET', '/api/search-properties?q=Stornoway')).body);

let row: Row;
beforeAll(async () => {
  const seller = await createMember('Flora Feed');
  const home = await publishProperty(seller, { address, postcode: 'HS1 2AA', homeReport: 'ready' });
  await cloud.idle();
  for await (const { Items = [] } of paginateScan({ client: database }, { TableName }))
    for (const item of Items)
      if (item['__edb_e__'] === 'search-row' && item['propertyId'] === home) row = Row.parse(item);
});
// The copies are of homes that no other file has.
afterAll(() => cloud.reset());

/** Puts a copy of the row into the feed as another home's, a moment later. */
async function putCopy(change: (copy: Row) => object, aheadMs = 0): Promise<string> {
  const id = newId('prp');
  const position = (cloud.clock.now() + aheadMs) * 1_000;
  const text = JSON.stringify(row)
    .replaceAll(row.propertyId, id)
    // Keys are in lower case.
    .replaceAll(row.propertyId.toLowerCase(), id.toLowerCase())
    .replaceAll(row.place, String(position));
  const copy = Row.parse(JSON.parse(text));
  await database.send(new PutCommand({ TableName, Item: { ...copy, position, ...change(copy) } }));
  await cloud.idle();
  return id;
}

describe('a row of the feed', () => {
  test('that is unreadable stops no search', async () => {
    await putCopy(() => ({ home: '{"torn' }));
    const other = await putCopy(() => ({}));
    await vi.waitFor(async () => expect((await find()).properties.map(({ id }) => id)).toContain(other), {
      timeout: 10_000,
    });
    expect((await find()).total).toBe(2);
  });

  test('of an earlier release is found and shown', async () => {
    const id = await putCopy(({ home, card }) => ({ home: JSON.parse(home), card: JSON.parse(card) }));
    await vi.waitFor(async () => expect((await find()).properties.map(({ id: one }) => one)).toContain(id), {
      timeout: 10_000,
    });
  });

  test('of a writer whose clock is ahead hides none of the present', async () => {
    const listFound = async () => (await find()).properties.map(({ id }) => id);
    const early = await putCopy(() => ({}), 3_600_000);
    await vi.waitFor(async () => expect(await listFound()).toContain(early), { timeout: 10_000 });
    const present = await putCopy(() => ({}));
    await vi.waitFor(async () => expect(await listFound()).toContain(present), { timeout: 10_000 });
  });
});
