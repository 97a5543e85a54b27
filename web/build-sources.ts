import { realpathSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
/** A folder is imported by its own name or by a link's. */
const roots = [root, realpathSync(root)];

/** Writes next to a build which sources of other folders it imports, so that a start knows when it needs another. */
export const sourceList: Plugin = {
  name: 'source-list',
  apply: 'build',
  writeBundle() {
    const paths = [...this.getModuleIds()]
      .flatMap((id) => roots.map((folder) => relative(folder, id.replace(/\?.*$/, '')).split(sep).join('/')))
      .filter((path) => /^(functions|events)\//.test(path));
    writeFileSync(join(root, 'dist/site-sources.json'), JSON.stringify([...new Set(paths)].toSorted()));
  },
};
