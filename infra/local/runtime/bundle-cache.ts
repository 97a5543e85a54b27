import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod';
import { toBundleName } from '../../bundle/bundle-name.ts';
import { beginIn, finish, keepNewest, markUsed } from './cache-folder.ts';
import type { Assembly } from '../template/assembly.ts';
import { entryKey } from '../template/functions.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/gable-bundles');
/** Cached bundles per function. */
const mostKept = 3;

type Bundles = Readonly<Record<string, string>>;

/** The same assembly, to be run from the bundles that are deployed. */
export async function bundled(assembly: Assembly): Promise<Assembly> {
  return { ...assembly, bundles: await bundlesOf(entriesOf(assembly)) };
}

/**
 * The same, to be run from one bundle that holds all functions, so that those in one thread share what they
 * load.
 */
export async function bundledTogether(assembly: Assembly): Promise<Assembly> {
  const entries = entriesOf(assembly);
  const folder = find(together, contents()) ?? (await makeTogether(entries));
  markUsed(folder);
  const bundles = Object.fromEntries(
    entries.map((entry) => [entry, join(folder, `${toBundleName(entry)}.js`)]),
  );
  return { ...assembly, bundles };
}

/**
 * The same with the bundles that are there; those to be made yet follow once `calm` resolves, as they take
 * both cores for a while. Until then functions run from source.
 */
export function bundledSoon(assembly: Assembly, calm: Promise<unknown>): Assembly {
  const entries = entriesOf(assembly);
  const bundles: Record<string, string> = known(entries);
  const fill = async () => Object.assign(bundles, await bundlesOf(entries));
  calm.then(fill).catch((error: unknown) => console.error('functions run from source:', error));
  return { ...assembly, bundles };
}

/**
 * The file of each entry's bundle, built as for a deployment, with source maps. A bundle is cached by the
 * contents of its source files; missing ones are built together. If one of these fails, none of them gets a
 * bundle: they run from source, and the function with the fault reports it.
 */
export async function bundlesOf(entries: readonly string[]): Promise<Bundles> {
  const there = known(entries);
  const missing = entries.filter((entry) => !(entry in there));
  return missing.length === 0 ? there : { ...there, ...(await make(missing).catch(() => ({}))) };
}

/** The cached bundles of the present sources. */
function known(entries: readonly string[]): Record<string, string> {
  const hashOf = contents();
  const found = entries.flatMap((entry) => {
    const folder = find(toBundleName(entry), hashOf);
    if (folder === undefined) return [];
    markUsed(folder);
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
function find(name: string, hashOf: (path: string) => string): string | undefined {
  const folder = join(cache, name);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .map((state) => join(folder, state))
    .find((state) => {
      const file = join(state, partsFile);
      if (!existsSync(file)) return false;
      const parts = Parts.parse(JSON.parse(readFileSync(file, 'utf8')));
      return Object.entries(parts).every(([path, hash]) => hashOf(path) === hash);
    });
}

async function make(entries: readonly string[]): Promise<Bundles> {
  const started = Date.now();
  const making = beginIn(cache);
  try {
    const { bundleEntries } = await import('../../bundle/build-functions.ts');
    const { inputs } = await bundleEntries(entries, making, 'linked');
    const hashOf = contents(started);
    return Object.fromEntries(
      entries.map((entry) => {
        const paths = [...partsOf(entry, inputs), ...tools].toSorted();
        return [entry, join(keep(making, toBundleName(entry), paths, hashOf), 'index.js')];
      }),
    );
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** The lists of functions, which are sources of the bundle of all functions. */
const lists = readdirSync(join(root, 'functions/manifest')).map((name) => `functions/manifest/${name}`);
/** The bundle of all functions. */
const together = 'together';

async function makeTogether(entries: readonly string[]): Promise<string> {
  const started = Date.now();
  const making = beginIn(cache);
  try {
    const { bundleTogether } = await import('../../bundle/build-functions.ts');
    const { inputs } = await bundleTogether(entries, join(making, together, 'all.js'));
    for (const entry of entries)
      writeFileSync(
        join(making, together, `${toBundleName(entry)}.js`),
        `exports.handler = require('./all.js')[${JSON.stringify(entry)}]().handler;\n`,
      );
    const parts = new Set<string>();
    for (const entry of entries) partsOf(entry, inputs, parts);
    return keep(making, together, [...new Set([...parts, ...tools, ...lists])].toSorted(), contents(started));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Moves a new bundle to the folder named by the hash of its sources; returns that folder. */
function keep(
  making: string,
  name: string,
  paths: readonly string[],
  hashOf: (path: string) => string,
): string {
  const parts = JSON.stringify(Object.fromEntries(paths.map((path) => [path, hashOf(path)])));
  writeFileSync(join(making, name, partsFile), parts);
  mkdirSync(join(cache, name), { recursive: true });
  const folder = join(cache, name, hash(parts));
  finish(join(making, name), folder);
  keepNewest(join(cache, name), mostKept);
  return folder;
}

/**
 * The project's own files that an entry imports, itself included; packages change only with the lock file.
 */
function partsOf(entry: string, inputs: Metafile['inputs'], seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || entry.startsWith('node_modules/') || !(entry in inputs)) return seen;
  seen.add(entry);
  for (const { path } of inputs[entry]?.imports ?? []) partsOf(path, inputs, seen);
  return seen;
}

/**
 * Hashes of the project's files, each read once. One that was written since `started` has none that comes
 * again.
 */
function contents(started = Infinity): (path: string) => string {
  const known = new Map<string, string>();
  const read = (path: string): string => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (!about) return 'gone';
    return about.mtimeMs >= started ? `written ${about.mtimeMs}` : hash(readFileSync(join(root, path)));
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

const Template = z.object({
  Resources: z
    .record(z.string(), z.object({ Metadata: z.record(z.string(), z.unknown()).optional() }))
    .default({}),
});

function entriesOf({ stacks }: Assembly): string[] {
  return stacks
    .flatMap(({ template }) => Object.values(Template.parse(template).Resources))
    .flatMap(({ Metadata }) => Metadata?.[entryKey] ?? [])
    .filter((entry) => typeof entry === 'string');
}
