import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@gable/local-cloud';
import { folder } from './programs.ts';

/** The site of the journeys, or one that runs already at `E2E_PORT`. */
export interface RunningSite {
  readonly origin: string;
  readonly port: number;
  readonly close: () => void;
}

const startMs = 600_000;

export async function openSite(): Promise<RunningSite> {
  const given = process.env['E2E_PORT'];
  if (given !== undefined)
    return { origin: `http://localhost:${given}`, port: Number(given), close: () => undefined };
  const port = await findFreePort();
  const child = spawn(process.execPath, ['tests/e2e/site.ts'], {
    env: { ...process.env, PORT: String(port), GABLE_DATA: join(folder, 'site') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => void child.kill('SIGTERM');
  process.once('exit', close);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('The site did not start')), startMs);
  child.once('exit', () => reject(new Error('The site ended')));
  // Its last line: it answers before its first people and homes are there.
  createInterface(child.stdout).on('line', (line) => line.startsWith('mails, events') && resolve());
  await promise;
  clearTimeout(timer);
  return { origin: `http://localhost:${port}`, port, close };
}
