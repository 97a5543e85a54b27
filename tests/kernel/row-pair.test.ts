import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

const database = vi.hoisted(() => ({
  batchGet: vi.fn<(input: object) => object>(),
  get: vi.fn<(input: object) => object>(),
}));
vi.mock('../../functions/kernel/data/database-client.ts', () => ({
  databaseClient: {
    batchGet: (input: object) => ({ promise: async () => database.batchGet(input) }),
    get: (input: object) => ({ promise: async () => database.get(input) }),
  },
}));
// Another file of this worker may have loaded the client; the next one loads it again.
vi.resetModules();
vi.stubEnv('TABLE_NAME', 'rows');
const { createRowRead, findRowPair } = await import('../../functions/kernel/data/row-pair.ts');

const keyOf = (name: string) => ({ pk: `pk-${name}`, sk: 'sk' });
const readOf = (name: string) => createRowRead({ Key: keyOf(name) }, (stored) => stored?.['value']);
const rowOf = (name: string, value: string) => ({ ...keyOf(name), value });
const findPair = () => findRowPair(readOf('one'), readOf('two'));

afterAll(() => {
  vi.doUnmock('../../functions/kernel/data/database-client.ts');
  vi.resetModules();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  database.batchGet.mockReset();
  database.get.mockReset();
});

describe('a pair of rows', () => {
  test('is read consistently in one request', async () => {
    database.batchGet.mockReturnValue({
      Responses: { rows: [rowOf('two', 'second'), rowOf('one', 'first')] },
      UnprocessedKeys: {},
    });
    expect(await findPair()).toEqual(['first', 'second']);
    expect(database.batchGet.mock.calls).toEqual([
      [{ RequestItems: { rows: { Keys: [keyOf('one'), keyOf('two')], ConsistentRead: true } } }],
    ]);
    expect(database.get).not.toHaveBeenCalled();
  });

  test('is undefined where the table has no row', async () => {
    database.batchGet.mockReturnValue({ Responses: { rows: [rowOf('two', 'second')] } });
    expect(await findPair()).toEqual([undefined, 'second']);
    database.batchGet.mockReturnValue({ Responses: {} });
    expect(await findPair()).toEqual([undefined, undefined]);
  });

  test('is completed by a request of its own for a row that the table did not get to', async () => {
    database.batchGet.mockReturnValue({
      Responses: { rows: [rowOf('one', 'first')] },
      UnprocessedKeys: { rows: { Keys: [keyOf('two')], ConsistentRead: true } },
    });
    database.get.mockReturnValue({ Item: rowOf('two', 'second') });
    expect(await findPair()).toEqual(['first', 'second']);
    expect(database.get.mock.calls).toEqual([
      [{ TableName: 'rows', Key: keyOf('two'), ConsistentRead: true }],
    ]);
  });

  test('fails where a row could not be read at all, and is not taken for missing', async () => {
    database.batchGet.mockReturnValue({ UnprocessedKeys: { rows: { Keys: [keyOf('one'), keyOf('two')] } } });
    database.get.mockRejectedValue(new Error('ThrottlingException'));
    await expect(findPair()).rejects.toThrow('ThrottlingException');
  });
});
