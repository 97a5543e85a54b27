import { join, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const own = [join(import.meta.dirname, '../../functions'), join(import.meta.dirname, '../../events')];
const isOwn = (folder: string): boolean =>
  own.some((root) => folder === root || folder.startsWith(`${root}${sep}`));

/**
 * Modules of functions and events only declare: one of which a function uses nothing is left out whole, with the
 * expressions of its rules, which esbuild keeps as they are made by a constructor.
 */
export const dropUnusedModules: Plugin = {
  name: 'drop-unused-modules',
  setup: (build) => {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) =>
      kind === 'import-statement' && isOwn(resolveDir)
        ? { path: join(resolveDir, path), sideEffects: false }
        : undefined,
    );
  },
};
