/**
 * The name of an entry's bundle: `favourites-handler` for `functions/deals/favourites/handler.ts`. The family is left out, so
 * that a function stays the same one in the stacks when its group moves.
 */
export function toBundleName(entry: string): string {
  return entry
    .replace(/^functions\/((?!kernel\/)[^/]+\/)?/, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
}

/** The file of packages that a bundle of sources loads from its own folder. */
export const packagesFile = 'packages.js';
