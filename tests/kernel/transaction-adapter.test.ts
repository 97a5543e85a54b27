import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Write } from '../../functions/kernel/data/table.ts';
import { startTableEndpoint } from './table-endpoint.ts';

/** Responses of a DynamoDB stand-in to transactions in conflict, in order. */
const answers: string[][] = [];
let asked = 0;
const refuse: RequestListener = (request, response) => {
  request.resume().on('end', () => {
    asked += 1;
    const codes = answers.shift();
    const type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
    const reasons = codes?.map((Code) => ({ Code }));
    response.writeHead(codes ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(reasons ? { __type: type, CancellationReasons: reasons } : {}));
  });
};

let commit: (writes: readonly Write[]) => Promise<void>;
let end: () => void;
beforeAll(async () => {
  end = await startTableEndpoint(refuse);
  ({ commit } = await import('../../functions/kernel/data/table.ts'));
});
afterAll(() => end());

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
