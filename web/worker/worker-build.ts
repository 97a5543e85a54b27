import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const name = 'worker.js';

/** The worker as one classic script: it imports nothing, so that no chunk of the site is a part of it. */
export async function renderWorker(): Promise<string> {
  const file = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const page = readFileSync(join(import.meta.dirname, 'offline.html'), 'utf8').replaceAll(/\n\s*/g, ' ');
  const body = `const offlinePage = ${JSON.stringify(page)};${code.replace(/^export \{\};$/m, '')}`;
  return minifySync(name, `(() => {${body}})()`).code;
}

/**
 * Adds the service worker at a name of its own, without a hash: a browser asks for it again under the same address, and
 * takes over a new one.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await renderWorker() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        void renderWorker().then((source) => response.end(source));
      });
    },
  };
}
