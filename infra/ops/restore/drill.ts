import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '../site.ts';
import { type RestoreConnection, createConnection, findBucket, findTable } from './connection.ts';
import { formatReport, type RestoreReport, restoreInto } from './restore-into.ts';
import { readUserExport } from './users.ts';

/** A stage in the local cloud. */
export interface DrillStage {
  readonly connection: RestoreConnection;
  readonly pool: string;
}

/**
 * Restores everything that one stage has into another, fresh one: the newest export of its users, its rows, its
 * objects. Accounts that were erased since the export are due for their erasure again.
 */
export async function restoreStage(from: DrillStage, to: DrillStage, stage = 'dev'): Promise<RestoreReport> {
  const [source, target] = [from.connection, to.connection];
  const backups = { s3: source.s3, bucket: await findBucket(source, stage, 'backups') };
  const media = async ({ s3 }: RestoreConnection, bucket: Promise<string>) => ({ s3, bucket: await bucket });
  const table = async (connection: RestoreConnection, which: 'Table' | 'Records') => ({
    dynamo: connection.dynamo,
    table: await findTable(connection, stage, which),
  });
  return restoreInto({
    from: {
      table: await table(source, 'Table'),
      records: await table(source, 'Records'),
      bucket: await media(source, findBucket(source, stage, 'media')),
      users: await readUserExport(backups),
    },
    to: {
      table: await table(target, 'Table'),
      records: await table(target, 'Records'),
      bucket: await media(target, findBucket(target, stage, 'media')),
      pool: { cognito: target.cognito, pool: to.pool },
    },
    eraseMissing: true,
    time: new Date(),
  });
}

/** What the drill uses of a local cloud. */
export interface DrillCloud {
  readonly awsEndpoint: string;
  readonly origin: string;
  readonly model: { readonly resources: { of(type: string): readonly { ref(): string }[] } };
  readonly schedules: { readonly run: (name: string) => Promise<unknown> };
  readonly idle: () => Promise<void>;
}

const operator = { accessKeyId: 'operator', secretAccessKey: 'local-secret' };
const region = 'eu-west-2';

function toStage({ awsEndpoint, model }: DrillCloud): DrillStage {
  const [pool] = model.resources.of('AWS::Cognito::UserPool');
  if (!pool) throw new Error('The local cloud has no user pool');
  return {
    connection: createConnection({ region, endpoint: awsEndpoint, credentials: operator }),
    pool: pool.ref(),
  };
}

const Listed = z.object({ total: z.int() });

/** How many homes visitors of a cloud find. */
async function countFoundHomes({ origin }: DrillCloud): Promise<number> {
  const response = await fetch(new URL('/api/all-properties?per_page=1', origin));
  return Listed.parse(await response.json()).total;
}

/**
 * The drill: exports the users of a local cloud, restores everything into a fresh one and compares both by their
 * counts and by what visitors find. Returns the report as text.
 * @throws Refusal when they differ
 */
export async function runDrill(from: DrillCloud, to: DrillCloud): Promise<string> {
  const started = Date.now();
  await from.idle();
  await from.schedules.run('users-every-day');
  const report = await restoreStage(toStage(from), toStage(to));
  await to.idle();
  const [before, after] = await Promise.all([countFoundHomes(from), countFoundHomes(to)]);
  const text = [
    formatReport(report),
    `search    finds ${before} homes before and ${after} after`,
    `took      ${((Date.now() - started) / 1000).toFixed(1)} s`,
  ].join('\n');
  if (!report.isComplete || before !== after) throw new Refusal(text);
  return text;
}

/** Homes of the demo that a drill restores; GABLE_DEMO_HOMES names another number. */
const homes = '40';

/** Starts a local cloud with its demo and a fresh one, both in temporary folders, and runs the drill. */
export async function runDrillWithDemo(say: (line: string) => void): Promise<string> {
  const [{ bootSite }, { writeDemo }, assembly] = await Promise.all([
    import('../../local/boot-site.ts'),
    import('../../demo/write-demo.ts'),
    synthesizeStage(),
  ]);
  process.env['GABLE_DEMO_HOMES'] ??= homes;
  const folder = mkdtempSync(join(tmpdir(), 'gable-drill-'));
  const opened: { close(): Promise<void> }[] = [];
  const open = async (name: string) => {
    const cloud = await bootSite({ assembly, port: 0, dataDir: join(folder, name), timers: false });
    opened.push(cloud);
    return cloud;
  };
  try {
    const source = await open('source');
    const { rest } = await writeDemo(source, join(folder, 'source'), { say, show: () => undefined });
    await rest;
    return await runDrill(source, await open('target'));
  } finally {
    for (const cloud of opened) await cloud.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function synthesizeStage() {
  const [{ getAssembly, listStackSources }, { bundleFunctions }] = await Promise.all([
    import('../../local/build/assembly-cache.ts'),
    import('../../local/build/bundle-cache.ts'),
  ]);
  return bundleFunctions(
    await getAssembly('dev', listStackSources, async (directory) => {
      const { synthesize } = await import('../../app.ts');
      return synthesize('dev', { directory });
    }),
  );
}
