import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../support/program.ts';
import type { BenchRow } from './bench-rows.ts';
import { buildYardstick, idleImportMs, measureImport } from './yardstick.ts';

const tries = 4;
const budget = 4_000;

/** Milliseconds until the local cloud answers, from an empty folder and without the demo. */
async function startOnce(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-start-'));
  const begun = performance.now();
  const program = startProgram('infra/local/main.ts', { GABLE_DATA: folder, PORT: '0' }, ['--no-demo']);
  try {
    const [, origin = ''] = await program.until(/site +(http:\S+)/);
    await (await fetch(`${origin}/_local/health`)).json();
    return performance.now() - begun;
  } finally {
    program.child.kill('SIGTERM');
    await program.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The first start may build the site, so the least of the later ones counts. */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-yardstick-'));
  const yardstick = await buildYardstick(folder);
  const first = await startOnce();
  const starts: number[] = [];
  const imports: number[] = [];
  for (let nth = 0; nth < tries; nth++) {
    starts.push(await startOnce());
    imports.push(measureImport(yardstick, 'wall'), measureImport(yardstick, 'wall'));
  }
  rmSync(folder, { recursive: true });
  const least = Math.min(...starts);
  const busy = Math.max(1, Math.min(...imports) / idleImportMs);
  const row = (what: string, figure: number, unit: string, limit: number | null): BenchRow => ({
    name: `start of the local cloud: ${what}`,
    figure,
    unit,
    budget: limit,
  });
  return [
    row('first', first, 'ms', null),
    row('next', least, 'ms', null),
    row('this machine against an idle one', busy, 'times', null),
    row('next, on an idle machine', least / busy, 'ms', budget),
  ];
}
