import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Removes all but the newest entries of a folder that a predicate takes. */
export function removeAllButNewest(
  folder: string,
  most: number,
  takes: (name: string) => boolean = () => true,
): void {
  const aged = readdirSync(folder)
    .filter(takes)
    .map((name) => ({ name, at: getModifiedAt(join(folder, name)) }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of aged.slice(most)) rmSync(join(folder, name), { recursive: true, force: true });
}

const hour = 3_600_000;

/** Creates a folder within a cache for an unfinished entry, which `finish` then renames. */
export function createUnfinishedEntry(cache: string, name = ''): string {
  mkdirSync(cache, { recursive: true });
  removeUnfinished(cache);
  return mkdtempSync(join(cache, `making-${name}`));
}

/** Renames a finished entry; if another process was faster, its entry stays. */
export function finishEntry(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}

/** Sets the modification time to now, so that an entry in use counts as new. */
export function markEntryUsed(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Removes unfinished entries (`making-*`) that are over an hour old. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('making-') && getModifiedAt(join(folder, name)) < Date.now() - hour)
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** In milliseconds; 0 if another process has just removed it. */
const getModifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
