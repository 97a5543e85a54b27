import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type * as clients from '../../functions/kernel/data/database.ts';
import { startTableEndpoint } from './table-endpoint.ts';

interface Reply {
  readonly status: number;
  readonly body: object;
}
/** Replies of a DynamoDB stand-in, in order; 200 without a row once they are used up. */
const replies: Reply[] = [];
const calls: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  calls.push({ headers: request.headers, body: await text(request) });
  const { status, body } = replies.shift() ?? { status: 200, body: {} };
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}
const refusal = (name: string): Reply => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' },
});

let database: typeof clients.database;
let databaseOnce: typeof clients.databaseOnce;
let end: () => void;
beforeAll(async () => {
  end = await startTableEndpoint((request, response) => void answer(request, response));
  ({ database, databaseOnce } = await import('../../functions/kernel/data/database.ts'));
});
beforeEach(() => {
  replies.length = 0;
  calls.length = 0;
});
afterAll(() => end());

const get = () => database.send(new GetCommand({ TableName: 'table', Key: { pk: 'a' } }));
const put = (Item: Record<string, unknown>) => database.send(new PutCommand({ TableName: 'table', Item }));

describe('a call of DynamoDB', () => {
  test('names its operation, its length and its signer', async () => {
    replies.push({ status: 200, body: { Item: { pk: { S: 'a' }, count: { N: '2' } } } });
    expect(await get()).toMatchObject({ Item: { pk: 'a', count: 2 } });
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { TableName: 'table', Key: { pk: { S: 'a' } } },
    ]);
    expect(calls[0]?.headers).toMatchObject({
      'x-amz-target': 'DynamoDB_20120810.GetItem',
      'content-length': String(calls[0]?.body.length),
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=test\/\d{8}\/eu-west-2\/dynamodb\//),
    });
  });

  test.each([
    refusal('ThrottlingException'),
    refusal('ProvisionedThroughputExceededException'),
    { status: 500, body: {} },
  ])('is tried again after %j', async (reply) => {
    replies.push(reply);
    await get();
    expect(calls).toHaveLength(2);
  });

  test('fails with the error of the SDK, which knows its operation', async () => {
    replies.push(refusal('ConditionalCheckFailedException'));
    const error = await put({ pk: 'a' }).then(undefined, (thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: ConditionalCheckFailedException.name,
      $metadata: { httpStatusCode: 400 },
    });
    const { findFailedCall } = await import('../../functions/kernel/observability/aws-call.ts');
    const failed = error instanceof Error ? findFailedCall(error) : undefined;
    expect(failed).toEqual({ service: 'DynamoDB', operation: 'PutItem' });
    expect(calls).toHaveLength(1);
  });

  test('of a transaction keeps its token when it is tried again', async () => {
    replies.push({ status: 500, body: {} });
    const commit = () => database.send(new TransactWriteCommand({ TransactItems: [] }));
    await commit();
    await commit();
    const Token = z.object({ ClientRequestToken: z.uuid() });
    const tokens = calls.map(({ body }) => Token.parse(JSON.parse(body)).ClientRequestToken);
    expect(tokens[0]).toBe(tokens[1]);
    expect(new Set(tokens).size).toBe(2);
  });

  test('is attempted once where it may not happen twice', async () => {
    replies.push({ status: 500, body: {} });
    const change = new UpdateCommand({
      TableName: 'table',
      Key: { pk: 'a' },
      UpdateExpression: 'ADD uses :one',
    });
    await expect(databaseOnce.send(change)).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(calls).toHaveLength(1);
  });
});

describe('values of columns', () => {
  test('are written and read as they are, and left out where they are undefined', async () => {
    const row = {
      pk: 'é🏠"\\\n',
      empty: '',
      count: 1.5,
      flag: false,
      nothing: null,
      tags: new Set(['a', 'b']),
      numbers: new Set([1, 2]),
      list: [1, 'two', { three: '' }],
      map: { inner: { deep: true } },
    };
    await put({ ...row, gone: undefined, map: { ...row.map, gone: undefined } });
    const { Item } = z
      .object({ Item: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(calls[0]?.body ?? ''));
    expect(Object.keys(Item)).toEqual(Object.keys(row));
    replies.push({ status: 200, body: { Item } });
    expect((await get()).Item).toEqual(row);
  });

  test.each([NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, new Date(0), new Set()])(
    'are refused where DynamoDB would keep another one: %s',
    async (refused) => {
      await expect(put({ pk: 'a', refused })).rejects.toBeInstanceOf(Error);
      expect(calls).toEqual([]);
    },
  );
});
