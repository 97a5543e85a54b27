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

/** Within an entry, a file for each process that uses it, by the process's id. */
const holders = '.holders';

/** Removes all but the newest entries of a folder that a predicate takes, and keeps those that a process holds. */
export function removeAllButNewest(
  folder: string,
  most: number,
  takes: (name: string) => boolean = () => true,
): void {
  const aged = readdirSync(folder)
    .filter((name) => name !== holders && takes(name))
    .map((name) => ({ name, at: getModifiedAt(join(folder, name)) }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of aged.slice(most))
    if (!isHeld(join(folder, name))) rmSync(join(folder, name), { recursive: true, force: true });
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
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('making-') && getModifiedAt(join(folder, name)) < Date.now() - hour)
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** In milliseconds; 0 if another process has just removed it. */
const getModifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
