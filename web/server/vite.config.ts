import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sourceList } from '../build-sources.ts';
import { plainIcons, productionRouter, leanRouter } from '../lean-build.ts';

const web = resolve(import.meta.dirname, '..');

/** Style sheets are the document's. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
};

type Manifest = Readonly<Record<string, { readonly css?: readonly string[] }>>;

/** Notes of which build of the site it is: its first script, and the style sheets of pages after the first ones. */
const buildFile: Plugin = {
  name: 'build-file',
  writeBundle({ dir = '' }) {
    const readSite = (file: string) => readFileSync(resolve(web, '../dist/site', file), 'utf8');
    const manifest: Manifest = JSON.parse(readSite('.vite/manifest.json'));
    const listStyles = (module: string) => manifest[module]?.css?.map((file) => `/${file}`) ?? [];
    const build = {
      firstScript: /<script src="([^"]+)"/.exec(readSite('index.html'))?.[1],
      styles: {
        ownPages: listStyles('app/own-routes.ts'),
        post: listStyles('features/blog/post-page.tsx'),
      },
    };
    writeFileSync(resolve(dir, 'build.json'), JSON.stringify(build));
  },
};

/** The renderer of pages, with the same changes to packages as the site, so that both make the same elements. */
export default defineConfig({
  root: web,
  cacheDir: '../node_modules/.cache/vite-renderer',
  publicDir: false,
  plugins: [noStyles, react(), leanRouter, plainIcons, sourceList('renderer-sources.json'), buildFile],
  resolve: {
    alias: productionRouter,
    // The build reaches such a folder by a link, which has to stay in the paths of modules.
    preserveSymlinks: /[#?]/.test(realpathSync(web)),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  logLevel: 'warn',
  build: {
    ssr: 'server/render-page.tsx',
    outDir: '../dist/site-renderer',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'index.cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
});
