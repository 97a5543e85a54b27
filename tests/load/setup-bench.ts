import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Program, startProgram } from '../support/program.ts';
import type { BenchRow } from './bench-rows.ts';

const root = resolve(import.meta.dirname, '../..');
const megabyte = 1024 ** 2;
const sampleMilliseconds = 2_000;
const demoHomes = 300;
const firstHomes = 40;

const row = (name: string, figure: number, unit: string, budget: number | null): BenchRow => ({
  name: `setup: ${name}`,
  figure,
  unit,
  // Memory that can't be measured here is over no budget.
  budget: Number.isNaN(figure) ? null : budget,
});

/**
 * What a newcomer waits for and gives room to: a clone of the last commit, in a folder with a name that shells trip over,
 * is installed with the npm cache as it is, started, left alone until its demo is complete, and started again.
 */
export async function benchSetup(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-setup-'));
  const clone = join(folder, 'my gäble 100% #1');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-local', root, clone], { stdio: 'inherit' });
    const installing = performance.now();
    execFileSync('npm', ['ci'], { cwd: clone, stdio: 'inherit', shell: process.platform === 'win32' });
    const installSeconds = getSeconds(installing);
    const { bytes, files } = measureFolder(clone);
    return [
      row('npm ci', installSeconds, 's', 60),
      row('on disk', bytes / megabyte, 'MB', 800),
      row('files', files, '', 45_000),
      ...(await measureFirstStart(clone, installSeconds)),
      ...(await measureNextStart(clone)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const getSeconds = (since: number): number => (performance.now() - since) / 1000;

function startSite(clone: string): Program {
  return startProgram(join(clone, 'infra/local/main.ts'), {
    PORT: '0',
    NODE_COMPILE_CACHE: join(clone, 'node_modules/.cache/node'),
  });
}

async function endSite(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  await program.ended;
}

async function measureFirstStart(clone: string, installSeconds: number): Promise<BenchRow[]> {
  const starting = performance.now();
  const program = startSite(clone);
  try {
    const [, origin = ''] = await program.until(/site +(http:\S+)/);
    const readySeconds = getSeconds(starting);
    const readyMegabytes = measureMemory(program.child.pid);
    const asking = performance.now();
    await (await fetch(`${origin}/listing`)).text();
    const pageSeconds = getSeconds(asking);
    const ready = performance.now();
    const memory = followMemory(program.child.pid);
    const firstSeconds = program.until(new RegExp(`demo: ${firstHomes} of`)).then(() => getSeconds(ready));
    await program.until(/the demo is complete/);
    const demoSeconds = getSeconds(ready);
    const most = await memory.end();
    return [
      row('ready, with the install', installSeconds + readySeconds, 's', 90),
      row('first start until ready', readySeconds, 's', null),
      row('first page of results', pageSeconds, 's', 1),
      row('memory when ready', readyMegabytes, 'MB', 700),
      row(`${firstHomes} homes`, await firstSeconds, 's', 15),
      row(`${demoHomes} homes`, demoSeconds, 's', 90),
      row('most memory while the demo is written', most, 'MB', 1_000),
      row('memory with the demo', measureMemory(program.child.pid), 'MB', 1_000),
    ];
  } finally {
    await endSite(program);
  }
}

async function measureNextStart(clone: string): Promise<BenchRow[]> {
  const starting = performance.now();
  const program = startSite(clone);
  try {
    await program.until(/site +(http:\S+)/);
    return [row('next start until ready', getSeconds(starting), 's', 3)];
  } finally {
    await endSite(program);
  }
}

function measureFolder(folder: string): { readonly bytes: number; readonly files: number } {
  let bytes = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    // Blocks of half a kilobyte, as `du` counts: small files take more room than their length.
    const { blocks, size } = statSync(join(entry.parentPath, entry.name));
    bytes += process.platform === 'win32' ? size : blocks * 512;
  }
  return { bytes, files };
}

/** Megabytes of a process and all that it started, with shared pages counted once; not a number off Linux. */
function measureMemory(pid: number | undefined): number {
  const rollup = readProcessFile(`/proc/${pid}/smaps_rollup`);
  if (pid === undefined || rollup === '') return Number.NaN;
  const own = Number(/^Pss: +(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readProcessFile(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.reduce((sum, child) => sum + (measureMemory(child) || 0), own);
}

/** Empty once the process or thread has ended. */
function readProcessFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Looks at the memory every few seconds; `end` resolves with the most. */
function followMemory(pid: number | undefined): { readonly end: () => Promise<number> } {
  const stop = new AbortController();
  let most = 0;
  const look = async () => {
    while (!stop.signal.aborted) {
      most = Math.max(most, measureMemory(pid));
      await delay(sampleMilliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
    }
    return most;
  };
  const looking = look();
  return {
    end: () => {
      stop.abort();
      return looking;
    },
  };
}
