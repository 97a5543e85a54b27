import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { bootCloud, type Cloud, operator, readAssembly, secretAccessKey } from '@gable/local-cloud';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createShop } from './app.ts';

const Order = z.object({ id: z.string() });
const OldOrder = z.object({ detail: z.object({ item: z.literal('old teapot') }) });
const yearMs = 365 * 86_400_000;
const begun = Date.now();

let cloud: Cloud;
let database: DynamoDBClient;
const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
const caches = 'node_modules/.cache';
mkdirSync(caches, { recursive: true });
const outdir = mkdtempSync(join(caches, 'shop-'));

beforeAll(async () => {
  const { directory } = createShop(outdir).synth();
  cloud = await bootCloud({
    assembly: readAssembly(directory),
    port: 0,
    dataDir,
    readAhead: (event, now) => (OldOrder.safeParse(event).success ? begun - yearMs - now : 0),
  });
  database = new DynamoDBClient({
    endpoint: cloud.awsEndpoint,
    region: 'eu-west-2',
    credentials: { accessKeyId: operator, secretAccessKey },
  });
});
afterAll(async () => {
  database.destroy();
  await cloud.close();
  for (const folder of [dataDir, outdir]) rmSync(folder, { recursive: true, force: true });
});

const post = (body: object) =>
  fetch(`${cloud.origin}/orders`, { method: 'POST', body: JSON.stringify(body) });

/** The row of an order once everything has reacted to it. */
async function take(item: string) {
  const response = await post({ item });
  expect(response.status).toBe(201);
  const { id } = Order.parse(await response.json());
  await cloud.idle();
  const [TableName = ''] = cloud.model.resources.outputs('OrdersTable');
  const { Item } = await database.send(new GetItemCommand({ TableName, Key: { id: { S: id } } }));
  return { id, row: Item };
}

test('an order goes from the API by the bus and the queue to all three functions', async () => {
  const { id, row } = await take('teapot');
  expect(row).toMatchObject({ id: { S: id }, item: { S: 'teapot' }, state: { S: 'shipped' } });
  expect(Date.now() - Date.parse(row?.['packedAt']?.S ?? '')).toBeLessThan(yearMs / 2);
});

test('an event’s functions run at the time that its cloud reads from it', async () => {
  const { row } = await take('old teapot');
  expect(Date.now() - Date.parse(row?.['packedAt']?.S ?? '')).toBeGreaterThan(yearMs / 2);
});

test('an order of nothing is refused by the function', async () => {
  expect((await post({})).status).toBe(400);
});

test('a path without a route is refused by the API', async () => {
  expect((await fetch(`${cloud.origin}/parcels`)).status).toBe(404);
});
