import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { packagesFile } from './bundle-name.ts';
import { bundleOptions } from './bundle-options.ts';
import { copyFolders, linkFolders } from './read-folders.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The names that the project's sources import of each package, `default` among them. */
export type PackageImports = Readonly<Record<string, readonly string[]>>;

/** Packages come from a file of theirs: each is the namespace of a module there, as an import of it sees. */
const usePackages = {
  banner: {
    js: `${bundleOptions.banner.js}
require = ((own, packages) => (name) => packages[name]?.() ?? own(name))(require, require('./${packagesFile}'));`,
  },
  footer: {
    js: `if (typeof __toESM === 'function') {
  const convert = __toESM;
  __toESM = (found, ...how) => (found?.__esModule ? found : convert(found, ...how));
}`,
  },
};

/**
 * Identifiers stay as they are written, which also keeps the names of functions: a call for each function that comes into
 * being, as a bundle with short identifiers needs it for that, takes a twentieth of the processor's time.
 */
const ownNames = { minifyIdentifiers: false, keepNames: false } as const;

/**
 * Bundles the sources of entries, without packages, into one file that exports a function per entry, which loads the
 * entry and returns its exports. Not minified: that takes longer than all else, at each change.
 */
export async function bundleSources(entries: readonly string[], outfile: string): Promise<Metafile> {
  const loads = entries.map((entry) => `exports[${JSON.stringify(entry)}] = () => require('./${entry}');`);
  const { metafile } = await build({
    ...bundleOptions,
    ...usePackages,
    ...ownNames,
    minify: false,
    packages: 'external',
    plugins: [linkFolders],
    stdin: { contents: loads.join('\n'), resolveDir: root },
    outfile,
    sourcemap: 'linked',
    logLevel: 'silent',
  });
  return metafile;
}

const statement = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^'.][^']*)';/gm;
const external: readonly string[] = bundleOptions.external;

/**
 * The imports of packages in files of the project: Node runs these files with their types stripped, so that types are
 * marked as such in them.
 */
export function listPackageImports(files: Iterable<string>): PackageImports {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, clause = '', name = ''] of source.matchAll(statement)) {
      if (isBuiltin(name) || external.includes(name)) continue;
      const names = imports.get(name) ?? new Set();
      imports.set(name, names.union(new Set(listNames(clause, source))));
    }
  }
  return Object.fromEntries([...imports].map(([name, names]) => [name, [...names]]));
}

/** What either of the two imports, in an order that is always the same. */
export function mergeImports(one: PackageImports, next: PackageImports): PackageImports {
  const packages = new Set([...Object.keys(one), ...Object.keys(next)]);
  const merged = [...packages].toSorted().map((name) => {
    const names = new Set([...(one[name] ?? []), ...(next[name] ?? [])]);
    return [name, [...names].toSorted()] as const;
  });
  return Object.fromEntries(merged);
}

/** `default`, `A` and `B` of `Main, { A, B as C, type D }`; of `* as all` what follows `all.` in the source. */
function listNames(clause: string, source: string): string[] {
  const [, all] = /\*\s+as\s+(\w+)/.exec(clause) ?? [];
  if (all !== undefined)
    return Array.from(
      source.matchAll(new RegExp(`(?<![\\w.])${all}\\s*\\.\\s*(\\w+)`, 'g')),
      ([, name = '']) => name,
    );
  const [, main = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const names = named
    .split(',')
    .map((part) => part.trim().replace(/\s+as\s.*/s, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  return /\w/.test(main) ? ['default', ...names] : names;
}

const namespace = 'packages';

/** A module per package that exports what is imported of it, so that the rest is left out; types are undefined there. */
const selectImports = (imports: PackageImports): Plugin => ({
  name: 'select-imports',
  setup(builder) {
    builder.onResolve({ filter: /^packages:/ }, ({ path: address }) => ({
      path: address.slice(namespace.length + 1),
      namespace,
    }));
    builder.onLoad({ filter: /./, namespace }, ({ path: name }) => {
      const names = imports[name] ?? [];
      const values = names.map((one, at) => `const value${at} = all.${one};`).join('');
      const exported = names.map((one, at) => `value${at} as ${one}`).join(', ');
      const contents = `import * as all from ${JSON.stringify(name)};${values}export { ${exported} };`;
      return { contents, resolveDir: root };
    });
  },
});

/** Bundles what is imported of packages into one file that exports a function per package, which loads it. */
export async function bundlePackages(imports: PackageImports, outfile: string): Promise<void> {
  const loads = Object.keys(imports).map(
    (name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(`${namespace}:${name}`)});`,
  );
  await build({
    ...bundleOptions,
    ...ownNames,
    minify: false,
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [selectImports(imports), ...bundleOptions.plugins.filter((one) => one !== copyFolders)],
    stdin: { contents: loads.join('\n'), resolveDir: root },
    outfile,
    logOverride: { 'import-is-undefined': 'silent' },
  });
}
