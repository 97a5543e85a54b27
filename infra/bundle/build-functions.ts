import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import {
  apis,
  communitySubscribers,
  marketSubscribers,
  paymentSubscribers,
  infrastructureFunctions,
  schedules,
  searchClusterFunctions,
  sitePages,
  sockets,
  triggers,
} from '../../functions/manifest/index.ts';
import { trimStripe } from './trim-stripe.ts';
import { trimElectrodb } from './trim-electrodb.ts';
import { copyPaperFonts } from './copy-paper-fonts.ts';
import { installNative } from './native-package.ts';
import { trimAwsSdk } from './trim-aws-sdk.ts';
import { trimZod } from './trim-zod.ts';
import { trimPaypal } from './trim-paypal.ts';
import { toBundleName } from './bundle-name.ts';
import { mapsFolder, moveSourceMap } from './source-maps.ts';
import { inlineSdkSchemaKeys } from './inline-sdk-schema-keys.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every function that the stacks deploy. */
export const entries: readonly string[] = [
  apis,
  { sitePages, sockets },
  communitySubscribers,
  marketSubscribers,
  paymentSubscribers,
  schedules,
  searchClusterFunctions,
  triggers,
  infrastructureFunctions,
].flatMap((group) => Object.values<{ entry: string }>(group).map(({ entry }) => entry));

/**
 * The options of all bundles: CommonJS loads 16 to 20 ms faster than modules do, and the SDK's version is
 * pinned by bundling it.
 */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  keepNames: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  // Compiled to require(): the SDK's dynamic imports of node modules would otherwise load all of node's API,
  // its fetch included.
  supported: { 'dynamic-import': false },
  // Prefers a package's modules to its CommonJS, so that unused code is dropped and nothing is bundled twice.
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  plugins: [trimAwsSdk, trimZod, inlineSdkSchemaKeys, trimElectrodb, trimStripe, trimPaypal, copyPaperFonts],
  // Modules that use import.meta, such as PDFKit, are compiled to CommonJS, which has no import.meta.
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  metafile: true,
  // Native code, which is installed next to the bundles that need it.
  external: ['sharp'],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles entries into folders below `target`. */
export async function bundleEntries(
  chosen: readonly string[],
  target: string,
  sourcemap: 'external' | 'linked' = 'external',
): Promise<Metafile> {
  const entryPoints = Object.fromEntries(chosen.map((entry) => [`${toBundleName(entry)}/index`, entry]));
  const { metafile } = await build({ ...bundleOptions, entryPoints, outdir: target, sourcemap });
  return metafile;
}

/**
 * Bundles entries into one file that exports a function per entry, which loads the entry and returns its
 * exports.
 */
export async function bundleTogether(chosen: readonly string[], outfile: string): Promise<Metafile> {
  const loads = chosen.map((entry) => `exports[${JSON.stringify(entry)}] = () => require('./${entry}');`);
  const stdin = { contents: loads.join('\n'), resolveDir: root };
  const { metafile } = await build({ ...bundleOptions, stdin, outfile, sourcemap: 'linked' });
  return metafile;
}

/** Bundles all functions in one build, with the native code that some need; their source maps are kept apart. */
export async function buildFunctions({ native = true, target = 'dist/functions', maps = mapsFolder } = {}) {
  for (const folder of [target, maps]) rmSync(folder, { recursive: true, force: true });
  const metafile = await bundleEntries(entries, target);
  for (const name of entries.map(toBundleName))
    moveSourceMap(path.join(target, name, 'index.js'), name, maps);
  for (const [output, { imports }] of Object.entries(metafile.outputs)) {
    if (native && imports.some((imported) => imported.external === true && imported.path === 'sharp'))
      installNative('sharp', path.dirname(output));
  }
  return metafile;
}

if (import.meta.main) await buildFunctions();
