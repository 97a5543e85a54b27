import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openChosen } from './ports.ts';
import { buildSite } from './site-build.ts';

// Functions run in UTC on AWS; worker threads take the zone of this process.
process.env['TZ'] = 'UTC';
const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

const say = (line: string) => void process.stdout.write(`${line}\n`);
const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const started = performance.now();
await run().catch(fail);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { fresh: { type: 'boolean', default: false }, demo: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT ${process.env['PORT']} is no port`);
  const dataDir = resolve(process.env['GABLE_DATA'] ?? join(root, '.gable'));
  endOnSignal(undefined);

  // Better said before the site is built than after.
  await (await openChosen(port)).close();

  const [site, { synthesize }, { boot }] = await Promise.all([
    buildSite(say),
    import('../app.ts'),
    import('./cloud.ts'),
  ]);
  say('reading the stacks');
  const assembly = synthesize('dev', { site, directory: join(dataDir, 'cdk.out') });
  const cloud = await boot({ assembly, port, dataDir, fresh: values.fresh, log: say });
  endOnSignal(() => cloud.close());
  say(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  say(`Gable          ${cloud.origin}`);
  say(`Mails, events  ${cloud.origin}/_local/`);
}

/** Ends tidily on Ctrl-C; what can't end within a few seconds is left to the system, and so are children. */
function endOnSignal(close: (() => Promise<void>) | undefined): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      setTimeout(() => process.exit(0), 3000).unref();
      void (close?.() ?? Promise.resolve()).finally(() => process.exit(0));
    });
  }
}
