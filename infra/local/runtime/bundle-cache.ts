import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod';
import { toBundleName } from '../../bundle/bundle-name.ts';
import { createUnfinishedEntry, finishEntry, removeAllButNewest, markEntryUsed } from './cache-folder.ts';
import type { Assembly } from '../template/assembly.ts';
import { entryKey } from '../template/functions.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/gable-bundles');
/** Cached bundles per function. */
const maxKept = 3;

type Bundles = Readonly<Record<string, string>>;

/** The same assembly, to be run from the bundles that are deployed. */
export async function bundleFunctions(assembly: Assembly): Promise<Assembly> {
  return { ...assembly, bundles: await getBundles(listEntries(assembly)) };
}

/**
 * The same, to be run from one bundle that holds all functions, so that those in one thread share what they
 * load.
 */
export async function bundleIntoOne(assembly: Assembly): Promise<Assembly> {
  const entries = listEntries(assembly);
  const folder = findBundleFolder(sharedBundle, createFileHasher()) ?? (await makeSharedBundle(entries));
  markEntryUsed(folder);
  const bundles = Object.fromEntries(
    entries.map((entry) => [entry, join(folder, `${toBundleName(entry)}.js`)]),
  );
  return { ...assembly, bundles };
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
    const folder = findBundleFolder(toBundleName(entry), hashFile);
    if (folder === undefined) return [];
    markEntryUsed(folder);
    return [[entry, join(folder, 'index.js')] as const];
  });
  return Object.fromEntries(found);
}

const Parts = z.record(z.string(), z.string());
const partsFile = 'parts.json';
/** Files that invalidate all bundles. */
const tools = [
  'package-lock.json',
  ...readdirSync(join(root, 'infra/bundle')).map((name) => `infra/bundle/${name}`),
];

/** The folder of the bundle of the present sources; undefined if it is not cached. */
function findBundleFolder(name: string, hashFile: (path: string) => string): string | undefined {
  const folder = join(cache, name);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .map((state) => join(folder, state))
    .find((state) => {
      const file = join(state, partsFile);
      if (!existsSync(file)) return false;
      const parts = Parts.parse(JSON.parse(readFileSync(file, 'utf8')));
      return Object.entries(parts).every(([path, hash]) => hashFile(path) === hash);
    });
}

async function makeBundles(entries: readonly string[]): Promise<Bundles> {
  const started = Date.now();
  const making = createUnfinishedEntry(cache);
  try {
    const { bundleEntries } = await import('../../bundle/build-functions.ts');
    const { inputs } = await bundleEntries(entries, making, 'linked');
    const hashFile = createFileHasher(started);
    return Object.fromEntries(
      entries.map((entry) => {
        const paths = [...listParts(entry, inputs), ...tools].toSorted();
        return [entry, join(storeBundle(making, toBundleName(entry), paths, hashFile), 'index.js')];
      }),
    );
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** The lists of functions, which are sources of the bundle of all functions. */
const lists = readdirSync(join(root, 'functions/manifest')).map((name) => `functions/manifest/${name}`);
/** The bundle of all functions. */
const sharedBundle = 'together';

async function makeSharedBundle(entries: readonly string[]): Promise<string> {
  const started = Date.now();
  const making = createUnfinishedEntry(cache);
  try {
    const { bundleTogether } = await import('../../bundle/build-functions.ts');
    const { inputs } = await bundleTogether(entries, join(making, sharedBundle, 'all.js'));
    for (const entry of entries)
      writeFileSync(
        join(making, sharedBundle, `${toBundleName(entry)}.js`),
        `exports.handler = require('./all.js')[${JSON.stringify(entry)}]().handler;\n`,
      );
    const parts = new Set<string>();
    for (const entry of entries) listParts(entry, inputs, parts);
    return storeBundle(
      making,
      sharedBundle,
      [...new Set([...parts, ...tools, ...lists])].toSorted(),
      createFileHasher(started),
    );
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Moves a new bundle to the folder named by the hash of its sources; returns that folder. */
function storeBundle(
  making: string,
  name: string,
  paths: readonly string[],
  hashFile: (path: string) => string,
): string {
  const parts = JSON.stringify(Object.fromEntries(paths.map((path) => [path, hashFile(path)])));
  writeFileSync(join(making, name, partsFile), parts);
  mkdirSync(join(cache, name), { recursive: true });
  const folder = join(cache, name, hashContent(parts));
  finishEntry(join(making, name), folder);
  removeAllButNewest(join(cache, name), maxKept);
  return folder;
}

/**
 * The project's own files that an entry imports, itself included; packages change only with the lock file.
 */
function listParts(entry: string, inputs: Metafile['inputs'], seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || entry.startsWith('node_modules/') || !(entry in inputs)) return seen;
  seen.add(entry);
  for (const { path } of inputs[entry]?.imports ?? []) listParts(path, inputs, seen);
  return seen;
}

/**
 * Hashes of the project's files, each read once. One that was written since `started` has no hash that comes
 * again.
 */
function createFileHasher(started = Infinity): (path: string) => string {
  const known = new Map<string, string>();
  const read = (path: string): string => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (!about) return 'gone';
    return about.mtimeMs >= started
      ? `written ${about.mtimeMs}`
      : hashContent(readFileSync(join(root, path)));
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

const Template = z.object({
  Resources: z
    .record(z.string(), z.object({ Metadata: z.record(z.string(), z.unknown()).optional() }))
    .default({}),
});

function listEntries({ stacks }: Assembly): string[] {
  return stacks
    .flatMap(({ template }) => Object.values(Template.parse(template).Resources))
    .flatMap(({ Metadata }) => Metadata?.[entryKey] ?? [])
    .filter((entry) => typeof entry === 'string');
}
