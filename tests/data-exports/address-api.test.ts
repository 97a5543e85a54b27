import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { confirmationDays } from '../../functions/finding/saved-searches/domain/saved-search.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('saved-searches');

const { call, listMails } = createSellerClient(cloud);

const email = 'leaving-visitor@example.com';
const Subscriber = z.object({
  __edb_e__: z.literal('alert-subscriber'),
  email: z.literal(email),
  expiresAt: z.number().optional(),
});
/** Days until the table deletes the address; none while it keeps it. */
async function countDaysLeft(): Promise<number | undefined> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  for (const { name: TableName } of cloud.model.tables)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) {
        const { data } = Subscriber.safeParse(item);
        if (data) return data.expiresAt && Math.round((data.expiresAt * 1000 - cloud.clock.now()) / dayMs);
      }
  throw new Error('The address is not there');
}

async function save(query: string) {
  const body = { query, frequency: 'daily', email };
  expect((await call('POST', '/api/saved-searches', { from: createAddress(), body })).status).toBe(201);
  await cloud.idle();
  const hash = /\/confirm#(\S+)/.exec(listMails(email)[0]?.text ?? '')?.[1] ?? '';
  return z
    .object({ search: z.string(), key: z.string() })
    .parse(Object.fromEntries(new URLSearchParams(hash)));
}

test('an address without an account is kept for as long as a search of it, and the link of each mail for a week', async () => {
  await save('q=Leeds');
  expect(await countDaysLeft()).toBe(confirmationDays);
  cloud.clock.advance(5 * dayMs);
  const { search, key } = await save('q=York');
  expect(await countDaysLeft()).toBe(confirmationDays);
  const confirmed = await call('POST', '/api/saved-searches/confirm', { body: { search, key } });
  expect(confirmed.status).toBe(200);
  expect(await countDaysLeft()).toBeUndefined();
  await save('q=Bath');
  expect(await countDaysLeft()).toBeUndefined();
  expect((await call('DELETE', `/api/saved-searches/${search}?key=${key}`)).status).toBe(204);
  expect(await countDaysLeft()).toBe(confirmationDays);
});
