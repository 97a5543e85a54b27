import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import { Client } from '@opensearch-project/opensearch';
import {
  createHomeIndex,
  createOpenSearchEngine,
} from '../../functions/finding/search/adapters/opensearch-engine.ts';
import type { HomeWriter, SearchEngine } from '../../functions/finding/search/domain/search-engine.ts';
import {
  applyChanges,
  createIndex,
  type Home,
  type HomeChange,
  type Query,
  rebuild,
  search,
  type SearchIndex,
  type SearchResult,
  toSnapshot,
} from '../../functions/finding/search/index/index.ts';
import { findObstacle, startSearchNode } from '../../infra/local/opensearch/search-node.ts';
import { isOnEdge } from '../search/edges.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { figureNames, toRowName } from './engine-figures.ts';
import { createHomes, searchKinds, createRandom } from './search-data.ts';

const seed = 20_261_121;
const queriesPerKind = 200;
const tries = 3;
const clients = 8;
const changedHomes = 10_000;
const foundHomes = 40;
const batch = 5_000;
/** The heap that a node needs for a million homes with room for queries. */
const largeHeap = '2g';
const large = 500_000;

type Find = (query: Query) => Promise<SearchResult> | SearchResult;
type Cluster = SearchEngine & HomeWriter;

/** Both engines with the same homes. */
interface Engines {
  readonly index: SearchIndex;
  readonly cluster: Cluster;
  readonly client: Client;
  /** The process of OpenSearch. */
  readonly pid: number;
}

const name = 'homes';
const createQueries = (kind: (typeof searchKinds)[number]): Query[] => {
  const random = createRandom(kind.name.length + seed);
  return Array.from({ length: queriesPerKind }, () => kind.query(random));
};
const toChange =
  (version: number) =>
  (home: Home): HomeChange => ({ id: home.id, version, home });

/**
 * `npm run bench -- engines`: the ten kinds of search for the index in memory and for OpenSearch, by turns in one
 * run, and how quickly each takes changes in. OpenSearch is one node of one shard on this machine.
 * @throws Error where Java or Maven is missing
 */
export async function benchEngines(homes: number): Promise<BenchRow[]> {
  const obstacle = findObstacle();
  if (obstacle !== undefined) throw new Error(obstacle);
  const folder = mkdtempSync(join(tmpdir(), 'gable-opensearch-'));
  const node = await startSearchNode({ folder, ...(homes > large && { heap: largeHeap }) });
  const client = new Client({ node: node.url, requestTimeout: 120_000 });
  try {
    const index = createIndex(createHomes(seed, homes), 1);
    const engines = { client, cluster: createOpenSearchEngine(client, name), index, pid: node.pid };
    const filled = await fillEngines(engines, homes);
    const rows = [
      ...filled,
      ...(await timeKinds(engines)),
      ...(await countDifferences(engines, homes)),
      ...(await countSearches(engines)),
      ...(await timeChanges(engines)),
    ];
    return rows.map((row) => ({ ...row, name: toRowName(homes, row.name) }));
  } finally {
    await client.close();
    node.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const createRow = (text: string, figure: number, unit: string, budget: number | null = null): BenchRow => ({
  name: text,
  figure,
  unit,
  budget,
});

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function fillEngines({ client, cluster, index }: Engines, homes: number): Promise<BenchRow[]> {
  await createHomeIndex(client, name, { shards: 1, replicas: 0 });
  const ms = await measureTime(async () => {
    let waiting: HomeChange[] = [];
    for (const home of createHomes(seed, homes)) {
      waiting.push(toChange(1)(home));
      if (waiting.length < batch) continue;
      await cluster.saveChanges(waiting);
      waiting = [];
    }
    await cluster.saveChanges(waiting);
    await client.indices.refresh({ index: name });
  });
  await client.indices.forcemerge({ index: name, max_num_segments: 1 });
  const { body } = await client.indices.stats({ index: name, metric: ['store'] });
  const bytes = body._all.primaries?.store?.size_in_bytes ?? Number.NaN;
  return [
    createRow('OpenSearch, filled with homes per second', homes / (ms / 1000), '/s'),
    createRow(figureNames.diskMb, bytes / 2 ** 20, 'MiB'),
    createRow(figureNames.memoryMb, sumBytes(toSnapshot(index)) / 2 ** 20, 'MiB'),
  ];
}

const sumBytes = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((sum, { length }) => sum + length, 0);

/** The best of a few tries, to leave out other load of the machine. */
async function measureBestTime(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let nth = 0; nth < tries; nth++) best = Math.min(best, await measureTime(work));
  return best;
}

async function timeKinds({ index, cluster }: Engines): Promise<BenchRow[]> {
  const finders: readonly (readonly [string, Find])[] = [
    ['memory', (query) => search(index, query)],
    ['OpenSearch', cluster.search],
  ];
  const rows: BenchRow[] = [];
  for (let warm = 0; warm < 2; warm++)
    for (const query of searchKinds.flatMap(createQueries)) for (const [, find] of finders) await find(query);
  for (const kind of searchKinds) {
    const queries = createQueries(kind);
    for (const [engine, find] of finders) {
      const times: number[] = [];
      for (const query of queries) times.push(await measureBestTime(async () => find(query)));
      rows.push(createRow(`${kind.name}, ${engine} p50`, getPercentile(times, 0.5), 'ms'));
      rows.push(createRow(`${kind.name}, ${engine} p99`, getPercentile(times, 0.99), 'ms'));
    }
  }
  const medians = rows.filter(({ name: text }) => text.endsWith('OpenSearch p50'));
  const sum = medians.reduce((total, { figure }) => total + figure, 0);
  return [...rows, createRow(figureNames.clusterWaitMs, sum / medians.length, 'ms')];
}

interface Difference {
  readonly query: Query;
  /** Homes that one engine finds and the other does not, at least. */
  readonly homes: number;
  near: number;
}

/** Totals of all queries in both engines; homes within centimetres of an edge explain a difference. */
async function countDifferences({ index, cluster }: Engines, homes: number): Promise<BenchRow[]> {
  const differences: Difference[] = [];
  let pages = 0;
  for (const query of searchKinds.flatMap(createQueries)) {
    const [here, there] = [search(index, query), await cluster.search(query)];
    if (here.total !== there.total)
      differences.push({ query, homes: Math.abs(here.total - there.total), near: 0 });
    else if (query.sort?.item !== 'distance' && here.ids.join(' ') !== there.ids.join(' ')) pages += 1;
  }
  if (differences.length > 0)
    for (const home of createHomes(seed, homes))
      for (const one of differences) if (isOnEdge(home, one.query)) one.near += 1;
  const compared = searchKinds.length * queriesPerKind;
  return [
    createRow(`totals of ${compared} that differ`, differences.length, ''),
    createRow(
      'of these, not by homes within 5 cm of an edge',
      differences.filter((one) => one.near < one.homes).length,
      '',
      0,
    ),
    createRow(`pages of ${compared} that differ with the same total`, pages, '', 0),
  ];
}

const seconds = 5;

/** Searches of all kinds per second, and the processor time of each, which other load of the machine hardly changes. */
async function countSearches({ index, cluster, pid }: Engines): Promise<BenchRow[]> {
  const lists = searchKinds.map(createQueries);
  // One of each kind, then the next of each.
  const queries = Array.from({ length: 20 }, (_, nth) => lists.flatMap((list) => list[nth] ?? [])).flat();
  const perSecond = async (find: Find, atOnce: number) => {
    let asked = 0;
    const end = performance.now() + seconds * 1000;
    const ask = async () => {
      while (performance.now() < end) await find(queries[asked++ % queries.length] ?? {});
    };
    const before = [readOwnTime(), readTime(pid)] as const;
    await Promise.all(Array.from({ length: atOnce }, ask));
    return {
      rate: asked / seconds,
      own: (readOwnTime() - before[0]) / asked,
      node: (readTime(pid) - before[1]) / asked,
    };
  };
  const memory = await perSecond((query) => search(index, query), 1);
  const far = await perSecond(cluster.search, clients);
  return [
    createRow('searches per second, memory, one thread', memory.rate, '/s'),
    createRow(`searches per second, OpenSearch, ${clients} clients`, far.rate, '/s'),
    createRow(figureNames.memorySearchMs, memory.own, 'ms'),
    createRow(figureNames.clusterSearchMs, far.node, 'ms'),
    createRow(figureNames.clusterClientMs, far.own, 'ms'),
  ];
}

const microsPerMs = 1_000;
const msPerTick = 10;
const userTime = 13;

function readOwnTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / microsPerMs;
}

/** Processor time of a process in milliseconds, as Linux counts it. */
function readTime(pid: number): number {
  const [, user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(' ')
    .slice(userTime - 1);
  return (Number(user) + Number(system)) * msPerTick;
}

/** Changes per second that each takes in, and the time until OpenSearch finds one. */
async function timeChanges({ index, cluster, client }: Engines): Promise<BenchRow[]> {
  const homes = [...createHomes(seed, changedHomes)].map((home) => ({ ...home, price: home.price + 500 }));
  const changes = homes.map(toChange(2));
  const perSecond = (ms: number) => changedHomes / (ms / 1000);
  const applied = await measureTime(async () => {
    for (const change of changes) applyChanges(index, change);
  });
  const merged = await measureTime(async () => rebuild(index));
  const saved = await measureTime(() => cluster.saveChanges(changes));
  const late = await measureTime(() => cluster.saveChanges(homes.map(toChange(1))));
  await client.indices.refresh({ index: name });
  const wrong = await countStale({ index, cluster });
  const found = await timeFinding(cluster, homes.slice(0, foundHomes));
  return [
    createRow('changes per second, memory', perSecond(applied), '/s'),
    createRow('changes per second, memory, merged into the base', perSecond(applied + merged), '/s'),
    createRow('merging 10,000 changes, memory', merged, 'ms'),
    createRow('changes per second, OpenSearch', perSecond(saved), '/s'),
    createRow('late changes refused per second, OpenSearch', perSecond(late), '/s'),
    createRow('totals that differ after the changes', wrong, '', 0),
    createRow('from a change to its being found, OpenSearch p50', getPercentile(found, 0.5), 'ms'),
    createRow('from a change to its being found, OpenSearch p99', getPercentile(found, 0.99), 'ms'),
  ];
}

/** Queries by price whose totals differ, which they would where a late change had replaced a newer one. */
async function countStale({ index, cluster }: Pick<Engines, 'index' | 'cluster'>): Promise<number> {
  let wrong = 0;
  for (let minPrice = 50_000; minPrice < 1_500_000; minPrice += 10_000) {
    const query = { minPrice, maxPrice: minPrice + 500, limit: 500 };
    const [here, there] = [search(index, query), await cluster.search(query)];
    if (here.total !== there.total || here.ids.join(' ') !== there.ids.join(' ')) wrong += 1;
  }
  return wrong;
}

async function timeFinding(cluster: Cluster, homes: readonly Home[]): Promise<number[]> {
  const times: number[] = [];
  for (const [nth, home] of homes.entries()) {
    const price = 40_000_001 + nth;
    const query = { minPrice: price, maxPrice: price, includeStc: true, limit: 1 };
    const begun = performance.now();
    await cluster.saveChanges([toChange(3)({ ...home, price })]);
    while ((await cluster.search(query)).total === 0) await giveWay();
    times.push(performance.now() - begun);
  }
  return times;
}
