import type { DynamoDBStreamEvent } from 'aws-lambda';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';
import { handler as keep } from '../../functions/finding/search/schedules/every-fifteen-minutes.ts';
import { handler as write } from '../../functions/finding/search/subscribers/on-feed-changed.ts';
import { anyHome, toHomeId } from './arbitraries.ts';
import { type FakeIndexes, startFakeIndexes } from './fake-indexes.ts';

interface Row {
  readonly propertyId: string;
  readonly position: number;
  readonly home: object | null;
}
const feed = vi.hoisted(() => ({
  pages: new Array<Row[]>(),
  unreadable: new Array<{ id: string; reason: string }>(),
  /** Is called after each page of the feed. */
  onPage: async () => {},
}));
vi.mock('../../functions/finding/search/adapters/search-repository.ts', () => ({
  async *listFeedAfter(position: number) {
    for (const page of feed.pages) {
      const rows = page.filter((row) => row.position > position);
      if (rows.length === 0) continue;
      yield rows;
      await feed.onPage();
    }
  },
  listFeedRows: async (ids: readonly string[]) => ({
    rows: feed.pages.flat().filter(({ propertyId }) => ids.includes(propertyId)),
    unreadable: feed.unreadable.filter(({ id }) => ids.includes(id)),
  }),
}));
const sent = vi.hoisted(() => vi.fn<(refused: readonly { readonly id: string }[], arn: string) => void>());
vi.mock('../../functions/finding/search/adapters/refused-homes.ts', () => ({ sendRefusedHomes: sent }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const [sample] = fc.sample(anyHome, { numRuns: 1, seed: 1 });
const rowOf = (nth: number, position: number, isOn = true): Row => ({
  propertyId: toHomeId(nth),
  position,
  home: isOn && sample ? { ...sample, id: toHomeId(nth), status: 'live' } : null,
});
const arn = 'arn:aws:lambda:eu-west-2:000000000000:function:writer';
const eventOf = (...ids: number[]): DynamoDBStreamEvent => ({
  Records: ids.map((id) => ({ dynamodb: { NewImage: { propertyId: { S: toHomeId(id) } } } })),
});
const runWriter = (...ids: number[]) => write(eventOf(...ids), { invokedFunctionArn: arn });
/** Milliseconds that a run of the keeper has, all of it unless it is to stop. */
const runKeeper = (request: object = {}, remaining = () => 900_000) =>
  keep(request, { getRemainingTimeInMillis: remaining });
const idsOf = (...ids: number[]) => ids.map(toHomeId).toSorted();

let cluster: FakeIndexes;
beforeEach(async () => {
  cluster = await startFakeIndexes();
  vi.stubEnv('SEARCH_CLUSTER_URL', cluster.url);
  vi.stubEnv('SEARCH_CLUSTER_SIGNED', 'false');
  vi.stubEnv('SEARCH_SHARDS', '3');
  vi.stubEnv('SEARCH_REPLICAS', '1');
  feed.pages = [[rowOf(1, 10), rowOf(2, 20)], [rowOf(3, 30)]];
  feed.unreadable = [];
  feed.onPage = async () => {};
  sent.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await cluster.close();
});

describe('the writer of the search cluster', () => {
  beforeEach(async () => {
    feed.pages = [];
    await runKeeper();
    feed.pages = [[rowOf(1, 10), rowOf(2, 20), rowOf(3, 30)]];
  });

  test('writes the present state of the homes that the stream names', async () => {
    await runWriter(1, 2, 2);
    expect(cluster.listSearched()).toEqual(idsOf(1, 2));
    feed.pages = [[rowOf(1, 40, false), rowOf(2, 20)]];
    await runWriter(1);
    expect(cluster.listSearched()).toEqual(idsOf(2));
  });

  test('tries a batch again when the cluster is away for a moment', async () => {
    cluster.outages = 3;
    await runWriter(1);
    expect(cluster.listSearched()).toEqual(idsOf(1));
  });

  test('fails the batch when the cluster stays away, so that the stream sends it again', async () => {
    cluster.outages = 100;
    await expect(runWriter(1)).rejects.toThrow('OpenSearch does not answer');
  });

  test('writes the other homes of a batch and makes the refused one a dead letter', async () => {
    cluster.refusals.set(toHomeId(2), 400);
    await runWriter(1, 2, 3);
    expect(cluster.listSearched()).toEqual(idsOf(1, 3));
    expect(sent).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: toHomeId(2) })], arn);
  });

  test('writes the other homes of a batch and makes an unreadable row a dead letter', async () => {
    feed.unreadable = [{ id: toHomeId(4), reason: 'torn' }];
    await runWriter(1, 4, 3);
    expect(cluster.listSearched()).toEqual(idsOf(1, 3));
    expect(sent).toHaveBeenCalledExactlyOnceWith(feed.unreadable, arn);
  });

  test.each([403, 429, 503])('fails the batch for a home that is refused with %i for now', async (status) => {
    cluster.refusals.set(toHomeId(2), status);
    await expect(runWriter(1, 2)).rejects.toThrow('fake');
    expect(sent).not.toHaveBeenCalled();
    cluster.refusals.clear();
    await runWriter(1, 2);
    expect(cluster.listSearched()).toEqual(idsOf(1, 2));
  });

  test('writes a home again when its dead letter is sent again', async () => {
    await write({ propertyIds: [`prp_${toHomeId(2).slice(4)}`] }, { invokedFunctionArn: arn });
    expect(cluster.listSearched()).toEqual(idsOf(2));
  });

  test('writes what the feed has since a batch was given up', async () => {
    await write({ since: '1970-01-01T00:00:00Z' }, { invokedFunctionArn: arn });
    expect(cluster.listSearched()).toEqual(idsOf(1, 2, 3));
  });

  test('writes to the new index when the old one is replaced in the middle of a batch', async () => {
    let replaced = false;
    cluster.onBulk = async () => {
      if (replaced) return;
      replaced = true;
      feed.pages = [[rowOf(2, 20)]];
      await runKeeper({ reindex: true });
      feed.pages = [[rowOf(1, 10), rowOf(2, 20)]];
    };
    await runWriter(1);
    expect(cluster.listSearched()).toEqual(idsOf(1, 2));
    expect([...cluster.indexes.keys()].filter((name) => name !== 'homes-fill')).toHaveLength(1);
  });
});

describe('the keeper of the search cluster', () => {
  test('fills the first index, and does nothing while searches have one', async () => {
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 3 });
    expect(cluster.listSearched()).toEqual(idsOf(1, 2, 3));
    expect(await runKeeper()).toEqual({ state: 'ready' });
  });

  test('leaves the fill to a run that is at it', async () => {
    const others: unknown[] = [];
    feed.onPage = async () => void others.push(await runKeeper({ reindex: true }));
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 3 });
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((one) => JSON.stringify(one) === '{"state":"busy"}')).toBe(true);
    expect(await runKeeper()).toEqual({ state: 'ready' });
  });

  test('goes on in the next run where time ran out', async () => {
    expect(await runKeeper({}, () => 0)).toEqual({ state: 'paused', position: 20 });
    expect(cluster.listSearched()).toEqual([]);
    const [index] = [...cluster.indexes.keys()].filter((name) => name !== 'homes-fill');
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 3 });
    expect(cluster.indexes.get(index ?? '')?.aliases).toContain(homesAlias);
  });

  test('takes over from a run that ended in the middle, two minutes later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    feed.onPage = () => Promise.reject(new Error('killed'));
    await expect(runKeeper()).rejects.toThrow('killed');
    feed.onPage = async () => {};
    expect(await runKeeper()).toEqual({ state: 'busy' });
    vi.setSystemTime(Date.now() + 120_001);
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 3 });
  });

  test('stops without switching when another run has taken over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const others: unknown[] = [];
    feed.onPage = async () => {
      feed.onPage = async () => {};
      vi.setSystemTime(Date.now() + 120_001);
      others.push(await runKeeper());
    };
    await expect(runKeeper()).rejects.toThrow('Another run fills');
    expect(others).toEqual([{ state: 'filled', homes: 3 }]);
    expect(cluster.listSearched()).toEqual(idsOf(1, 2, 3));
  });

  test('fills from the start when the index of a waiting fill is gone', async () => {
    await runKeeper({}, () => 0);
    for (const name of cluster.indexes.keys()) if (name !== 'homes-fill') cluster.indexes.delete(name);
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 3 });
  });

  test('leaves a refused home out of the index', async () => {
    cluster.refusals.set(toHomeId(2), 400);
    expect(await runKeeper()).toEqual({ state: 'filled', homes: 2 });
  });

  test('reports how far the cluster is', async () => {
    expect(await runKeeper({ status: true })).toEqual({ homes: 0, position: 0 });
    await runKeeper({}, () => 0);
    expect(await runKeeper({ status: true })).toMatchObject({ homes: 0, fill: { position: 20 } });
    await runKeeper();
    expect(await runKeeper({ status: true })).toMatchObject({ homes: 3, fill: undefined });
  });
});
