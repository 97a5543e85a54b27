import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sharedAssembly } from './assembly.ts';
import { folderOfRun, place } from './place.ts';

/** What all workers need is made once; each would make it for itself, at the same time. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(place(), 'gable-tests-'));
  process.env[folderOfRun] = folder;
  await sharedAssembly();
  return () => rmSync(folder, { recursive: true, force: true });
}
