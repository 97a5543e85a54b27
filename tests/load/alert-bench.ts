import { toQueryAt } from '../../functions/finding/saved-searches/domain/filter-query.ts';
import { createRowMatcher } from '../../functions/finding/saved-searches/domain/row-matcher.ts';
import { createSearchMatcher } from '../../functions/finding/saved-searches/domain/search-matcher.ts';
import type { SearchRow } from '../../functions/finding/saved-searches/domain/search-row.ts';
import type { Home } from '../../functions/finding/search/index/index.ts';
import { isFound } from '../search/brute-force.ts';
import {
  createQueries,
  createSavedRows,
  getQuery,
  listRows,
  type SavedRows,
  toParameters,
} from './alert-searches.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { createHomes } from './search-data.ts';

const seed = 20_261_123;
const searches = 1_000_000;
const changedHomes = 300;
/** Homes whose matches are compared with a look at every search. */
const checkedHomes = 5;
const p99Budget = 10;
const now = new Date('2026-11-23T09:00:00.000Z');

interface FoundSearches {
  readonly rows: number;
  /** Searches whose own parameters were read, as their rows were not sure. */
  readonly read: number;
  readonly matches: readonly SearchRow[];
}

/** The searches that find a home, every check included. */
function findMatches(saved: SavedRows, home: Home): FoundSearches {
  const answer = createRowMatcher(home, now);
  const finds = createSearchMatcher(home, now);
  const rows = listRows(saved, home);
  let read = 0;
  const matches: SearchRow[] = [];
  for (const row of rows) {
    const given = answer(row);
    if (given === 'misses') continue;
    if (given === 'unsure') read += 1;
    if (given === 'finds' || finds(given, toParameters(getQuery(saved, row)))) matches.push(row);
  }
  return { rows: rows.length, read, matches };
}

/** Homes whose matches are not those of a look at every search. */
const countWrong = (saved: SavedRows, homes: readonly Home[]): number =>
  homes.filter((home) => {
    const expected = new Set(saved.all.filter((query) => isFound(home, toQueryAt({ query }, now))));
    const { matches } = findMatches(saved, home);
    return matches.length !== expected.size || matches.some((row) => !expected.has(getQuery(saved, row)));
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
  const saved = createSavedRows(createQueries(around, { seed, count: searches }));
  const homes = [...createHomes(seed + 1, changedHomes)].map(
    (home) => ({ ...home, status: 'live' }) as const,
  );
  for (const home of homes.slice(0, 50)) findMatches(saved, home);
  const times = homes.map((home) => measureBestTime(() => findMatches(saved, home)));
  const found = homes.map((home) => findMatches(saved, home));
  const largest = Math.max(...Array.from(saved.cells.values(), ({ length }) => length));
  const row = (name: string, figure: number, unit: string, budget: number | null = null): BenchRow => ({
    name: `alerts, a million searches: ${name}`,
    figure,
    unit,
    budget,
  });
  const wall = times.map((time) => time.wall);
  const count = (of: (one: FoundSearches) => number): number => getPercentile(found.map(of), 0.99);
  return [
    row('a home against all rows, every check, p50', getPercentile(wall, 0.5), 'ms'),
    row('a home against all rows, every check, p99', getPercentile(wall, 0.99), 'ms', p99Budget),
    row('the same, longest of all homes', Math.max(...wall), 'ms'),
    row(
      'the same, processor time, p99',
      getPercentile(
        times.map((time) => time.processor),
        0.99,
      ),
      'ms',
    ),
    row(
      'rows that the table returns, p99',
      count(({ rows }) => rows),
      'rows',
    ),
    row(
      'searches that find the home, p99',
      count(({ matches }) => matches.length),
      'rows',
    ),
    row(
      'searches read as their rows were not sure, p99',
      count(({ read }) => read),
      'rows',
    ),
    row('rows of the largest cell', largest, 'rows'),
    row(
      `homes of ${checkedHomes} whose matches are not those of brute force`,
      countWrong(saved, homes.slice(0, checkedHomes)),
      '',
      0,
    ),
  ];
}
