import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { createUnfinishedEntry, finishEntry, removeAllButNewest, markEntryUsed } from './cache-folder.ts';
import type { Assembly } from '../template/assembly.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/gable-assemblies');

const maxKept = 4;

const Stored = z.object({
  directory: z.string(),
  stacks: z.array(z.object({ name: z.string(), template: z.unknown() })),
});

/**
 * Synthesizes an app once for each state of its sources (files and folders of the project): loading the CDK
 * costs more than booting the cloud.
 */
export async function getAssembly(
  name: string,
  sources: readonly string[],
  synthesize: (directory: string) => Promise<Assembly>,
): Promise<Assembly> {
  const folder = join(cache, `${name}-${calculateFingerprint(sources)}`);
  if (!existsSync(folder)) await storeAssembly(name, folder, synthesize);
  markEntryUsed(folder);
  const { stacks } = Stored.parse(JSON.parse(readFileSync(join(folder, 'assembly.json'), 'utf8')));
  return { directory: folder, stacks };
}

async function storeAssembly(
  name: string,
  folder: string,
  synthesize: (directory: string) => Promise<Assembly>,
): Promise<void> {
  const making = createUnfinishedEntry(cache, `${name}-`);
  removeAllButNewest(cache, maxKept, (other) => other.startsWith(`${name}-`));
  const { stacks } = await synthesize(making);
  deleteArchives(making);
  writeFileSync(join(making, 'assembly.json'), JSON.stringify({ directory: folder, stacks }));
  finishEntry(making, folder);
}

/**
 * Deletes archives: they hold tools of CDK's own functions, which do not run here, and are 90% of the size.
 */
function deleteArchives(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.zip')) rmSync(join(folder, name));
}

/** The sources of the application's stacks. */
export const stackSources = ['infra', 'functions', 'events', 'cdk.json', 'package-lock.json'];

/** A hash of the names, sizes and modification times of the files below these paths. */
export function calculateFingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const about = statSync(path);
    if (about.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path} ${about.mtimeMs} ${about.size}\n`);
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex').slice(0, 16);
}
