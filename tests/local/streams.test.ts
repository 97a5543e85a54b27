import { DynamoDBClient, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cloud } from './fixture/cloud.ts';

const database = new DynamoDBClient(cloud.aws);
const TableName = cloud.model.tables.find(({ name }) => name.includes('Items'))?.name;
const Seen = z.object({ seen: z.array(z.string()) });
const seen = async (name: string) => Seen.parse((await cloud.api(`/api/seen/${name}`)).body).seen;
const put = (pk: string, attributes: Record<string, string>) =>
  database.send(
    new PutItemCommand({
      TableName,
      Item: Object.fromEntries(
        Object.entries({ pk, group, ...attributes }).map(([name, S]) => [name, { S }]),
      ),
    }),
  );
/** What was given up since the last look. */
const deadLetters = () => {
  const queue = cloud.queues.list.find(({ name }) => name.includes('BatchDeadLetters'));
  if (!queue) throw new Error('there is no such queue');
  const found = cloud.queues.store.peek(queue).map(({ body }): unknown => JSON.parse(body));
  cloud.queues.store.purge(queue);
  return found;
};

let group = '';
beforeEach(({ task }) => {
  group = task.id;
});

describe('a stream', () => {
  test('feeds only what the filters ask for', async () => {
    await put('a', { kind: 'batch' });
    await put('b', { kind: 'other' });
    await put('c', { kind: 'batch' });
    await database.send(new DeleteItemCommand({ TableName, Key: { pk: { S: 'a' } } }));
    await cloud.idle();
    expect(await seen(group)).toEqual(['INSERT a', 'INSERT c']);
  });

  test('keeps the order of writes, and has no record of a write that changed nothing', async () => {
    for (const value of ['1', '2', '2', '3']) await put('same', { kind: 'batch', value });
    await cloud.idle();
    expect(await seen(group)).toEqual(['INSERT same', 'MODIFY same', 'MODIFY same']);
  });

  test('feeds the relay, whose events reach the subscriber', async () => {
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((pk) => cloud.api('/api/items', { body: { pk, kind: 'event', type: 'asked' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await cloud.idle();
    for (const pk of ['x', 'y', 'z']) expect(await seen(`${pk}-acted`)).toEqual(['acted']);
  });
});

describe('a batch of which a part fails', () => {
  test('is given again from the failed record on, and each record is done once', async () => {
    await Promise.all([put('good', { kind: 'batch' }), put('bad', { kind: 'batch', failures: '1' })]);
    await put('later', { kind: 'batch' });
    await cloud.idle();
    const done = await seen(group);
    expect([...done].sort()).toEqual(['INSERT bad', 'INSERT good', 'INSERT later']);
    expect(done.at(-1)).toBe('INSERT later');
    expect(await seen('bad-attempts')).toHaveLength(2);
    expect(await seen('good-attempts')).toHaveLength(1);
    expect(deadLetters()).toEqual([]);
  });

  test('gives a record up after its retries, reports where it lies, and goes on', async () => {
    await put('stuck', { kind: 'batch', failures: '99' });
    await put('after', { kind: 'batch' });
    await cloud.idle();
    // Three on its own, and one before where both came in one batch, which is then halved.
    expect([3, 4]).toContain((await seen('stuck-attempts')).length);
    expect(await seen(group)).toEqual(['INSERT after']);
    expect(deadLetters()).toMatchObject([
      {
        requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
        DDBStreamBatchInfo: { batchSize: 1, startSequenceNumber: expect.any(String) },
      },
    ]);
  });

  test('is halved if the function throws, so that one record stops no other', async () => {
    await Promise.all(
      ['p', 'q', 'r'].map((pk) => put(pk, { kind: 'batch', ...(pk === 'q' && { value: 'explode' }) })),
    );
    await cloud.idle();
    expect([...(await seen(group))].sort()).toEqual(['INSERT p', 'INSERT r']);
    expect(deadLetters()).toMatchObject([{ DDBStreamBatchInfo: { batchSize: 1 } }]);
  });
});
