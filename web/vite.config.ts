import { realpathSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDocument } from './api-document-build.ts';
import { sourceList } from './build-sources.ts';
import { chunkGroups } from './chunk-groups.ts';
import { earlyScript } from './early/early-build.ts';
import { noJsonSchema, plainIcons, productionRouter, leanRouter } from './lean-build.ts';
import { serviceWorker } from './worker/worker-build.ts';

/** The decoder of HEIC photos: a worker and the library. The CDN lets these compile WebAssembly, and nothing else. */
const heicFolder = 'assets/heic';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  plugins: [
    react(),
    tailwindcss(),
    earlyScript(),
    serviceWorker(),
    noJsonSchema,
    leanRouter,
    plainIcons,
    apiDocument(),
    sourceList('site-sources.json'),
  ],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    // The build reaches such a folder by a link, which has to stay in the paths of modules.
    preserveSymlinks: /[#?]/.test(realpathSync(import.meta.dirname)),
  },
  worker: {
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${name === 'decoder' ? heicFolder : 'assets'}/[name]-[hash].js`,
      },
    },
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
      // A page takes the constants that it needs from a file, and not the file.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.startsWith('libheif.'))
            ? `${heicFolder}/[name]-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
}));
