import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { listShellFiles, type ShellBuild } from './shell-files-build.ts';

const name = 'worker.js';

const noShell: ShellBuild = { files: [], entry: '' };

/**
 * The worker as one classic script: it imports nothing, so that no chunk of the site is a part of it. It has the names
 * of the files that it keeps, so that a release with others is another worker.
 */
export async function renderWorker({ files, entry }: ShellBuild = noShell): Promise<string> {
  const file = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const page = readFileSync(join(import.meta.dirname, 'offline.html'), 'utf8').replaceAll(/\n\s*/g, ' ');
  const store = `shell-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`;
  const constants = `const offlinePage = ${JSON.stringify(page)}, shell = ${JSON.stringify({ store, files, entry })};`;
  return minifySync(name, `(() => {${constants}${code.replace(/^export \{\};$/m, '')}})()`).code;
}

/**
 * Adds the service worker at a name of its own, without a hash: a browser asks for it again under the same address, and
 * takes over a new one.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    generateBundle: {
      order: 'post',
      async handler(_options: unknown, bundle: Rolldown.OutputBundle) {
        this.emitFile({ type: 'asset', fileName: name, source: await renderWorker(listShellFiles(bundle)) });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        void renderWorker().then((source) => response.end(source));
      });
    },
  };
}
