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
export function keepNewest(
  folder: string,
  most: number,
  takes: (name: string) => boolean = () => true,
): void {
  const aged = readdirSync(folder)
    .filter(takes)
    .map((name) => ({ name, at: modifiedAt(join(folder, name)) }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of aged.slice(most)) rmSync(join(folder, name), { recursive: true, force: true });
}

const hour = 3_600_000;

/** A new folder within a cache, in which something is made before it gets its name there. */
export function beginIn(cache: string, name = ''): string {
  mkdirSync(cache, { recursive: true });
  forgetUnfinished(cache);
  return mkdtempSync(join(cache, `making-${name}`));
}

/** Gives what was made its name; where somebody else was faster, theirs stays. */
export function finish(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}

/** Whatever is used counts as new. */
export function markUsed(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Removes what was begun (`making-*`) and is not going to be finished any more. */
function forgetUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('making-') && modifiedAt(join(folder, name)) < Date.now() - hour)
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** 0 if somebody else has just removed it. */
const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
