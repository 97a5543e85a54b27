import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { releaseEntry, removeAllButNewest } from '../../infra/local/build/cache-folder.ts';
import { findEntry, storeEntry } from '../../infra/local/build/content-cache.ts';
import { readPackagesPath } from '../../infra/local/build/shared-bundle-cache.ts';
import { getSharedAssembly } from '../support/assembly.ts';

const cache = mkdtempSync(join(tmpdir(), 'gable-cache-'));
const { bundles: files = {} } = await getSharedAssembly();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(cache, { recursive: true, force: true });
});

const bundles = join(cache, 'together');
/** Makes an entry of a state of the sources, beside which the cache keeps no other. */
function store(state: string): string {
  const made = join(cache, `making-${state}`);
  mkdirSync(made, { recursive: true });
  return storeEntry(made, { cache: bundles, paths: ['package.json'], hashFile: () => state, most: 1 });
}

/** Another site that runs from the entry of a state; resolves once it has found it. */
async function startSite(state: string): Promise<ChildProcess> {
  const module = pathToFileURL(resolve('infra/local/build/content-cache.ts')).href;
  const program = `import { findEntry } from '${module}';
    console.log(findEntry(${JSON.stringify(bundles)}, () => '${state}'));
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('a cache keeps the entry of a site that runs, however many are newer, until the site ends', async () => {
  const used = store('used');
  const site = await startSite('used');
  releaseEntry(used);
  releaseEntry(store('newer'));
  const newest = store('newest');
  expect(existsSync(used)).toBe(true);
  expect(findEntry(bundles, () => 'newer')).toBeUndefined();
  site.kill();
  await once(site, 'exit');
  releaseEntry(newest);
  store('last');
  expect(existsSync(used)).toBe(false);
  expect(existsSync(newest)).toBe(false);
});

test('a bundle that is found keeps the packages that it loads', async () => {
  const bundle = dirname(Object.values(files)[0] ?? '');
  const path = readPackagesPath(bundle);
  const packages = dirname(join(bundle, path));
  const folders = [packages, dirname(packages)];
  for (const folder of folders) releaseEntry(folder);
  await getSharedAssembly();
  for (const folder of folders) removeAllButNewest(dirname(folder), 0, (name) => name === basename(folder));
  expect(existsSync(join(bundle, path))).toBe(true);
});
