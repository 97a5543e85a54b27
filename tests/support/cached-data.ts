import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applicationSources, calculateFingerprint } from '../../infra/local/build/assembly-cache.ts';
import {
  createUnfinishedEntry,
  finishEntry,
  removeAllButNewest,
  markEntryUsed,
} from '../../infra/local/build/cache-folder.ts';

const maxKept = 2;

/**
 * The data folder of a cloud that `fill` booted, filled and closed. It is filled again when one of the sources (files
 * and folders of the project) changes, and every day, since dates in it age.
 */
export async function getCachedData(
  cache: string,
  { name, sources }: { readonly name: string; readonly sources: readonly string[] },
  fill: (dataDir: string) => Promise<void>,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(cache, `${name}-${today}-${calculateFingerprint([...applicationSources, ...sources])}`);
  if (existsSync(folder)) markEntryUsed(folder);
  else {
    const making = createUnfinishedEntry(cache);
    await fill(making);
    for (const part of ['lock', 'logs']) rmSync(join(making, part), { recursive: true, force: true });
    finishEntry(making, folder);
    removeAllButNewest(cache, maxKept, (other) => other.startsWith(`${name}-`));
  }
  return folder;
}
