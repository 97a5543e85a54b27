import { readdirSync, rmSync, statSync } from 'node:fs';
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

/** Removes what was begun (`making-*`) and is not going to be finished any more. */
export function forgetUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('making-') && modifiedAt(join(folder, name)) < Date.now() - hour)
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** 0 if somebody else has just removed it. */
const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
