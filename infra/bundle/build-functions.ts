import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import {
  apis,
  infrastructureFunctions,
  schedules,
  searchClusterFunctions,
  sitePages,
  sockets,
  subscribers,
  triggers,
} from '../../functions/delivery/manifest/index.ts';
import { toBundleName } from './bundle-name.ts';
import { bundleOptions } from './bundle-options.ts';
import { installNative } from './native-package.ts';
import { copyFolders, linkFolders } from './read-folders.ts';
import { mapsFolder, moveSourceMap } from './source-maps.ts';

/** Every function that the stacks deploy. */
export const entries: readonly string[] = [
  apis,
  { sitePages, sockets },
  subscribers,
  schedules,
  searchClusterFunctions,
  triggers,
  infrastructureFunctions,
].flatMap((group) => Object.values<{ entry: string }>(group).map(({ entry }) => entry));

/** Bundles entries into folders below `target`; linked are those that stay on this machine. */
export async function bundleEntries(
  chosen: readonly string[],
  target: string,
  sourcemap: 'external' | 'linked' = 'external',
): Promise<Metafile> {
  const plugins = bundleOptions.plugins.map((one) =>
    one === copyFolders && sourcemap === 'linked' ? linkFolders : one,
  );
  const entryPoints = Object.fromEntries(chosen.map((entry) => [`${toBundleName(entry)}/index`, entry]));
  const { metafile } = await build({ ...bundleOptions, plugins, entryPoints, outdir: target, sourcemap });
  return metafile;
}

/** esbuild holds the bundles of a build until all are made: 7.3 GB for all functions at once, up to 1.7 GB for so many. */
const batchSize = 26;

/** Bundles all functions, with the native code that some need; their source maps are kept apart. */
export async function buildFunctions({ native = true, target = 'dist/functions', maps = mapsFolder } = {}) {
  for (const folder of [target, maps]) rmSync(folder, { recursive: true, force: true });
  for (let begun = 0; begun < entries.length; begun += batchSize) {
    const batch = entries.slice(begun, begun + batchSize);
    const { outputs } = await bundleEntries(batch, target);
    for (const name of batch.map(toBundleName))
      moveSourceMap(path.join(target, name, 'index.js'), name, maps);
    for (const [output, { imports }] of Object.entries(outputs)) {
      if (native && imports.some((imported) => imported.external === true && imported.path === 'sharp'))
        installNative('sharp', path.dirname(output));
    }
  }
}

if (import.meta.main) await buildFunctions();
