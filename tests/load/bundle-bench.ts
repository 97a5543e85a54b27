import { type Bundles, buildBundles } from '../support/bundles.ts';
import type { BenchRow } from './rows.ts';
import { buildYardstick, idleMs, importMs } from './yardstick.ts';

const rounds = 12;
const bytesBudget = 900_000;
const importBudget = 80;

/** Size and import time of each function's bundle; the time is the least of several, measured in turns. */
export async function benchBundles(): Promise<BenchRow[]> {
  const bundles = await buildBundles();
  try {
    const yardstick = await buildYardstick(bundles.folder);
    const files = [yardstick, ...bundles.names.map(bundles.file)];
    const least = new Map<string, number>();
    for (let round = 0; round < rounds; round++)
      for (const file of files)
        least.set(file, Math.min(least.get(file) ?? Infinity, importMs(file, 'work')));
    const took = (file: string) => least.get(file) ?? Number.NaN;
    return rowsOf(bundles, took, Math.max(1, took(yardstick) / idleMs));
  } finally {
    bundles.remove();
  }
}

const rowsOf = (
  { names, file, bytes }: Bundles,
  took: (file: string) => number,
  busy: number,
): BenchRow[] => [
  { name: 'bundle import: this machine against an idle one', figure: busy, unit: 'times', budget: null },
  ...names.flatMap((name): BenchRow[] => [
    { name: `bundle ${name}: size`, figure: bytes(name), unit: 'bytes', budget: bytesBudget },
    { name: `bundle ${name}: import`, figure: took(file(name)) / busy, unit: 'ms', budget: importBudget },
  ]),
];
