import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Assembly } from '@gable/local-cloud/template';
import * as z from 'zod';
import { packagesFile, toBundleName } from '../../bundle/bundle-name.ts';
import type { PackageImports } from '../../bundle/shared-bundle.ts';
import {
  bundleCache,
  bundleCachePath,
  listEntries,
  listParts,
  type SourceGraph,
  tools,
} from './bundle-cache.ts';
import { createUnfinishedEntry, holdEntry, removeAllButNewest } from './cache-folder.ts';
import { createFileHasher, type FileHasher, findEntry, hashContent, storeEntry } from './content-cache.ts';

const root = resolve(import.meta.dirname, '../../..');
const maxKept = 3;
/** This file and the lists of functions, which are sources of the bundle of all functions. */
const lists = [
  'infra/local/build/shared-bundle-cache.ts',
  ...readdirSync(join(root, 'functions/delivery/manifest')).map(
    (name) => `functions/delivery/manifest/${name}`,
  ),
];
/** The bundle of all functions. */
const sharedBundle = 'together';

/**
 * The same assembly, to be run from one bundle that holds all functions, so that those in one thread share what they
 * load. Packages are in a file of their own, which takes most of the time and changes seldom.
 */
export async function bundleIntoOne(assembly: Assembly): Promise<Assembly> {
  const entries = listEntries(assembly);
  const found = findEntry(join(bundleCache, sharedBundle));
  if (found !== undefined) {
    holdPackages(found);
    return { ...assembly, bundles: listFiles(found, entries) };
  }
  const { bundles } = await makeSharedBundle(entries);
  return { ...assembly, bundles };
}

const Sources = z.object({
  graph: z.record(z.string(), z.object({ imports: z.array(z.object({ path: z.string() })) })),
  imports: z.record(z.string(), z.array(z.string())),
});

/** The sources of a bundle: what each imports of the others, and what they import of packages. */
export interface BundleSources {
  readonly graph: SourceGraph;
  readonly imports: PackageImports;
}

export interface SharedBundle {
  /** The file of each entry. */
  readonly bundles: Readonly<Record<string, string>>;
  readonly sources: BundleSources;
}

const sourcesFile = 'sources.json';
const packagesPathFile = 'packages-path.json';

/** The sources of a shared bundle, by the file of one of its entries. */
export const readSources = (bundle: string): BundleSources =>
  Sources.parse(JSON.parse(readFileSync(join(dirname(bundle), sourcesFile), 'utf8')));

/** Builds one bundle of all entries, and that of packages where it lacks. @throws BuildFailure of esbuild */
export const makeSharedBundle = (entries: readonly string[]): Promise<SharedBundle> =>
  makeBundle(entries, { graph: {}, imports: {} }, { name: sharedBundle, most: maxKept });

const maxChanged = 100;

/** The same of some of the entries of another bundle, after a change; they share its packages. */
export const makeChangedBundle = (entries: readonly string[], whole: BundleSources): Promise<SharedBundle> =>
  makeBundle(entries, whole, { name: 'changed', most: maxChanged });

async function makeBundle(
  entries: readonly string[],
  whole: BundleSources,
  { name, most }: { name: string; most: number },
): Promise<SharedBundle> {
  const started = Date.now();
  const making = createUnfinishedEntry(bundleCache);
  try {
    const tool = await import('../../bundle/shared-bundle.ts');
    const folder = join(making, name);
    const { inputs } = await tool.bundleSources(entries, join(folder, 'all.js'));
    const parts = new Set<string>();
    for (const entry of entries) listParts(entry, inputs, parts);
    const sources = {
      graph: { ...whole.graph, ...inputs },
      imports: tool.mergeImports(whole.imports, tool.listPackageImports(parts)),
    };
    const hashFile = createFileHasher(started);
    const packages = await getPackages(sources.imports, hashFile);
    writeFileSync(join(folder, sourcesFile), JSON.stringify(Sources.parse(sources)));
    writeFileSync(join(folder, packagesPathFile), JSON.stringify(`../../${packages}`));
    writeFileSync(
      join(folder, packagesFile),
      `module.exports = require(require('./${packagesPathFile}'));\n`,
    );
    for (const entry of entries)
      writeFileSync(
        join(folder, `${toBundleName(entry)}.js`),
        `exports.handler = require('./all.js')[${JSON.stringify(entry)}]().handler;\n`,
      );
    const paths = [...parts, ...tools, ...lists, `${bundleCachePath}/${packages}`];
    const stored = storeEntry(folder, { cache: join(bundleCache, name), paths, hashFile, most });
    return { bundles: listFiles(stored, entries), sources };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

const listFiles = (folder: string, entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry) => [entry, join(folder, `${toBundleName(entry)}.js`)]));

/** Holds the packages that a bundle loads from outside its own folder. */
function holdPackages(bundle: string): void {
  const packages = join(bundle, dirname(readPackagesPath(bundle)));
  holdEntry(packages);
  holdEntry(dirname(packages));
}

/** The path of a bundle's file of packages, from the bundle's folder. */
export const readPackagesPath = (bundle: string): string =>
  z.string().parse(JSON.parse(readFileSync(join(bundle, packagesPathFile), 'utf8')));

/** The path of the file of packages below the cache; made if these imports, or the packages, are new. */
async function getPackages(imports: PackageImports, hashFile: FileHasher): Promise<string> {
  const key = hashContent(JSON.stringify(imports));
  const cache = join(bundleCache, 'packages', key);
  const entry = findEntry(cache, hashFile) ?? (await makePackages(imports, cache, hashFile));
  holdEntry(cache);
  return join('packages', key, entry.slice(cache.length + 1), 'packages.js').replaceAll('\\', '/');
}

async function makePackages(imports: PackageImports, cache: string, hashFile: FileHasher): Promise<string> {
  const { bundlePackages } = await import('../../bundle/shared-bundle.ts');
  const making = createUnfinishedEntry(bundleCache);
  await bundlePackages(imports, join(making, packagesFile));
  mkdirSync(cache, { recursive: true });
  removeAllButNewest(join(bundleCache, 'packages'), maxKept);
  return storeEntry(making, { cache, paths: tools, hashFile, most: 1 });
}
