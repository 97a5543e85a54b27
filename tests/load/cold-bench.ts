import { createFeedRow, FeedRow } from '../../functions/finding/search/domain/feed-row.ts';
import { applyChanges, createIndex, rebuild } from '../../functions/finding/search/index/index.ts';
import { createProperty as onSale, noon } from '../properties/property-examples.ts';
import type { BenchRow } from './bench-rows.ts';
import { runOnMeteredCloud } from './own-cloud.ts';
import { createHomes } from './search-data.ts';
import { storeSnapshot } from './search-snapshot.ts';

const seed = 20_261_121;
/** Rows that are parsed and applied to measure how quickly an index follows its feed. */
const followedRows = 10_000;

/**
 * `npm run bench -- cold`: the first calls to the search of a local cloud that has a snapshot of so many homes and no
 * function in memory, and how quickly a function reads rows of the feed.
 */
export function benchCold(homes: number): Promise<BenchRow[]> {
  return runOnMeteredCloud(async (cloud) => {
    const label = `cold search ${homes.toLocaleString('en-GB')}`;
    const row = (name: string, figure: number, unit: string): BenchRow => ({
      name: `${label}: ${name}`,
      figure,
      unit,
      budget: null,
    });
    const timed = async (path: string) => {
      const begun = performance.now();
      const answer = await fetch(cloud.origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - begun;
    };
    const bytes = await storeSnapshot(cloud, createIndex(createHomes(seed, homes), Date.now() * 1_000));
    // The same function, which needs no index for two letters.
    const started = await timed('/api/places?q=le');
    const path = '/api/search-properties?min_price=1&max_price=2';
    const loaded = await timed(path);
    return [
      row('snapshot', bytes / 2 ** 20, 'MiB'),
      row('function loaded', started, 'ms'),
      row('first search, snapshot read and loaded', loaded, 'ms'),
      row('second search', await timed(path), 'ms'),
      ...measureFollowing().map((one) => ({ ...one, name: `${label}: ${one.name}` })),
    ];
  });
}

/** The processor's part of following the feed: parsing rows and applying them. The table's part comes on top. */
function measureFollowing(): BenchRow[] {
  const sample = createFeedRow(onSale(), 1, noon);
  const rows = [...createHomes(seed + 1, followedRows)].map((home) => ({
    ...sample,
    propertyId: home.id,
    home,
  }));
  const index = createIndex([]);
  const begun = performance.now();
  for (const [nth, one] of rows.entries()) {
    const { propertyId: id, home } = FeedRow.parse(one);
    applyChanges(index, { id, version: nth + 1, home: home ?? undefined });
  }
  const ms = performance.now() - begun;
  rebuild(index);
  return [
    {
      name: 'bytes of a row of the feed',
      figure: JSON.stringify(rows[0]).length,
      unit: 'bytes',
      budget: null,
    },
    {
      name: 'rows parsed and applied per second',
      figure: followedRows / (ms / 1000),
      unit: '/s',
      budget: null,
    },
  ];
}
