import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../infra/local/build/site-build.ts';
import { getSharedAssembly } from './assembly.ts';
import { folderVariable, pickDataFolder } from './data-location.ts';

/** What all workers need is made once; each would make it for itself, at the same time. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(pickDataFolder(), 'gable-tests-'));
  process.env[folderVariable] = folder;
  // Documents of pages are made by the renderer that is built with the site.
  await buildSite(console.log);
  await getSharedAssembly();
  return () => rmSync(folder, { recursive: true, force: true });
}
