import { realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Writes into a file of `dist` which sources of other folders a build imports, so that a start knows when it needs another. */
export function sourceList(list: string): Plugin {
  let project = '';
  return {
    name: 'source-list',
    apply: 'build',
    configResolved({ root }) {
      project = dirname(root);
    },
    writeBundle() {
      // A module has the folder's own name or a link's.
      const names = [project, realpathSync(project)];
      const paths = [...this.getModuleIds()]
        .flatMap((id) => names.map((name) => relative(name, id.replace(/\?.*$/, ''))))
        .map((path) => path.split(sep).join('/'))
        .filter((path) => /^(functions|events)\//.test(path));
      const file = join(project, 'dist', list);
      writeFileSync(file, JSON.stringify([...new Set(paths)].toSorted()));
    },
  };
}
