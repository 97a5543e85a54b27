import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleSearch } from '../../functions/finding/search/adapters/search-samples.ts';
import { createMemoryEngine } from '../../functions/finding/search/domain/memory-engine.ts';
import { EngineAwayError } from '../../functions/finding/search/domain/search-engine.ts';
import { SampledQuery } from '../../functions/finding/search/domain/search-sample.ts';
import { createIndex, type Query } from '../../functions/finding/search/index/index.ts';
import { handler } from '../../functions/finding/search/subscribers/on-search-sampled.ts';
import { createHomes, searchKinds, createRandom } from '../load/search-data.ts';

const homes = [...createHomes(1, 400)];
const all = createMemoryEngine(createIndex(homes, 1));
const some = createMemoryEngine(createIndex(homes.slice(200), 1));
const engines = vi.hoisted(() => ({ cluster: vi.fn<() => unknown>() }));
vi.mock('../../functions/finding/search/queries/open-memory-engine.ts', () => ({
  openMemoryEngine: async () => all,
}));
vi.mock('../../functions/finding/search/adapters/opensearch-engine.ts', () => ({
  createOpenSearchEngine: engines.cluster,
}));
const bus = vi.hoisted(() => ({ send: vi.fn<(command: object) => Promise<object>>() }));
vi.mock('@aws-sdk/client-eventbridge', () => ({
  EventBridgeClient: class {
    readonly send = bus.send;
    readonly middlewareStack = { add: () => undefined, remove: () => true };
  },
  PutEventsCommand: class {
    readonly input: object;
    constructor(input: object) {
      this.input = input;
    }
  },
}));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const lines: string[] = [];
const metricOf = (name: string): number =>
  lines
    .filter((line) => line.includes(`"Name":"${name}"`))
    .reduce((sum, line) => sum + Number(new RegExp(`"${name}":(\\d+)`).exec(line)?.[1] ?? 0), 0);

beforeEach(() => {
  vi.stubEnv('STAGE', 'dev');
  vi.stubEnv('SEARCH_CLUSTER_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SEARCH_CLUSTER_SIGNED', 'false');
  vi.stubEnv('BUS_NAME', 'bus');
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the function that compares engines', () => {
  test('counts a sampled search that both engines answer in the same way', async () => {
    engines.cluster.mockReturnValue(all);
    expect(await handler({ detail: { minBeds: 2, facets: true } })).toEqual({ compared: 1, differences: [] });
    expect([metricOf('SearchesCompared'), metricOf('SearchesDiffer')]).toEqual([1, 0]);
  });

  test('counts a search that the engines answer differently', async () => {
    engines.cluster.mockReturnValue(some);
    expect(await handler({ detail: {} })).toMatchObject({ differences: [{ kind: 'total' }] });
    expect([metricOf('SearchesCompared'), metricOf('SearchesDiffer')]).toEqual([1, 1]);
  });

  test('asks queries of its own for an operator', async () => {
    engines.cluster.mockReturnValue(all);
    expect(await handler({ compare: 50 })).toEqual({ compared: 50, differences: [] });
    engines.cluster.mockReturnValue(some);
    expect((await handler({ compare: 50 }))?.differences.length).toBeGreaterThan(5);
  });

  test('counts nothing while the cluster is away', async () => {
    const away = () => Promise.reject(new EngineAwayError());
    engines.cluster.mockReturnValue({ ...all, search: away });
    expect(await handler({ detail: {} })).toBeUndefined();
    expect(metricOf('SearchesCompared')).toBe(0);
  });
});

describe('a sampled search', () => {
  const random = createRandom(7);
  const queries: Query[] = searchKinds.map(({ query }) => query(random));

  test('is the same query after its way over the bus', () => {
    for (const query of queries) {
      const { clusters: _, ...kept } = structuredClone(query);
      expect(SampledQuery.parse(JSON.parse(JSON.stringify(query)))).toEqual(JSON.parse(JSON.stringify(kept)));
    }
  });

  test('is sent for the share that the stage names', async () => {
    bus.send.mockReset().mockResolvedValue({});
    vi.stubEnv('SEARCH_COMPARED_SHARE', '0');
    await sampleSearch({});
    expect(bus.send).not.toHaveBeenCalled();
    vi.stubEnv('SEARCH_COMPARED_SHARE', '1');
    await sampleSearch({ minBeds: 2 });
    expect(bus.send).toHaveBeenCalledExactlyOnceWith({
      input: {
        Entries: [
          {
            EventBusName: 'bus',
            Source: 'gable.search',
            DetailType: 'search.sampled',
            Detail: '{"minBeds":2}',
          },
        ],
      },
    });
  });

  test('that the bus does not take leaves the person’s search alone', async () => {
    bus.send.mockReset().mockRejectedValue(new Error('away'));
    vi.stubEnv('SEARCH_COMPARED_SHARE', '1');
    await expect(sampleSearch({})).resolves.toBeUndefined();
  });
});
