import { relative, sep } from 'node:path';
import type { Development, DevelopOptions } from '../runtime/run-local-cloud.ts';
import { readSources } from '../runtime/shared-bundle-cache.ts';
import { createFunctionChanges } from './function-changes.ts';
import { openLiveSite } from './live-site.ts';
import { createStackChanges } from './stack-changes.ts';

/** What only a start reads. */
const startSource = /^(infra\/(local|bundle|demo|search-choice)|package-lock\.json|node_modules)/;
/** What stacks are made of, besides their own sources. */
const stackSource =
  /^(infra\/(stacks|constructs|watch|[a-z-]+\.ts)|functions\/manifest|functions\/.*contract\.ts)/;

/** Serves the site from its sources, and renews functions and routes as their sources change. */
export async function develop({ root, assembly, engine, say }: DevelopOptions): Promise<Development> {
  const bundles = { ...assembly.bundles };
  const [bundle = ''] = Object.values(bundles);
  const { vite, ...site } = await openLiveSite();
  return {
    assembly: { ...assembly, bundles },
    site,
    follow(cloud) {
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
      vite.watcher.add(
        ['functions', 'events', 'infra', 'package-lock.json'].map((name) => `${root}/${name}`),
      );
    },
  };
}
