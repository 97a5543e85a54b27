import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build as bundle, type Metafile, type Plugin } from 'esbuild';
import { findLayer, isAbout, testSources } from './selection.ts';

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The paths that differ from the upstream branch, or from the last commit where there is none, and new ones. */
export function listChangedPaths(): string[] {
  try {
    return [...git('diff', '--name-only', findBase()), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    // An archive of the sources has no history.
    return [];
  }
}

function findBase(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** The imports of each of the project's files, by path. */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

/** Vite's queries (`?url`, `?copy`) name the same file. */
const assetQueries: Plugin = {
  name: 'asset-queries',
  setup(build) {
    build.onResolve({ filter: /^\..*\?\w+$/ }, ({ path, resolveDir, kind }) =>
      build.resolve(path.replace(/\?\w+$/, ''), { resolveDir, kind }),
    );
    build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, external: true }));
  },
};

const require = createRequire(import.meta.url);

/** The packages of this repository are files of it. */
const workspaces: Plugin = {
  name: 'workspaces',
  setup(build) {
    build.onResolve({ filter: /^@gable\// }, ({ path }) => ({ path: require.resolve(path) }));
  },
};

/** The imports of these files and of all that they reach; packages of others are left out. */
export async function readImportGraph(files: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await bundle({
    // As one entry: what each of thousands shares with the others took longer to find than all else.
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outdir: 'changed',
    logLevel: 'silent',
    // What is no code is no import of code.
    loader: Object.fromEntries(
      ['.css', '.svg', '.png', '.jpg', '.woff2', '.ttf', '.br', '.wasm', '.html', '.heic', '.pdf'].map(
        (end) => [end, 'empty'],
      ),
    ),
    plugins: [assetQueries, workspaces],
  });
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([path, { imports }]: [string, Metafile['inputs'][string]]) => [
      path,
      imports.flatMap((imported) => (imported.external === true ? [] : [imported.path])),
    ]),
  );
}

/** The files from which a change is reached, by the imports that `counts` lets through. */
export function listReached(
  graph: ImportGraph,
  changed: readonly string[],
  counts: (importer: string, imported: string) => boolean = () => true,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of Object.entries(graph))
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (counts(importer, file)) reached.add(importer);
  return reached;
}

/** A change of these can break every test. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts)$/;
/** What every call of the API runs through. */
const everyCall = /^(functions\/(kernel|delivery)|events)\//;

/** The stacks, which each suite over the local cloud imports, take the routes of contracts and no rule behind them. */
const isOfStacks = (importer: string): boolean => importer.startsWith('functions/delivery/manifest/');

/**
 * The tests that a change can break: those that import it, and those over the local cloud and in the browser that are
 * about its group, as they start the functions of all groups.
 */
export function selectChanged(
  files: readonly string[],
  changed: readonly string[],
  graph: ImportGraph,
): string[] {
  if (changed.some((path) => everywhere.test(path))) return [...files];
  const reached = listReached(
    graph,
    changed,
    (importer, imported) => !isOfStacks(importer) || changed.includes(imported),
  );
  const reachedByCalls = listReached(graph, changed, (importer) => !isOfStacks(importer));
  const isForEveryCall = changed.some((path) => everyCall.test(path));
  const groups = new Set(
    changed.flatMap((path) => /^(?:functions\/[^/]+|web\/features)\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  return files.filter((file) => {
    const layer = findLayer(file);
    if (layer !== 'api' && layer !== 'e2e') return reached.has(file);
    if (reachedByCalls.has(file)) return true;
    return (layer === 'api' && isForEveryCall) || [...groups].some((group) => isAbout(file, group));
  });
}

/** The tests among these that the present changes can break. */
export async function findChangedTests(files: readonly string[]): Promise<string[]> {
  const changed = listChangedPaths();
  const sources = globSync([...testSources, 'functions/**/*.{ts,tsx}']).filter(
    (path) => !path.endsWith('.d.ts'),
  );
  return changed.length === 0 ? [] : selectChanged(files, changed, await readImportGraph(sources));
}
