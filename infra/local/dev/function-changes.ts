import { dirname } from 'node:path';
import { formatMessages, type BuildFailure } from 'esbuild';
import { listParts, type SourceGraph } from '../build/bundle-cache.ts';
import { releaseEntry } from '../build/cache-folder.ts';
import { type BundleSources, makeChangedBundle, makeSharedBundle } from '../build/shared-bundle-cache.ts';

export interface FunctionChangesOptions {
  /** The file of each entry, which changes here. */
  readonly bundles: Record<string, string>;
  /** What the bundles were made of. */
  readonly sources: BundleSources;
  /** Loads the present bundles from the next event on. */
  readonly renew: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** Editors write a file in steps, and switching a branch many files. */
const quietMilliseconds = 30;
/** From so many entries on, all of them are bundled: the next start has that bundle, too. */
const fewEntries = 20;

/**
 * Bundles the functions that a changed source belongs to, and has them loaded. A source that can't be bundled is named
 * with its place, and what was loaded before serves on.
 */
export function createFunctionChanges({ bundles, sources: first, renew, say }: FunctionChangesOptions) {
  const changed = new Set<string>();
  let sources = first;
  let isWanted = false;
  let isBuilding = false;
  let timer: NodeJS.Timeout | undefined;
  const build = async (files: readonly string[]): Promise<void> => {
    const started = performance.now();
    const affected = Object.keys(bundles).filter((entry) => isMadeOf(entry, files, sources.graph));
    if (affected.length === 0) return;
    const sharedBundle = await (affected.length < fewEntries
      ? makeChangedBundle(affected, sources)
      : makeSharedBundle(Object.keys(bundles)));
    ({ sources } = sharedBundle);
    const before = listFolders(bundles);
    Object.assign(bundles, sharedBundle.bundles);
    for (const folder of before.difference(listFolders(bundles))) releaseEntry(folder);
    void renew();
    say(`${nameEntries(affected)} renewed in ${Math.round(performance.now() - started)} ms`);
  };
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isWanted) {
      isWanted = false;
      const files = [...changed];
      changed.clear();
      try {
        await build(files);
      } catch (error) {
        // Built with the next change, which mends it.
        for (const file of files) changed.add(file);
        say(await describeFailure(error));
      }
    }
    isBuilding = false;
  };
  return (path: string): void => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMilliseconds);
  };
}

const listFolders = (bundles: Readonly<Record<string, string>>): Set<string> =>
  new Set(Object.values(bundles).map((file) => dirname(file)));

function isMadeOf(entry: string, files: readonly string[], graph: SourceGraph): boolean {
  const parts = listParts(entry, graph);
  return files.some((file) => parts.has(file));
}

const nameEntries = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? first : `${first} and ${rest.length} more`;

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** Why a bundle could not be made, with the lines of the sources. */
async function describeFailure(error: unknown): Promise<string> {
  if (!isBuildFailure(error)) return `The functions can’t be renewed: ${String(error)}`;
  const messages = await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY });
  return `${messages.join('')}The functions run as before.`;
}
