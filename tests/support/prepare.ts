import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSharedAssembly } from './assembly.ts';
import { folderVariable, pickDataFolder } from './data-location.ts';

/** What all workers need is made once; each would make it for itself, at the same time. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(pickDataFolder(), 'gable-tests-'));
  process.env[folderVariable] = folder;
  await getSharedAssembly();
  return () => rmSync(folder, { recursive: true, force: true });
}
