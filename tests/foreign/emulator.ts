import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, loopback } from '@gable/local-cloud';
import { openPythonEnvironment } from '../support/python-environment.ts';

export const folder = resolve(import.meta.dirname, '../../.gable/foreign');
const requirements = join(import.meta.dirname, 'requirements.txt');
const startSeconds = 30;

export interface Emulator {
  readonly endpoint: string;
  /** Ends the emulator and all that it started; one that was found running goes on. */
  readonly close: () => void;
}

/** The emulator at `AWS_ENDPOINT_URL` where that is set; else a MiniStack of our own. */
export async function openEmulator(): Promise<Emulator> {
  const found = process.env['AWS_ENDPOINT_URL'];
  return found === undefined ? startMiniStack() : { endpoint: found, close: () => undefined };
}

async function startMiniStack(): Promise<Emulator> {
  const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const programs = openPythonEnvironment(join(folder, `ministack-${hash}`), [
    '--require-hashes',
    '--requirement',
    requirements,
  ]);
  // Outside of the project, whose package.json would make modules of the functions' code.
  const state = mkdtempSync(join(tmpdir(), 'gable-foreign-'));
  const port = await findFreePort();
  const output = openSync(join(folder, 'emulator.log'), 'w');
  const child = spawn(join(programs, 'python'), [join(import.meta.dirname, 'emulator.py')], {
    cwd: state,
    // It ends when the pipe closes, so also after a kill of this process.
    stdio: ['pipe', output, output],
    // A group of its own: Ctrl-C reaches this process alone, and a kill of the group all workers.
    detached: true,
    env: {
      ...process.env,
      // Its workers are the `node` of the path, and find in `NODE_PATH` the native code of this machine.
      PATH: `${dirname(process.execPath)}:${programs}:${process.env['PATH']}`,
      NODE_PATH: resolve(import.meta.dirname, '../../node_modules'),
      BIND_HOST: loopback,
      GATEWAY_PORT: String(port),
      MINISTACK_HOST: 'localhost',
      MINISTACK_REGION: 'us-east-1',
      TMPDIR: state,
      // A hundred idle processes of functions take 10 GB.
      LAMBDA_WARM_TTL_SECONDS: '60',
      IOT_MTLS_ENABLED: '0',
      SFTP_ENABLED: '0',
    },
  });
  const close = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  };
  const endpoint = `http://${loopback}:${port}`;
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${endpoint}/_ministack/ready`).catch(() => undefined);
    if (answer?.ok) return { endpoint, close };
  }
  close();
  throw new Error(`MiniStack did not start: ${join(folder, 'emulator.log')} says why`);
}
