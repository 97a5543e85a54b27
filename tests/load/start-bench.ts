import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../support/program.ts';
import type { BenchRow } from './rows.ts';

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

/** The first start may build the site; the least of the next ones counts. */
export async function benchStart(): Promise<BenchRow[]> {
  const first = await startOnce();
  const next: number[] = [];
  for (let nth = 0; nth < tries; nth++) next.push(await startOnce());
  return [
    { name: 'start of the local cloud: first', figure: first, unit: 'ms', budget: null },
    { name: 'start of the local cloud: next, least', figure: Math.min(...next), unit: 'ms', budget },
  ];
}
