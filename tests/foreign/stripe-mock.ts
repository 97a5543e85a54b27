import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, loopback } from '@gable/local-cloud';
import { folder } from './emulator.ts';

/** With the description of Stripe's API of its day; Go checks the sum of the module. */
const version = 'v0.203.0';
const startSeconds = 30;

function installStripeMock(): string {
  const programs = join(folder, `stripe-mock-${version}`);
  const program = join(programs, 'stripe-mock');
  if (!existsSync(program))
    execFileSync('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
      env: { ...process.env, GOBIN: programs },
      stdio: 'inherit',
    });
  return program;
}

/** Stripe's own mock on this machine: it refuses each call that the description of Stripe's API does not have. */
export async function openStripeMock(): Promise<{ readonly url: string; readonly close: () => void }> {
  const port = await findFreePort();
  const options = ['-http-addr', `${loopback}:${port}`, '-https-addr', `${loopback}:0`];
  const child = spawn(installStripeMock(), options, { stdio: 'ignore' });
  const close = () => void child.kill('SIGKILL');
  process.once('exit', close);
  const url = `http://${loopback}:${port}`;
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await wait(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return { url, close };
  }
  close();
  throw new Error('stripe-mock did not start');
}
