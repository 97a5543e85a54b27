import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FSWatcher } from 'vite';
import { readSources } from '../build/shared-bundle-cache.ts';
import type { Development, DevelopOptions } from '../run-local-cloud.ts';
import { createFunctionChanges } from './function-changes.ts';
import { openLiveSite } from './live-site.ts';
import { createStackChanges } from './stack-changes.ts';

/** What only a start reads. */
const startSource = /^(infra\/(local|bundle|demo|search-choice)|package-lock\.json|node_modules)/;
/** What stacks are made of, besides their own sources. */
const stackSource =
  /^(infra\/(stacks|constructs|watch|[a-z-]+\.ts)|functions\/delivery\/manifest|functions\/.*contract\.ts)/;

/** Serves the site from its sources, and renews functions and routes as their sources change. */
export async function develop({ root, assembly, engine, say }: DevelopOptions): Promise<Development> {
  const bundles = { ...assembly.bundles };
  const [bundle = ''] = Object.values(bundles);
  const { vite, ...site } = await openLiveSite();
  const folders = ['functions', 'events', 'infra'].map((name) => join(root, name));
  vite.watcher.add([...folders, join(root, 'package-lock.json')]);
  return {
    assembly: { ...assembly, bundles },
    site,
    async follow(cloud) {
      const changeFunctions = createFunctionChanges({
        bundles,
        sources: readSources(bundle),
        renew: cloud.renewFunctions,
        say,
      });
      const changeStacks = createStackChanges({ assembly, engine, setRoutes: cloud.setRoutes, say });
      vite.watcher.on('all', (_event, file) => {
        const path = relative(root, file).split(sep).join('/');
        if (startSource.test(path)) say(`Restart: ${path} has changed.`);
        if (stackSource.test(path)) changeStacks();
        if (/^(functions|events)\//.test(path)) changeFunctions(path);
      });
      await waitUntilWatched(vite.watcher, folders);
    },
  };
}

const pauseMilliseconds = 50;
const patienceMilliseconds = 15_000;

/** Waits until every file of the folders is watched: what is saved earlier would go unnoticed. */
async function waitUntilWatched(watcher: FSWatcher, folders: readonly string[]): Promise<void> {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile());
  for (const end = performance.now() + patienceMilliseconds; performance.now() < end;) {
    const watched = watcher.getWatched();
    if (files.every(({ parentPath, name }) => watched[parentPath]?.includes(name))) return;
    await setTimeout(pauseMilliseconds);
  }
}
