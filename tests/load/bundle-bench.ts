import { type Bundles, buildBundles } from '../support/bundles.ts';
import type { BenchRow } from './bench-rows.ts';
import { buildYardstick, idleImportMs, measureImport } from './yardstick.ts';

const rounds = 12;
/** As `tests/infra/bundles.test.ts`; the goal of 900 kB is out of reach with ElectroDB and the SDK (decision 102). */
const bytesBudget = 1_140_000;
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
        least.set(file, Math.min(least.get(file) ?? Infinity, measureImport(file, 'work')));
    const took = (file: string) => least.get(file) ?? Number.NaN;
    return toRows(bundles, took, Math.max(1, took(yardstick) / idleImportMs));
  } finally {
    bundles.remove();
  }
}

const toRows = (
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
