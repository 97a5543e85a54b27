import { realpathSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDocument } from './api-document-build.ts';
import { sourceList } from './build-sources.ts';
import { earlyScript } from './early/early-build.ts';
import { noJsonSchema, plainIcons, productionRouter, leanRouter } from './lean-build.ts';
import { serviceWorker } from './worker/worker-build.ts';

/**
 * Code that every page needs: one chunk compresses better, and stays in the browser's cache across releases.
 */
const vendor =
  /node_modules\/((react|react-dom|react-router|react-router-dom|scheduler)\/|@tanstack\/react-query\/.*QueryClientProvider)/;
/** The start of the site, the shell, and small parts of nearly every page: a field, a link, a price, a call. */
const shell = [
  /web\/(main\.tsx|index\.html)/,
  /web\/app\/(account-standing|add-own-routes|head|header|layout|lazy-components|navigation|page-error|paths|phone-menu|providers|route-changes|routes?r?|scroll-position|theme-switch|toast-region)\./,
  /web\/lib\/(api-error|cached-loader|client|cx|format|ids|lazy-with-queries|query|send|session|theme|toast|token-store|typed-text)\./,
  /web\/ui\/(badge|button|control-class|field|full-screen-loader|icon|link|mark|photo|price|select|skeleton)\./,
  /web\/entities\/(property\/card\/(news|save-heart)|favourite\/use-save-toggle|ownership\/mark-text)\./,
  /lucide-react\/.*icons\/(badge-check|check|chevron-left|chevron-right|map-pin|message-square|search)\./,
  // A few constants do not justify a chunk.
  /functions\/kernel\/time\.|web\/entities\/viewing\/viewable\./,
];
/**
 * The query library, states for missing content, and small parts of lists: what all pages need but those where most
 * people arrive.
 */
const pages = [
  /node_modules\/@tanstack\/|web\/lib\/(query-client|use-media)\.|functions\/(kernel\/keys|listings\/properties\/domain\/property-kinds)\.|events\/postcode\./,
  /web\/(entities\/property\/(property|stored-home-list)|ui\/(checkbox|checkbox-group|chip|dialog|empty-state|error-state|fieldset|notice|pagination|query-page|text-input))\./,
  /lucide-react\/.*icons\/(arrow-right|eye|eye-off|file-question-mark|pencil-line)\./,
];
/** The box for a place, of the home page and of search results. */
const places =
  /web\/(ui\/(combobox|use-suggestions)|entities\/place\/recent-searches|features\/search\/place-box)\./;
/** A home in a list: the home page, results, the pages of a seller. */
const cards = /web\/entities\/property\/card\/(?!card-swipes|more-photos|home-card-skeleton)/;
/** Pins of homes, which the maps of a search, of a place and of saved homes share. */
const pins =
  /web\/(entities\/property\/map|features\/search\/map\/(chosen-homes|geometry|results-map-controller))|web\/ui\/map\/(?!streets)|node_modules\/leaflet\//;
/** What pages with a list of homes share. */
const results =
  /web\/(features\/search\/(api|featured-row|filters\/place-label|listing\/travel-note)|entities\/property\/card\/home-card-skeleton|entities\/saved-search\/save-search)\.|icons\/(list|map|search-x|sliders-horizontal)\./;
/**
 * What is at the end of a page and at the bottom edge of phones, and parts of the shell that are fetched once the page
 * is idle.
 */
const idle =
  /web\/(app\/(bottom-tabs|error-page|footer|footer-lines|phone-sheet)|ui\/(sheet|toast)|lib\/(installed-worker|replay-input)|entities\/(carbon\/impact|property\/card\/card-swipes))\.|icons\/circle-user\./;
/** A draft of a listing and its form: the wizard, the page of changes, the camera of a phone. */
const drafts =
  /web\/features\/selling\/(draft-form-values|editor|focus-field|pictures|rebase|upload-queue|wizard\/(leave-guard|step-forms))\./;
/** Read by pages without a draft’s form as well. */
const uploadFiles = /web\/lib\/upload-files\./;
/** What a home’s page and the comparison of homes share. */
const visits = /web\/(features\/property-page\/api|entities\/property\/view-history)\./;
/** Icons of a home’s page and of several others. */
const pageIcons = /lucide-react\/.*icons\/(calendar-plus|share-2)\./;
/** Icons of sellers' and buyers' own pages: each alone would be a file of a hundred bytes. */
const ownIcons = /lucide-react\/.*icons\/(circle|credit-card|external-link|handshake|mail|users)\./;
/** What pages that can be read without a connection share. */
const offline = /web\/(lib\/(connection|outbox-entry|kept\/keeping)|ui\/(kept-line|needs-connection))\./;
/** Icons of several pages: each alone would be a file of a hundred bytes. */
const icons = /node_modules\/lucide-react\//;
const severalPages = 5;

/** The decoder of HEIC photos: a worker, the only one of the site, and the library. */
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
  worker: { rolldownOptions: { output: { entryFileNames: `${heicFolder}/[name]-[hash].js` } } },
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
        // The CDN lets these compile WebAssembly, and nothing else of the site.
        assetFileNames: ({ names }) =>
          names.some((name) => name.startsWith('libheif.'))
            ? `${heicFolder}/[name]-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 9 },
            { name: 'shell', test: (id: string) => shell.some((part) => part.test(id)), priority: 8 },
            { name: 'pages', test: (id: string) => pages.some((part) => part.test(id)), priority: 6 },
            { name: 'cards', test: cards, priority: 6 },
            { name: 'places', test: places, priority: 5 },
            { name: 'results', test: results, priority: 3 },
            { name: 'pins', test: pins, priority: 1 },
            { name: 'offline', test: offline, priority: 4 },
            { name: 'upload-files', test: uploadFiles, priority: 4 },
            { name: 'drafts', test: drafts, priority: 3 },
            { name: 'visits', test: visits, priority: 3 },
            { name: 'page-icons', test: pageIcons, priority: 2 },
            { name: 'own-icons', test: ownIcons, priority: 2 },
            { name: 'idle', test: idle, priority: 2 },
            { name: 'icons', test: icons, minShareCount: severalPages, priority: 1 },
          ],
        },
      },
    },
  },
}));
