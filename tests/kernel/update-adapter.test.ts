import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { createStaleError, Write } from '../../functions/kernel/data/table.ts';
import type { createRepeatedLoad, updateWithRetry } from '../../functions/kernel/data/update.ts';
import type { createFieldError } from '../../functions/kernel/errors.ts';
import { startTableEndpoint } from './table-endpoint.ts';

/** How many of the next transactions the stand-in of DynamoDB refuses by a failed condition. */
let refusals = 0;
let commits = 0;
const answer: RequestListener = (request, response) => {
  request.resume().on('end', () => {
    commits += 1;
    const isRefused = commits <= refusals;
    const __type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    const reasons = { __type, CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] };
    response.end(JSON.stringify(isRefused ? reasons : {}));
  });
};

let update: typeof updateWithRetry;
let createRepeated: typeof createRepeatedLoad;
let createError: typeof createFieldError;
let createStale: typeof createStaleError;
let end: () => void;
beforeAll(async () => {
  end = await startTableEndpoint(answer);
  ({ updateWithRetry: update, createRepeatedLoad: createRepeated } =
    await import('../../functions/kernel/data/update.ts'));
  ({ createFieldError: createError } = await import('../../functions/kernel/errors.ts'));
  ({ createStaleError: createStale } = await import('../../functions/kernel/data/table.ts'));
});
afterAll(() => end());
beforeEach(() => {
  refusals = 0;
  commits = 0;
});

const writes: Write[] = [{ item: { Put: { TableName: 'table', Item: { pk: 'a', sk: 'b' } } } }];
/** Loads 1, 2, 3 … and counts the loads. */
const createLoad = () => {
  let loads = 0;
  return { load: async () => (loads += 1), countLoads: () => loads };
};

describe('updateWithRetry', () => {
  test('returns the result of the decision that was committed, made on what was loaded last', async () => {
    refusals = 2;
    const { load } = createLoad();
    await expect(update(load, (loaded) => ({ writes, result: `by load ${loaded}` }))).resolves.toBe(
      'by load 3',
    );
    expect(commits).toBe(3);
  });

  test('writes nothing for a decision of undefined, or without writes', async () => {
    const { load } = createLoad();
    await expect(update(load, () => undefined)).resolves.toBeUndefined();
    await expect(update(load, (result) => ({ writes: [], result }))).resolves.toBe(2);
    expect(commits).toBe(0);
  });

  test.each([
    ['five attempts', undefined, 5],
    ['as many attempts as asked for', { attempts: 7, pauseMs: 1 }, 7],
  ])('throws stale after %s', async (_, options, attempts) => {
    refusals = 99;
    const { load, countLoads } = createLoad();
    await expect(update(load, () => ({ writes }), options)).rejects.toMatchObject({ code: 'stale' });
    expect([commits, countLoads()]).toEqual([attempts, attempts]);
  });

  test('decides on what was loaded already, and reads again after another writer', async () => {
    const { load, countLoads } = createLoad();
    const decide = (result: number) => ({ writes, result });
    await expect(update(createRepeated(0, load), decide)).resolves.toBe(0);
    expect(countLoads()).toBe(0);
    [refusals, commits] = [2, 0];
    await expect(update(createRepeated(0, load), decide)).resolves.toBe(2);
  });

  test('starts over when its load is stale', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads < 3) throw createStale();
      return loads;
    };
    await expect(update(load, (result) => ({ writes, result }))).resolves.toBe(3);
  });

  test('takes a stale of the decision for final, as it is about what the caller saw', async () => {
    const { load, countLoads } = createLoad();
    const decide = () => {
      throw createStale();
    };
    await expect(update(load, decide)).rejects.toMatchObject({ code: 'stale' });
    expect([commits, countLoads()]).toEqual([0, 1]);
  });

  test('throws every other error at once', async () => {
    const { load, countLoads } = createLoad();
    const refusal = () => createError('code', 'This code is taken');
    const refusing = writes.map((write): Write => ({ ...write, refusal }));
    refusals = 1;
    await expect(update(load, () => ({ writes: refusing }))).rejects.toMatchObject({ code: 'invalid' });
    expect([commits, countLoads()]).toEqual([1, 1]);
  });
});
