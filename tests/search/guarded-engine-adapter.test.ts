import { Client } from '@opensearch-project/opensearch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenSearchEngine } from '../../functions/finding/search/adapters/opensearch-engine.ts';
import { createCircuitBreaker } from '../../functions/finding/search/domain/circuit-breaker.ts';
import { createGuardedEngine } from '../../functions/finding/search/domain/guarded-engine.ts';
import type { SearchEngine } from '../../functions/finding/search/domain/search-engine.ts';
import { type ClusterMood, type FakeCluster, startFakeCluster } from './fake-cluster.ts';

const fallback: SearchEngine = {
  search: async () => ({ total: 1, ids: ['prp_memory'], versions: [1] }),
  listStreets: async () => [],
  suggestRelaxations: async () => [],
  getHealth: async () => ({ answers: true, position: 1, size: 1 }),
};
const timeoutMs = 250;
const pauseMs = 10_000;
const failuresToOpen = 3;

let cluster: FakeCluster;
let client: Client;
let ms = 0;
const onFailure = vi.fn<(error: unknown) => void>();

beforeEach(async () => {
  cluster = await startFakeCluster();
  client = new Client({ node: cluster.url, requestTimeout: timeoutMs, maxRetries: 0 });
  ms = 0;
  onFailure.mockClear();
});
afterEach(async () => {
  await client.close();
  await cluster.stop();
});

const guard = (openFallback = async () => fallback) =>
  createGuardedEngine({
    primary: createOpenSearchEngine(client, 'homes'),
    openFallback,
    breaker: createCircuitBreaker({ failures: failuresToOpen, pauseMs }),
    readMs: () => ms,
    onFailure,
  });
const idsOf = async (engine: SearchEngine) => (await engine.search({})).ids;

describe('the guarded search engine', () => {
  test('lets the cluster answer while it does', async () => {
    expect(await idsOf(guard())).toEqual(['prp_cluster']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each<ClusterMood>(['hang', 'babble', 403, 404, 429, 500, 503])(
    'answers from the fallback while the cluster answers with %s',
    async (mood) => {
      cluster.mood = mood;
      const engine = guard();
      expect(await idsOf(engine)).toEqual(['prp_memory']);
      expect(onFailure).toHaveBeenCalledTimes(1);
      cluster.mood = 'answer';
      expect(await idsOf(engine)).toEqual(['prp_cluster']);
    },
  );

  test('answers from the fallback while the cluster refuses connections', async () => {
    const engine = guard();
    await cluster.stop();
    expect(await idsOf(engine)).toEqual(['prp_memory']);
    await cluster.restart();
    expect(await idsOf(engine)).toEqual(['prp_cluster']);
  });

  test('stops asking a cluster that fails, tries one call after the pause, and goes back to it', async () => {
    const engine = guard();
    cluster.mood = 500;
    for (let call = 0; call < failuresToOpen + 2; call += 1)
      expect(await idsOf(engine)).toEqual(['prp_memory']);
    expect(cluster.requests()).toBe(failuresToOpen);

    ms += pauseMs;
    cluster.mood = 'hang';
    const both = await Promise.all([idsOf(engine), idsOf(engine)]);
    expect(both).toEqual([['prp_memory'], ['prp_memory']]);
    expect(cluster.requests()).toBe(failuresToOpen + 1);

    ms += pauseMs;
    cluster.mood = 'answer';
    expect(await idsOf(engine)).toEqual(['prp_cluster']);
    expect(await idsOf(engine)).toEqual(['prp_cluster']);
  });

  test('refuses a query that no engine can answer, without a failure of the cluster', async () => {
    const query = guard().search({ sort: { item: 'distance', order: 'asc' } });
    await expect(query).rejects.toThrow(RangeError);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('throws the error of the fallback when that is missing, too', async () => {
    cluster.mood = 500;
    const engine = guard(() => Promise.reject(new Error('no index')));
    await expect(engine.search({})).rejects.toThrow('no index');
  });
});

describe('the search of a stage with a cluster', () => {
  beforeEach(() => {
    vi.resetModules();
    for (const [name, value] of Object.entries({
      SEARCH_CLUSTER_URL: cluster.url,
      SEARCH_CLUSTER_SIGNED: 'false',
      STAGE: 'test',
      TABLE_NAME: 'test',
      MEDIA_BUCKET: 'test',
      AWS_REGION: 'eu-west-2',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_MAX_ATTEMPTS: '1',
    }))
      vi.stubEnv(name, value);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const open = async () =>
    (await import('../../functions/finding/search/queries/open-guarded-engine.ts')).openGuardedEngine();
  const problem = { code: 'unavailable', extras: { retryAfter: 30 } };

  test('answers from its cluster', async () => {
    vi.stubEnv('SEARCH_FALLBACK', 'memory');
    expect(await idsOf(await open())).toEqual(['prp_cluster']);
  });

  test.each(['none', 'memory'])(
    'states that it does not answer when the fallback %s fails, too',
    async (choice) => {
      vi.stubEnv('SEARCH_FALLBACK', choice);
      cluster.mood = 500;
      await expect((await open()).search({})).rejects.toMatchObject(problem);
    },
  );
});
