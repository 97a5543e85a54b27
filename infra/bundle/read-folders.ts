import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Folders that a module reads when it runs: fonts are too large for code, and the site's renderer is its build's. */
const folders = [
  { reader: 'functions/kernel/pdf/script-fonts.ts', from: 'functions/kernel/pdf/fonts', name: 'fonts' },
  {
    reader: 'functions/reach/site-pages/adapters/page-renderer.ts',
    from: 'dist/site-renderer',
    name: 'site-renderer',
  },
] as const;

const placeFolders = (place: (from: string, to: string) => void): Plugin => ({
  name: 'read-folders',
  setup(build) {
    const { absWorkingDir: root = '.', write } = build.initialOptions;
    if (write === false) return;
    build.onEnd(({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        for (const { reader, from, name } of folders)
          if (reader in inputs) place(path.join(root, from), path.resolve(root, path.dirname(output), name));
    });
  },
});

/** Copies the folders next to each written bundle that reads them. */
export const copyFolders = placeFolders((from, to) => cpSync(from, to, { recursive: true }));

/** The same by links, for bundles that stay on this machine and are kept while a folder changes. */
export const linkFolders = placeFolders((from, to) => symlinkSync(from, to, 'junction'));
