import { toQueryAt } from '../../functions/saved-searches/domain/filter-query.ts';
import { listCellsOfHome } from '../../functions/saved-searches/domain/search-cells.ts';
import { createMatcher } from '../../functions/saved-searches/domain/home-matcher.ts';
import {
  createBoundsTest,
  createSearchRows,
  type SearchRow,
} from '../../functions/saved-searches/domain/search-row.ts';
import { selectCandidates } from '../../functions/saved-searches/domain/select-candidates.ts';
import type { Home, Query } from '../../functions/search/index/index.ts';
import { isFound } from '../search/brute-force.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { createHomes, createRandom } from './search-data.ts';

const seed = 20_261_123;
const searches = 1_000_000;
const changedHomes = 300;
/** Homes whose matches are compared with a look at every search. */
const checkedHomes = 5;
const p99Budget = 10;
const now = new Date('2026-11-23T09:00:00.000Z');
const owner = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const radii = [0.5, 1, 1, 3, 3, 5, 10];

const toSearchId = (place: number) => `sch_${String(place).padStart(26, '0')}` as const;

/** What people save: mostly a place where homes are, with a price, rooms and kinds; one in a hundred without a place. */
function* createQueries(around: readonly Home[]): Generator<Query> {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  for (let made = 0; made < searches; made++) {
    const centre = pick(around);
    if (!centre) return;
    const kind = random();
    const { lat, lng, outcode } = centre;
    const half = 0.02 + random() * 0.05;
    yield {
      ...(kind < 0.85 && { circle: { lat, lng, miles: pick(radii) ?? 3 } }),
      ...(kind >= 0.85 && kind < 0.94 && { outcodes: [outcode] }),
      ...(kind >= 0.94 &&
        kind < 0.99 && { box: { west: lng - half, south: lat - half, east: lng + half, north: lat + half } }),
      maxPrice: Math.ceil((centre.price * (0.8 + random())) / 5_000) * 5_000,
      ...(random() < 0.7 && { minBeds: Math.max(1, centre.beds - (random() < 0.5 ? 1 : 0)) }),
      ...(random() < 0.4 && { types: [centre.type] }),
      ...(random() < 0.2 && { flags: ['parking'] as const }),
    };
  }
}

interface Rows {
  readonly all: readonly Query[];
  readonly cells: ReadonlyMap<string, readonly SearchRow[]>;
}

/** The rows of all searches by their cells, in the order of the highest price, as the table has them. */
function createRows(around: readonly Home[]): Rows {
  const all: Query[] = [];
  const cells = new Map<string, SearchRow[]>();
  for (const query of createQueries(around)) {
    const id = toSearchId(all.length);
    all.push(query);
    const [first, ...others] = createSearchRows({ id, ownerId: owner }, { query });
    if (!first) continue;
    // The rows of one search share everything but the cell.
    for (const cell of [first.cell, ...others.map((row) => row.cell)]) {
      const known = cells.get(cell);
      if (known) known.push(first);
      else cells.set(cell, [first]);
    }
  }
  for (const rows of cells.values()) rows.sort((a, b) => b.maxPrice - a.maxPrice);
  return { all, cells };
}

/** The rows that the queries of the table return for a home. */
function listRows({ cells }: Rows, home: Home): SearchRow[] {
  const found: SearchRow[] = [];
  const isWithinBounds = createBoundsTest(home);
  for (const cell of listCellsOfHome(home))
    for (const row of cells.get(cell) ?? []) {
      if (row.maxPrice < home.price) break;
      if (isWithinBounds(row)) found.push(row);
    }
  return found;
}

const findCandidates = (rows: Rows, home: Home): SearchRow[] =>
  selectCandidates(listRows(rows, home), home, now);

/** The searches that find a home, which each candidate decides for itself. */
function findMatches(rows: Rows, home: Home): Query[] {
  const isMatch = createMatcher(home);
  return findCandidates(rows, home).flatMap(({ searchId }) => {
    const query = rows.all[Number(searchId.slice('sch_'.length))];
    return query && isMatch(toQueryAt({ query }, now)) ? [query] : [];
  });
}

/** Homes whose matches differ from those of a look at every search. */
const countWrong = (rows: Rows, homes: readonly Home[]): number =>
  homes.filter((home) => {
    const expected = rows.all.filter((query) => isFound(home, toQueryAt({ query }, now))).length;
    return findMatches(rows, home).length !== expected;
  }).length;

const tries = 5;

/** The best of a few tries in milliseconds, by the clock and of the processor, to leave out other load. */
function measureBestTime(work: () => unknown): { readonly wall: number; readonly processor: number } {
  let [wall, processor] = [Infinity, Infinity];
  for (let nth = 0; nth < tries; nth++) {
    const [begun, used] = [performance.now(), process.threadCpuUsage()];
    work();
    const { user, system } = process.threadCpuUsage(used);
    wall = Math.min(wall, performance.now() - begun);
    processor = Math.min(processor, (user + system) / 1_000);
  }
  return { wall, processor };
}

/** `npm run bench -- alerts`: a million saved searches, and the time in which a changed home finds its own. */
export function benchAlerts(): BenchRow[] {
  const around = [...createHomes(seed, 20_000)];
  const rows = createRows(around);
  const homes = [...createHomes(seed + 1, changedHomes)].map(
    (home) => ({ ...home, status: 'live' }) as const,
  );
  for (const home of homes.slice(0, 50)) findCandidates(rows, home);
  const times = homes.map((home) => measureBestTime(() => findCandidates(rows, home)));
  const wall = times.map((time) => time.wall);
  const processor = times.map((time) => time.processor);
  const read = homes.map((home) => listRows(rows, home).length);
  const candidates = homes.map((home) => findCandidates(rows, home).length);
  const largest = Math.max(...Array.from(rows.cells.values(), ({ length }) => length));
  const row = (name: string, figure: number, unit: string, budget: number | null = null): BenchRow => ({
    name: `alerts, a million searches: ${name}`,
    figure,
    unit,
    budget,
  });
  return [
    row('a changed home, p50', getPercentile(wall, 0.5), 'ms'),
    row('a changed home, p99', getPercentile(wall, 0.99), 'ms', p99Budget),
    row('a changed home, processor time, p99', getPercentile(processor, 0.99), 'ms'),
    row('rows returned, p99', getPercentile(read, 0.99), 'rows'),
    row('searches asked in full, p99', getPercentile(candidates, 0.99), 'rows'),
    row('rows of the largest cell', largest, 'rows'),
    row(
      `homes of ${checkedHomes} whose matches are not those of brute force`,
      countWrong(rows, homes.slice(0, checkedHomes)),
      '',
      0,
    ),
  ];
}
