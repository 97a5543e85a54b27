import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { boot, type Cloud } from './cloud.ts';
import { openChosen } from './ports.ts';
import type { Assembly } from '../template/assembly.ts';

export interface CommandOptions {
  /** The folder that relative paths start from. */
  readonly root: string;
  readonly assemble: () => Promise<Assembly>;
  /** Which functions share one thread. Default: each has its own. */
  readonly together?: (functionId: string) => boolean;
  /** Prints the OpenAPI document of the API, shown under `/_local/api`. */
  readonly printApiDocument?: () => Promise<string>;
  /** Fills an empty cloud with the demo; skipped with `--no-demo`. */
  readonly demo?: (cloud: Cloud, dataDir: string, say: (line: string) => void) => Promise<void>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The command line of the local cloud: `--fresh`, `--no-demo`, PORT, GABLE_DATA. Ends the process if it can't
 * run.
 */
export async function command(options: CommandOptions): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function run({ root, assemble, demo, ...how }: CommandOptions): Promise<void> {
  const started = performance.now();
  // Functions run in UTC on AWS; worker threads take the zone of this process.
  process.env['TZ'] = 'UTC';
  const { values } = parseArgs({
    options: { fresh: { type: 'boolean', default: false }, demo: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  const port = portFrom(process.env['PORT']);
  const dataDir = resolve(root, process.env['GABLE_DATA'] ?? '.gable');
  // Reports a port in use before the build, not after it.
  await (await openChosen(port)).close();
  const closing = endOnSignal();
  const assembly = await assemble();
  const readiness = { ready: demo === undefined || !values.demo };
  const cloud = await boot({ ...how, assembly, port, dataDir, fresh: values.fresh, log: say, readiness });
  closing.close = () => cloud.close();
  if (values.demo) await demo?.(cloud, dataDir, say);
  readiness.ready = true;
  say(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  say(`site            ${cloud.origin}`);
  say(`social sign-in  ${cloud.signInUrl}`);
  say(
    '                The browser asks once about its certificate, which this machine made: choose to go on.',
  );
  say(`mails, events   ${cloud.origin}/_local/`);
}

function portFrom(text = '3000'): number {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT ${text} is not a port`);
  return port;
}

const patienceMilliseconds = 3000;

/** Closes the cloud on SIGINT, SIGTERM and SIGHUP; exits after three seconds at the latest. */
function endOnSignal(): { close: () => Promise<void> } {
  const closing = { close: () => Promise.resolve() };
  const end = () => {
    setTimeout(() => process.exit(0), patienceMilliseconds).unref();
    closing.close().then(
      () => process.exit(0),
      () => process.exit(0),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  return closing;
}
