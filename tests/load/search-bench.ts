import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import {
  applyChanges,
  createIndex,
  fromSnapshot,
  type Query,
  search,
  type SearchIndex,
  toSnapshot,
} from '../../functions/search/index/index.ts';
import { isFound } from '../search/brute-force.ts';
import { type BenchRow, percentile, table } from './rows.ts';
import { homesFrom, KINDS, randomFrom } from './search-data.ts';

const SEED = 20_261_121;
const QUERIES = 200;
const CHECKED = 3;
const P50_BUDGET = 0.3;
const P99_BUDGET = 3;

const queriesOf = (kind: (typeof KINDS)[number]): Query[] => {
  const random = randomFrom(kind.name.length + SEED);
  return Array.from({ length: QUERIES }, () => kind.query(random));
};

const timed = <T>(work: () => T): { ms: number; result: T } => {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
};

const TRIES = 3;

/** The best of a few tries, to leave out other load of the machine. */
const bestTime = (work: () => unknown): number =>
  Math.min(...Array.from({ length: TRIES }, () => timed(work).ms));

const timeKinds = (index: SearchIndex, label: string): BenchRow[] =>
  KINDS.flatMap((kind) => {
    const queries = queriesOf(kind);
    for (let warm = 0; warm < 2; warm++) for (const query of queries) search(index, query);
    const times = queries.map((query) => bestTime(() => search(index, query)));
    const row = (name: string, figure: number, budget: number): BenchRow => ({
      name: `search ${label}: ${kind.name}, ${name}`,
      figure,
      unit: 'ms',
      budget,
    });
    return [row('p50', percentile(times, 0.5), P50_BUDGET), row('p99', percentile(times, 0.99), P99_BUDGET)];
  });

/** The number of queries whose total differs from a count over all regenerated properties. */
const wrongTotals = (index: SearchIndex, size: number): number => {
  const queries = KINDS.flatMap((kind) => queriesOf(kind).slice(0, CHECKED));
  const counts = queries.map(() => 0);
  for (const home of homesFrom(SEED, size)) {
    queries.forEach((query, i) => {
      const { words = '', ...rest } = query;
      // The generated words are plain, so a substring search is enough.
      const text = ` ${home.text} `;
      if (!words.split(' ').every((word) => text.includes(word === '' ? '' : ` ${word} `))) return;
      if (isFound(home, rest)) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  return queries.filter((query, i) => search(index, query).total !== counts[i]).length;
};

const bytesIn = (path: string): Uint8Array => {
  const file = openSync(path, 'r');
  const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
  for (let at = 0; at < bytes.length;) at += readSync(file, bytes, at, bytes.length - at, at);
  closeSync(file);
  return bytes;
};

const write = (path: string, chunks: readonly Uint8Array[]): void => {
  const file = openSync(path, 'w');
  for (const chunk of chunks) writeSync(file, chunk);
  closeSync(file);
};

const loadSchema = z.object({ ms: z.number(), mebibytes: z.number() });

/** Milliseconds and MiB of memory that a new process needs to load a snapshot from a file. */
const loadSnapshot = (path: string): z.infer<typeof loadSchema> => {
  const before = process.memoryUsage().rss;
  const { ms, result } = timed(() => fromSnapshot(bytesIn(path)));
  for (const kind of KINDS) search(result, kind.query(randomFrom(SEED)));
  return { ms, mebibytes: (process.memoryUsage().rss - before) / 2 ** 20 };
};

const loadInChild = (path: string): z.infer<typeof loadSchema> => {
  const output = execFileSync(process.execPath, [import.meta.filename, '--load', path], { encoding: 'utf8' });
  return loadSchema.parse(JSON.parse(output));
};

const BATCH = 1000;
const BATCHES = 10;

/** Milliseconds to apply a change, and to search while changes wait for a rebuild. */
const timeChanges = (index: SearchIndex, label: string): BenchRow[] => {
  const homes = [...homesFrom(SEED + 1, BATCH * BATCHES)];
  const times = Array.from({ length: BATCHES }, (_, batch) =>
    timed(() => {
      for (const home of homes.slice(batch * BATCH, (batch + 1) * BATCH)) {
        applyChanges(index, { id: home.id, version: 2, home });
      }
    }),
  );
  const best = Math.min(...times.map(({ ms }) => ms));
  return [
    { name: `search ${label}: one change`, figure: best / BATCH, unit: 'ms', budget: 0.1 },
    ...timeKinds(index, `${label} + ${BATCH * BATCHES} changes`).map((row) => ({ ...row, budget: null })),
  ];
};

const benchSize = (size: number): BenchRow[] => {
  const label = size.toLocaleString('en-GB');
  const row = (name: string, figure: number, unit: string, budget: number | null): BenchRow => ({
    name: `search ${label}: ${name}`,
    figure,
    unit,
    budget,
  });
  const folder = mkdtempSync(join(tmpdir(), 'gable-search-'));
  try {
    const path = join(folder, 'snapshot');
    const built = timed(() => createIndex(homesFrom(SEED, size), 1));
    write(path, toSnapshot(built.result));
    const loads = Array.from({ length: TRIES }, () => loadInChild(path));
    const fastest = Math.min(...loads.map(({ ms }) => ms));
    const mebibytes = Math.max(...loads.map((load) => load.mebibytes));
    const index = fromSnapshot(bytesIn(path));
    const millions = size / 1e6;
    return [
      row('homes made and index built', built.ms, 'ms', null),
      row('snapshot', statSync(path).size / 2 ** 20, 'MiB', 10 + 300 * millions),
      row('snapshot read and loaded', fastest, 'ms', 50 + 500 * millions),
      row('memory of a fresh process', mebibytes, 'MiB', 60 + 400 * millions),
      ...timeKinds(index, label),
      row(`wrong totals of ${KINDS.length * CHECKED}`, wrongTotals(index, size), '', 0),
      ...timeChanges(index, label),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Measures the index in process at each size; nothing else should run at the same time. */
export function benchSearch(sizes: readonly number[]): BenchRow[] {
  return sizes.flatMap(benchSize);
}

if (import.meta.main) {
  const [first, path, ...rest] = process.argv.slice(2);
  if (first === '--load' && path !== undefined) console.log(JSON.stringify(loadSnapshot(path)));
  else {
    const sizes = [first, path, ...rest].filter((size) => size !== undefined).map(Number);
    for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000])
      console.log(table(benchSearch([size])));
  }
}
