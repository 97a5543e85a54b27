import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { databaseClient } from '../../functions/kernel/data/database-client.ts';
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

let client: typeof databaseClient;
let end: () => void;
beforeAll(async () => {
  end = await startTableEndpoint((request, response) => void answer(request, response));
  ({ databaseClient: client } = await import('../../functions/kernel/data/database-client.ts'));
});
beforeEach(() => {
  replies.length = 0;
  calls.length = 0;
});
afterAll(() => end());

const get = () => client.get({ TableName: 'table', Key: { pk: 'a' } }).promise();

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
    const error = await client
      .put({ TableName: 'table', Item: { pk: 'a' } })
      .promise()
      .then(undefined, (thrown: unknown) => thrown);
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
    const commit = () => client.transactWrite({ TransactItems: [] }).promise();
    await commit();
    await commit();
    const Token = z.object({ ClientRequestToken: z.uuid() });
    const tokens = calls.map(({ body }) => Token.parse(JSON.parse(body)).ClientRequestToken);
    expect(tokens[0]).toBe(tokens[1]);
    expect(new Set(tokens).size).toBe(2);
  });
});
