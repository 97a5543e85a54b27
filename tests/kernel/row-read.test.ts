// Loads before its timers are replaced.
import '../../functions/kernel/data/table.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../functions/kernel/data/database.ts';
import type * as rowRead from '../../functions/kernel/data/row-read.ts';
import { interceptCalls } from '../support/table-calls.ts';

const table = { batchGet: vi.fn<(input: object) => object>() };
const end = interceptCalls(database, async ({ input }) => table.batchGet(input));

// A copy of the module alone, as the others that it imports stay loaded for the next file of the worker.
const pause = vi.fn<(ms: number) => Promise<void>>(async () => {});
vi.doMock('node:timers/promises', () => ({ setTimeout: pause }));
const { findRows, loadRows, loadTogether } = await vi.importActual<typeof rowRead>(
  '../../functions/kernel/data/row-read.ts?copy',
);

const keyOf = (name: string) => ({ pk: `pk-${name}`, sk: 'sk' });
const readOf = (name: string): rowRead.RowRead<unknown> => ({
  key: keyOf(name),
  parse: (stored) => stored?.['value'],
});
const rowOf = (name: string, value: string) => ({ ...keyOf(name), value });
const findBoth = () => findRows(readOf('one'), readOf('two'));

afterAll(() => {
  end();
  vi.doUnmock('node:timers/promises');
});

beforeEach(() => {
  table.batchGet.mockReset();
  pause.mockClear();
});

describe('rows of different keys', () => {
  test('are read consistently in one request', async () => {
    table.batchGet.mockReturnValue({
      Responses: { table: [rowOf('two', 'second'), rowOf('one', 'first')] },
      UnprocessedKeys: {},
    });
    expect(await findBoth()).toEqual(['first', 'second']);
    expect(table.batchGet.mock.calls).toEqual([
      [{ RequestItems: { table: { Keys: [keyOf('one'), keyOf('two')], ConsistentRead: true } } }],
    ]);
  });

  test('are undefined where the table has no row', async () => {
    table.batchGet.mockReturnValue({ Responses: { table: [rowOf('two', 'second')] } });
    expect(await findBoth()).toEqual([undefined, 'second']);
    table.batchGet.mockReturnValue({ Responses: {} });
    expect(await findBoth()).toEqual([undefined, undefined]);
  });
});

describe('loadRows', () => {
  const load = async (names: readonly string[], options?: Parameters<typeof loadRows>[1]) => {
    const find = await loadRows(names.map(keyOf), options);
    return names.map((name) => find(keyOf(name))?.['value']);
  };

  test('finds the rows that exist, in requests of at most a hundred keys', async () => {
    const names = Array.from({ length: 150 }, (_, nth) => `row-${nth}`);
    table.batchGet.mockReturnValueOnce({ Responses: { table: [rowOf('row-7', 'seventh')] } });
    table.batchGet.mockReturnValueOnce({ Responses: { table: [rowOf('row-120', 'later')] } });
    const found = await load(names);
    expect([found[7], found[8], found[120]]).toEqual(['seventh', undefined, 'later']);
    expect(table.batchGet).toHaveBeenCalledTimes(2);
  });

  test('reads the named columns with the key', async () => {
    table.batchGet.mockReturnValue({ Responses: { table: [rowOf('one', 'first')] } });
    expect(await load(['one'], { columns: ['value'], consistent: true })).toEqual(['first']);
    const request = {
      Keys: [keyOf('one')],
      ConsistentRead: true,
      ProjectionExpression: '#0,#1,#2',
      ExpressionAttributeNames: { '#0': 'pk', '#1': 'sk', '#2': 'value' },
    };
    expect(table.batchGet.mock.calls).toEqual([[{ RequestItems: { table: request } }]]);
  });

  test('asks again for rows that the table did not get to', async () => {
    table.batchGet.mockReturnValueOnce({
      Responses: { table: [rowOf('one', 'first')] },
      UnprocessedKeys: { table: { Keys: [keyOf('two')] } },
    });
    table.batchGet.mockReturnValueOnce({ Responses: { table: [rowOf('two', 'second')] } });
    expect(await load(['one', 'two'], { consistent: true })).toEqual(['first', 'second']);
    expect(pause).toHaveBeenCalledTimes(1);
    const again = { Keys: [keyOf('two')], ConsistentRead: true };
    expect(table.batchGet).toHaveBeenLastCalledWith({ RequestItems: { table: again } });
  });

  test('fails where the table never gets to a row, which is not taken for missing', async () => {
    table.batchGet.mockReturnValue({ UnprocessedKeys: { table: { Keys: [keyOf('one')] } } });
    await expect(load(['one'])).rejects.toThrow('did not get to 1 rows');
    const pauses = pause.mock.calls.map(([ms]) => ms);
    expect(pauses.length).toBeGreaterThan(1);
    for (const [nth, ms] of pauses.slice(1).entries()) expect(ms).toBe(2 * (pauses[nth] ?? 0));
  });
});

describe('loads that go out together', () => {
  const load = async (name: string, options?: Parameters<typeof loadRows>[1]) => {
    const find = await loadRows([keyOf(name)], options);
    return find(keyOf(name))?.['value'];
  };
  beforeEach(() => {
    table.batchGet.mockReturnValue({
      Responses: { table: [rowOf('one', 'first'), rowOf('two', 'second')] },
    });
  });

  test('are one request, with each row once', async () => {
    const names = ['one', 'two', 'one', 'missing'];
    expect(await loadTogether(() => Promise.all(names.map((name) => load(name))))).toEqual([
      'first',
      'second',
      'first',
      undefined,
    ]);
    const Keys = ['one', 'two', 'missing'].map(keyOf);
    expect(table.batchGet.mock.calls).toEqual([[{ RequestItems: { table: { Keys } } }]]);
  });

  test('are those before the first wait that read whole rows', async () => {
    const loadLater = async () => [await load('one'), await load('two')];
    await loadTogether(() => Promise.all([loadLater(), load('two', { columns: ['value'] })]));
    expect(table.batchGet).toHaveBeenCalledTimes(3);
  });

  test('are consistent where one of them is', async () => {
    const both = await loadTogether(() => Promise.all([load('one'), findRows(readOf('two'))]));
    expect(both).toEqual(['first', ['second']]);
    const request = { Keys: [keyOf('one'), keyOf('two')], ConsistentRead: true };
    expect(table.batchGet.mock.calls).toEqual([[{ RequestItems: { table: request } }]]);
  });

  test('send nothing where nothing is asked for, and end with what they throw', async () => {
    expect(await loadTogether(async () => (await loadRows([]))(keyOf('one')))).toBeUndefined();
    expect(table.batchGet).not.toHaveBeenCalled();
    const fail = () => {
      throw new Error('before any load');
    };
    expect(() => loadTogether(fail)).toThrow('before any load');
    expect(await load('one')).toBe('first');
  });

  test('all fail where the table never gets to a row', async () => {
    table.batchGet.mockReturnValue({ UnprocessedKeys: { table: { Keys: [keyOf('one')] } } });
    const both = loadTogether(() => Promise.allSettled([load('one'), load('two')]));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
