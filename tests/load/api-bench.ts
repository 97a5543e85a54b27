import * as z from 'zod';
import { createIndex, type Query, search } from '../../functions/finding/search/index/index.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import { toApiPath } from './api-queries.ts';
import { autocannon } from './autocannon.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { runOnMeteredCloud } from './own-cloud.ts';
import { createHomes, searchKinds, createRandom } from './search-data.ts';
import { storeHomes } from './search-feed.ts';
import { storeSnapshot } from './search-snapshot.ts';

const seed = 20_261_121;
const queriesPerKind = 20;
const tries = 5;
const seconds = 3;
const connections = 8;
/** A search's time relative to the plainest page with as many cards, measured in turns. */
const ratioBudget = 4;
const plainest = '/api/all-properties?per_page=24';

const kinds = searchKinds.map(({ name, query }) => {
  const random = createRandom(name.length + seed);
  const queries = Array.from({ length: queriesPerKind }, () => toApiQuery(query(random)));
  return { name, queries };
});

/** The API returns at most 48 ids, so a query for 500 becomes a map query. */
function toApiQuery(query: Query): Query {
  const { limit = 0, ...rest } = query;
  return limit > 48 ? { ...rest, limit: 48, clusters: { zoom: 12 } } : query;
}

/**
 * The ten kinds of search through the local cloud's gateway, function and table: latency, and calls per
 * second.
 */
export function benchApi(size: number): Promise<BenchRow[]> {
  const label = `api ${size.toLocaleString('en-GB')}`;
  return runOnMeteredCloud(async (cloud) => {
    const totals = await fillCloud(cloud, size);
    const rows: BenchRow[] = [];
    for (const { name, queries } of kinds) {
      const times = await measureCalls(cloud, [...queries.map(toApiPath), ...queries.map(() => plainest)]);
      const [p50, p99] = [0.5, 0.99].map((share) => getPercentile(times.slice(0, queriesPerKind), share));
      const plain = getPercentile(times.slice(queriesPerKind), 0.5);
      const row = (what: string, figure = NaN, unit: string, budget: number | null = null): BenchRow => ({
        name: `${label}: ${name}, ${what}`,
        figure,
        unit,
        budget,
      });
      rows.push(row('p50', p50, 'ms'), row('p99', p99, 'ms'));
      rows.push(row('p50 against the plainest page', (p50 ?? NaN) / plain, 'times', ratioBudget));
    }
    const paths = kinds.flatMap(({ queries }) => queries.map(toApiPath));
    return [
      ...rows,
      {
        name: `${label}: wrong pages of ${paths.length}`,
        figure: await countWrong(cloud, paths, totals),
        unit: '',
        budget: 0,
      },
      {
        name: `${label}: calls per second, ${connections} at a time`,
        figure: await measureThroughput(cloud, paths),
        unit: '/s',
        budget: null,
      },
    ];
  });
}

/** Writes the search's snapshot and the cards of all properties that the queries show; returns the totals. */
async function fillCloud(cloud: TestCloud, size: number): Promise<number[]> {
  const position = Date.now() * 1000;
  const index = createIndex(createHomes(seed, size), position);
  const found = kinds.flatMap(({ queries }) => queries.map((query) => search(index, query)));
  const shown = new Set(found.flatMap(({ ids }) => ids));
  const homes = [...createHomes(seed, size)].filter(({ id }) => shown.has(id));
  // Position 1 is before the snapshot's, so the feed does not return them again.
  await storeHomes(cloud, homes, 1);
  await storeSnapshot(cloud, index);
  return found.map(({ total }) => total);
}

/** Milliseconds of each call, the least of a few tries; the first round warms up. */
async function measureCalls({ origin }: TestCloud, paths: readonly string[]): Promise<number[]> {
  const best = paths.map(() => Infinity);
  for (let nth = 0; nth <= tries; nth++)
    for (const [i, path] of paths.entries()) {
      const begun = performance.now();
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (nth > 0) best[i] = Math.min(best[i] ?? Infinity, performance.now() - begun);
    }
  return best;
}

const Answer = z.object({
  total: z.int(),
  per_page: z.int(),
  page: z.int(),
  properties: z.array(z.unknown()),
});

async function countWrong(
  { origin }: TestCloud,
  paths: readonly string[],
  totals: readonly number[],
): Promise<number> {
  let count = 0;
  for (const [i, path] of paths.entries()) {
    const { total, page, per_page, properties } = Answer.parse(await (await fetch(origin + path)).json());
    const shown = Math.min(per_page, Math.max(0, total - (page - 1) * per_page));
    if (total !== totals[i] || properties.length !== shown) count += 1;
  }
  return count;
}

/** The first run starts as many workers as the function takes; the second counts. */
async function measureThroughput(cloud: TestCloud, paths: readonly string[]): Promise<number> {
  const requests = paths.map((path) => ({ path }));
  let perSecond = 0;
  for (const duration of [seconds, seconds]) {
    const made = await autocannon({ url: cloud.origin, connections, duration, requests });
    if (made.non2xx > 0) throw new Error(`${made.non2xx} calls failed`);
    perSecond = made.requests.average;
    await cloud.idle();
  }
  return perSecond;
}
