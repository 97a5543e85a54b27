import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Assembly, entryKey } from '@gable/local-cloud/template';
import * as z from 'zod';
import { toBundleName } from '../../bundle/bundle-name.ts';
import { createUnfinishedEntry } from './cache-folder.ts';
import { createFileHasher, findEntry, storeEntry } from './content-cache.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Its path in the project, and in full. */
export const bundleCachePath = 'node_modules/.cache/gable-bundles';
export const bundleCache = join(root, bundleCachePath);
/** Cached bundles per function. */
const maxKept = 3;

type Bundles = Readonly<Record<string, string>>;

/** The same assembly, to be run from the bundles that are deployed. */
export async function bundleFunctions(assembly: Assembly): Promise<Assembly> {
  return { ...assembly, bundles: await getBundles(listEntries(assembly)) };
}

/**
 * The file of each entry's bundle, built as for a deployment, with source maps. A bundle is cached by the
 * contents of its source files; missing ones are built together. If one of these fails, they all go
 * without a bundle: they run from source, and the function with the fault reports it.
 */
export async function getBundles(entries: readonly string[]): Promise<Bundles> {
  const there = findCachedBundles(entries);
  const missing = entries.filter((entry) => !(entry in there));
  return missing.length === 0 ? there : { ...there, ...(await makeBundles(missing).catch(() => ({}))) };
}

/** The cached bundles of the present sources. */
function findCachedBundles(entries: readonly string[]): Record<string, string> {
  const hashFile = createFileHasher();
  const found = entries.flatMap((entry) => {
    const folder = findEntry(join(bundleCache, toBundleName(entry)), hashFile);
    if (folder === undefined) return [];
    return [[entry, join(folder, 'index.js')] as const];
  });
  return Object.fromEntries(found);
}

/** Files that invalidate all bundles. */
export const tools = [
  'package-lock.json',
  ...readdirSync(join(root, 'infra/bundle')).map((name) => `infra/bundle/${name}`),
];

async function makeBundles(entries: readonly string[]): Promise<Bundles> {
  const started = Date.now();
  const making = createUnfinishedEntry(bundleCache);
  try {
    const { bundleEntries } = await import('../../bundle/build-functions.ts');
    const { inputs } = await bundleEntries(entries, making, 'linked');
    const hashFile = createFileHasher(started);
    return Object.fromEntries(
      entries.map((entry) => {
        const paths = [...listParts(entry, inputs), ...tools];
        const name = toBundleName(entry);
        const about = { cache: join(bundleCache, name), paths, hashFile, most: maxKept };
        return [entry, join(storeEntry(join(making, name), about), 'index.js')];
      }),
    );
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** What each file of the project imports. */
export type SourceGraph = Readonly<
  Record<string, { readonly imports: readonly { readonly path: string }[] }>
>;

/**
 * The project's own files that an entry imports, itself included; packages change only with the lock file.
 */
export function listParts(entry: string, graph: SourceGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || entry.startsWith('node_modules/') || !(entry in graph)) return seen;
  seen.add(entry);
  for (const { path } of graph[entry]?.imports ?? []) listParts(path, graph, seen);
  return seen;
}

const Template = z.object({
  Resources: z
    .record(z.string(), z.object({ Metadata: z.record(z.string(), z.unknown()).optional() }))
    .default({}),
});

export function listEntries({ stacks }: Assembly): string[] {
  return stacks
    .flatMap(({ template }) => Object.values(Template.parse(template).Resources))
    .flatMap(({ Metadata }) => Metadata?.[entryKey] ?? [])
    .filter((entry) => typeof entry === 'string');
}
