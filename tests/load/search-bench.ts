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
} from '../../functions/finding/search/index/index.ts';
import { isFound } from '../search/brute-force.ts';
import { type BenchRow, getPercentile, formatRows } from './bench-rows.ts';
import { createHomes, searchKinds, createRandom } from './search-data.ts';

const seed = 20_261_121;
const queriesPerKind = 200;
const checkedQueries = 3;
const p50Budget = 0.3;
const p99Budget = 3;

const createQueries = (kind: (typeof searchKinds)[number]): Query[] => {
  const random = createRandom(kind.name.length + seed);
  return Array.from({ length: queriesPerKind }, () => kind.query(random));
};

const measureTime = <T>(work: () => T): { ms: number; result: T } => {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
};

const tries = 3;

/** The best of a few tries, to leave out other load of the machine. */
const measureBestTime = (work: () => unknown): number =>
  Math.min(...Array.from({ length: tries }, () => measureTime(work).ms));

const timeKinds = (index: SearchIndex, label: string): BenchRow[] =>
  searchKinds.flatMap((kind) => {
    const queries = createQueries(kind);
    for (let warm = 0; warm < 2; warm++) for (const query of queries) search(index, query);
    const times = queries.map((query) => measureBestTime(() => search(index, query)));
    const row = (name: string, figure: number, budget: number): BenchRow => ({
      name: `search ${label}: ${kind.name}, ${name}`,
      figure,
      unit: 'ms',
      budget,
    });
    return [
      row('p50', getPercentile(times, 0.5), p50Budget),
      row('p99', getPercentile(times, 0.99), p99Budget),
    ];
  });

/** The number of queries whose total differs from a count over all regenerated properties. */
const countWrongTotals = (index: SearchIndex, size: number): number => {
  const queries = searchKinds.flatMap((kind) => createQueries(kind).slice(0, checkedQueries));
  const counts = queries.map(() => 0);
  for (const home of createHomes(seed, size)) {
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

const readBytes = (path: string): Uint8Array => {
  const file = openSync(path, 'r');
  const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
  for (let at = 0; at < bytes.length;) at += readSync(file, bytes, at, bytes.length - at, at);
  closeSync(file);
  return bytes;
};

const writeChunks = (path: string, chunks: readonly Uint8Array[]): void => {
  const file = openSync(path, 'w');
  for (const chunk of chunks) writeSync(file, chunk);
  closeSync(file);
};

const loadSchema = z.object({ ms: z.number(), mebibytes: z.number() });

/** Milliseconds and MiB of memory that a new process needs to load a snapshot from a file. */
const loadSnapshot = (path: string): z.infer<typeof loadSchema> => {
  const before = process.memoryUsage().rss;
  const { ms, result } = measureTime(() => fromSnapshot(readBytes(path)));
  for (const kind of searchKinds) search(result, kind.query(createRandom(seed)));
  return { ms, mebibytes: (process.memoryUsage().rss - before) / 2 ** 20 };
};

const loadInChild = (path: string): z.infer<typeof loadSchema> => {
  const output = execFileSync(process.execPath, [import.meta.filename, '--load', path], { encoding: 'utf8' });
  return loadSchema.parse(JSON.parse(output));
};

const batchSize = 1000;
const batchCount = 10;

/** Milliseconds to apply a change, and to search while changes wait for a rebuild. */
const timeChanges = (index: SearchIndex, label: string): BenchRow[] => {
  const homes = [...createHomes(seed + 1, batchSize * batchCount)];
  const times = Array.from({ length: batchCount }, (_, batch) =>
    measureTime(() => {
      for (const home of homes.slice(batch * batchSize, (batch + 1) * batchSize)) {
        applyChanges(index, { id: home.id, version: 2, home });
      }
    }),
  );
  const best = Math.min(...times.map(({ ms }) => ms));
  return [
    { name: `search ${label}: one change`, figure: best / batchSize, unit: 'ms', budget: 0.1 },
    ...timeKinds(index, `${label} + ${batchSize * batchCount} changes`).map((row) => ({
      ...row,
      budget: null,
    })),
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
    const built = measureTime(() => createIndex(createHomes(seed, size), 1));
    writeChunks(path, toSnapshot(built.result));
    const loads = Array.from({ length: tries }, () => loadInChild(path));
    const fastest = Math.min(...loads.map(({ ms }) => ms));
    const mebibytes = Math.max(...loads.map((load) => load.mebibytes));
    const index = fromSnapshot(readBytes(path));
    const millions = size / 1e6;
    return [
      row('homes made and index built', built.ms, 'ms', null),
      row('snapshot', statSync(path).size / 2 ** 20, 'MiB', 10 + 300 * millions),
      row('snapshot read and loaded', fastest, 'ms', 50 + 500 * millions),
      row('memory of a fresh process', mebibytes, 'MiB', 60 + 400 * millions),
      ...timeKinds(index, label),
      row(`wrong totals of ${searchKinds.length * checkedQueries}`, countWrongTotals(index, size), '', 0),
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
      console.log(formatRows(benchSearch([size])));
  }
}
