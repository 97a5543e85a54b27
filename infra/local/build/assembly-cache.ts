import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Assembly } from '@gable/local-cloud/template';
import * as z from 'zod';
import { createUnfinishedEntry } from './cache-folder.ts';
import { createFileHasher, findEntry, storeEntry } from './content-cache.ts';

const root = resolve(import.meta.dirname, '../../..');
const assemblies = join(root, 'node_modules/.cache/gable-assemblies');

const maxKept = 4;

const Stored = z.object({ stacks: z.array(z.object({ name: z.string(), template: z.unknown() })) });

/** Lists the files that an app is synthesized from, as paths in the project. */
export type SourceList = () => readonly string[] | Promise<readonly string[]>;

/**
 * Synthesizes an app once for each state of its sources: loading the CDK costs more than booting the cloud.
 */
export async function getAssembly(
  name: string,
  listSources: SourceList,
  synthesize: (directory: string) => Promise<Assembly>,
): Promise<Assembly> {
  const cache = join(assemblies, name);
  const folder = findEntry(cache) ?? (await storeAssembly(cache, listSources, synthesize));
  return readStoredAssembly(folder);
}

export function readStoredAssembly(folder: string): Assembly {
  const { stacks } = Stored.parse(JSON.parse(readFileSync(join(folder, 'assembly.json'), 'utf8')));
  return { directory: folder, stacks, root };
}

async function storeAssembly(
  cache: string,
  listSources: SourceList,
  synthesize: (directory: string) => Promise<Assembly>,
): Promise<string> {
  const started = Date.now();
  const making = createUnfinishedEntry(assemblies);
  const { stacks } = await synthesize(making);
  deleteArchives(making);
  writeFileSync(join(making, 'assembly.json'), JSON.stringify({ stacks }));
  const paths = [...(await listSources()), 'infra/local/build/assembly-cache.ts'];
  return storeEntry(making, { cache, paths, hashFile: createFileHasher(started), most: maxKept });
}

/**
 * Deletes archives: they hold tools of CDK's own functions, which do not run here, and are 90% of the size.
 */
function deleteArchives(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.zip')) rmSync(join(folder, name));
}

/** What the application's stacks are made of: what they import, what they read, and the packages. */
export const listStackSources: SourceList = async () => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['infra/app.ts', 'infra/stages.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return [
    ...Object.keys(metafile.inputs),
    ...listFiles(['functions/delivery/manifest', 'cdk.json', 'package-lock.json']),
  ];
};

/** The files below these paths of the project. */
export function listFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return listFiles(
      readdirSync(join(root, path))
        .toSorted()
        .map((name) => `${path}/${name}`),
    );
  });
}

/** All sources of the application but its site. */
export const applicationSources = ['infra', 'functions', 'events', 'cdk.json', 'package-lock.json'];

/** A hash of the names, sizes and modification times of the files below these paths. */
export function calculateFingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of listFiles(sources)) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${join(root, path)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
