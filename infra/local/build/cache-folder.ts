import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hourMs } from '../time.ts';

/** Within an entry, a file for each process that uses it, by the process's id. */
const holders = '.holders';

/** Removes all but the newest entries of a cache that match, and keeps those that a process holds. */
export function removeAllButNewest(
  cache: string,
  kept: number,
  matches: (name: string) => boolean = () => true,
): void {
  const aged = readdirSync(cache)
    .filter((name) => name !== holders && matches(name))
    .map((name) => ({ name, at: getModifiedAt(join(cache, name)) }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of aged.slice(kept))
    if (!isHeld(join(cache, name))) rmSync(join(cache, name), { recursive: true, force: true });
}

/** Creates a folder within a cache for an unfinished entry, which `finishEntry` then renames. */
export function createUnfinishedEntry(cache: string, prefix = ''): string {
  mkdirSync(cache, { recursive: true });
  removeUnfinished(cache);
  return mkdtempSync(join(cache, `making-${prefix}`));
}

/** Renames a finished entry; if another process was faster, its entry stays. */
export function finishEntry(made: string, entry: string): void {
  try {
    renameSync(made, entry);
  } catch (error) {
    if (!existsSync(entry)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}

/** Sets the modification time to now, so that an entry in use counts as new. */
export function markEntryUsed(entry: string): void {
  const now = new Date();
  utimesSync(entry, now, now);
}

/** Keeps an entry until this process ends: a site that runs for days loads functions from it when they are first called. */
export function holdEntry(entry: string): void {
  markEntryUsed(entry);
  const folder = join(entry, holders);
  mkdirSync(folder, { recursive: true });
  for (const holder of readdirSync(folder))
    if (!isRunning(Number(holder))) rmSync(join(folder, holder), { force: true });
  writeFileSync(join(folder, String(process.pid)), '');
}

/** Lets go of an entry that this process uses no more. */
export function releaseEntry(entry: string): void {
  rmSync(join(entry, holders, String(process.pid)), { force: true });
}

function isHeld(entry: string): boolean {
  const folder = join(entry, holders);
  return existsSync(folder) && readdirSync(folder).some((holder) => isRunning(Number(holder)));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another person's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes unfinished entries (`making-*`) that are over an hour old. */
function removeUnfinished(cache: string): void {
  for (const name of readdirSync(cache))
    if (name.startsWith('making-') && getModifiedAt(join(cache, name)) < Date.now() - hourMs)
      rmSync(join(cache, name), { recursive: true, force: true });
}

/** In milliseconds; 0 if another process has just removed it. */
const getModifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
