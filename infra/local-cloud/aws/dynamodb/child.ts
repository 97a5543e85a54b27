import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createFileFault } from '../../base/database.ts';
import { findFreePort } from '../../base/ports.ts';

export interface DynamoChild {
  /** The database's current URL; resolves once it has started. */
  readonly endpoint: () => Promise<string>;
  /** The current URL of its control port. */
  readonly control: () => Promise<string>;
  close(): Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly endpoint: string;
  readonly control: string;
}

/**
 * Starts a program that can't outlive this process and hears no Ctrl-C: the database has to outlive the last
 * requests. Windows ends the children of a process that ends, and a program without a console gets no signal
 * of one.
 */
function spawnOnLeash(command: readonly string[]): ChildProcess {
  const [program = '', ...args] = command;
  if (process.platform === 'win32') return spawn(program, args, { stdio: 'ignore', windowsHide: true });
  return spawn('sh', ['-c', `exec 3<&0; ${leashScript}`, 'dynamodb', ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
}

/**
 * Ends the program as soon as our end of its standard input closes, so that it can't outlive
 * this process however that one ends.
 */
const leashScript = `"$@" </dev/null & child=$!
trap 'kill $child' TERM INT
{ cat >/dev/null; kill $child; } <&3 2>/dev/null &
exec 3<&-
wait $child; status=$?
while kill -0 $child 2>/dev/null; do wait $child; done
kill $! 2>/dev/null
exit $status`;

/** Runs the database program on a file; restarts it if it exits. */
export function startChild(file: string, log: (line: string) => void): DynamoChild {
  let closing = false;
  let running = start();

  async function start(): Promise<Running> {
    const [port, controlPort] = [await findFreePort(), await findFreePort()];
    const child = spawnOnLeash(buildCommand(file, port, controlPort));
    const endpoint = `http://127.0.0.1:${port}`;
    await waitUntilReady(endpoint, child, file);
    child.once('exit', (code) => {
      if (closing) return;
      log(`the database ended with code ${code}; starting it again`);
      running = start();
      running.catch(() => undefined);
    });
    child.unref();
    if (child.stdin instanceof Socket) child.stdin.unref();
    return { process: child, endpoint, control: `http://127.0.0.1:${controlPort}/mcp` };
  }

  return {
    endpoint: async () => (await running).endpoint,
    control: async () => (await running).control,
    async close() {
      closing = true;
      const child = (await running.catch(() => undefined))?.process;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.ref();
      child.kill('SIGTERM');
      await ended;
      child.stdin?.destroy();
    },
  };
}

/** The program of the package for this system, else one on the PATH. */
function findProgram(): string {
  const name = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  const packageName = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/${name}`);
  } catch (cause) {
    const folders = (process.env['PATH'] ?? '').split(delimiter);
    const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (file !== undefined) return file;
    const message = `no DynamoDB for this system: put dynoxide 1.2.1 on the PATH, as by npm install --no-save ${packageName}@1.2.1, or set LOCAL_DYNAMODB_ENDPOINT to the address of another one`;
    throw new Error(message, { cause });
  }
}

function buildCommand(file: string, port: number, controlPort: number): string[] {
  const main = ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file];
  const control = ['--mcp', '--mcp-host', '127.0.0.1', '--mcp-port', String(controlPort), '--mcp-no-auth'];
  return [findProgram(), ...main, ...control];
}

const patienceMilliseconds = 10_000;

async function waitUntilReady(endpoint: string, child: ChildProcess, file: string): Promise<void> {
  const until = performance.now() + patienceMilliseconds;
  while (!(await isAnswering(endpoint))) {
    if (child.exitCode !== null)
      throw createFileFault(file, `the database could not start (code ${child.exitCode})`);
    if (performance.now() > until) throw new Error('the database did not answer in time');
    await delay(5);
  }
}

const isAnswering = (endpoint: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(endpoint, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
