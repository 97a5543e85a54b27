import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Write } from '../../functions/kernel/data/table.ts';

/** Responses of a DynamoDB stand-in to transactions in conflict, in order. */
const answers: string[][] = [];
let asked = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    asked += 1;
    const codes = answers.shift();
    const type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
    const reasons = codes?.map((Code) => ({ Code }));
    response.writeHead(codes ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(reasons ? { __type: type, CancellationReasons: reasons } : {}));
  });
});

let commit: (writes: readonly Write[]) => Promise<void>;
beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a listening TCP server has an address of this form
  const { port } = server.address() as AddressInfo;
  // Another file of this worker may have loaded the client for another endpoint.
  vi.resetModules();
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('TABLE_NAME', 'table');
  ({ commit } = await import('../../functions/kernel/data/table.ts'));
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const write: Write = { item: { Put: { TableName: 'table', Item: { pk: 'a', sk: 'b' } } } };
const meeting = ['TransactionConflict'];
const told = async (...given: string[][]) => {
  answers.splice(0, answers.length, ...given);
  asked = 0;
  const code = await commit([write]).then(
    () => 'written',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
  return { code, asked };
};

describe('a transaction', () => {
  test('is retried after a conflict until it succeeds', async () => {
    expect(await told(meeting, meeting)).toEqual({ code: 'written', asked: 3 });
  });

  test('is stale when every attempt meets a conflict', async () => {
    expect(await told(meeting, meeting, meeting, meeting, meeting)).toEqual({ code: 'stale', asked: 4 });
  });

  test('is not retried when its condition fails', async () => {
    expect(await told(['ConditionalCheckFailed'])).toEqual({ code: 'stale', asked: 1 });
    expect(await told(['TransactionConflict', 'ConditionalCheckFailed'])).toMatchObject({ asked: 1 });
  });
});
