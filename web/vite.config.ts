import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm start` listens, so that a dev server for the pages can stand before it. */
const backend = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const behind = ['/api', '/oauth', '/media', '/config.json', '/_local'];

/** The router's package names its development build for everyone; its production build leaves the warnings out. */
const routerFile = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));
const production = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

/** Zod's schemas can print themselves as JSON Schema, which no form does: a fifth of its weight stays out. */
const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(/export (?:const|function) (\w+)/g)];
    return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
  },
};

/** What every page needs anyway packs better together, and outlives releases in the browser's cache. */
const everywhere = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//;
/** Small parts that many pages share: one file of them in place of a dozen requests. */
const kit = /(web\/(ui|lib)\/(?!form)|node_modules\/lucide-react\/|functions\/shared\/money)/;
const manyPages = 8;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), tailwindcss(), noJsonSchema],
  resolve: { alias: command === 'build' ? production : [] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(behind.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Inlined fonts and images would need `data:` in the content security policy's font-src.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everywhere, priority: 2 },
            { name: 'kit', test: kit, minShareCount: manyPages, priority: 1 },
          ],
        },
      },
    },
  },
}));
