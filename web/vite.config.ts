import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), tailwindcss()],
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
  },
}));
