import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { finishEntry, holdEntry, removeAllButNewest } from './cache-folder.ts';

/** Caches of what is made from files of the project; each entry lists these files with hashes of their contents. */

const root = resolve(import.meta.dirname, '../../..');
const Parts = z.record(z.string(), z.string());
const partsFile = 'parts.json';

export type FileHasher = (path: string) => string;

/** The entry of a cache that was made from the files as they are, held for this process; undefined if there is none. */
export function findEntry(cache: string, hashFile: FileHasher = createFileHasher()): string | undefined {
  if (!existsSync(cache)) return undefined;
  const found = readdirSync(cache)
    .map((name) => join(cache, name))
    .find((entry) => isMadeFromPresent(join(entry, partsFile), hashFile));
  if (found !== undefined) holdEntry(found);
  return found;
}

/** Whether the files that a list names are as they were when it was written. */
export function isMadeFromPresent(list: string, hashFile: FileHasher = createFileHasher()): boolean {
  if (!existsSync(list)) return false;
  const parts = Parts.parse(JSON.parse(readFileSync(list, 'utf8')));
  return Object.entries(parts).every(([path, hash]) => hashFile(path) === hash);
}

/** The list of these files, as `isMadeFromPresent` reads it. */
export function printParts(paths: Iterable<string>, hashFile: FileHasher): string {
  const parts = [...new Set(paths)].toSorted().map((path) => [path, hashFile(path)]);
  return JSON.stringify(Object.fromEntries(parts));
}

/** Moves a new entry into its cache, which keeps `most` and what processes hold; returns its folder there, held. */
export function storeEntry(
  made: string,
  {
    cache,
    paths,
    hashFile,
    most,
  }: { cache: string; paths: Iterable<string>; hashFile: FileHasher; most: number },
): string {
  const parts = printParts(paths, hashFile);
  writeFileSync(join(made, partsFile), parts);
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, hashContent(parts));
  finishEntry(made, folder);
  holdEntry(folder);
  removeAllButNewest(cache, most);
  return folder;
}

/**
 * Hashes of the project's files, each read once. One that was written since `started` has no hash that comes
 * again.
 */
export function createFileHasher(started = Infinity): FileHasher {
  const known = new Map<string, string>();
  const read = (path: string): string => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (!about) return 'gone';
    return about.mtimeMs >= started
      ? `written ${about.mtimeMs}`
      : hashContent(readFileSync(join(root, path)));
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
