import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { newestHomesQuery } from '../../functions/reach/site-pages/domain/home-hero.ts';
import { frontPosts } from '../../functions/reach/site-pages/domain/post-list.ts';
import { listTownCalls } from '../../functions/reach/site-pages/domain/town-page.ts';
import type { EarlyCall, SiteCode } from './landing-page.ts';
import { lastSearchWaitMs } from './last-search-wait.ts';
import { headerCalls, memberPages } from './member-pages.ts';

interface KnownPage {
  readonly path: string;
  /** Modules that its first render needs. */
  readonly modules: readonly string[];
  readonly calls: readonly EarlyCall[];
}

const townCalls = listTownCalls(':id');

/** The pages where most people arrive, with their first calls. */
const pages: readonly KnownPage[] = [
  {
    path: '/',
    modules: [
      'features/search/home-page.tsx',
      'features/search/home/below.tsx',
      'features/search/home/wish-fields.tsx',
      'app/footer.tsx',
    ],
    calls: [
      {
        to: '/api/all-properties',
        query: { per_page: String(newestHomesQuery.per_page), front: newestHomesQuery.front },
      },
      { to: '/api/package' },
    ],
  },
  {
    path: '/listing',
    modules: ['features/search/listing-page.tsx', 'lib/query-client.ts', 'app/footer.tsx'],
    calls: [{ to: '/api/search-properties', pageQueryWithout: ['view', 'at', 'edit'] }],
  },
  {
    path: '/property-details/:id',
    modules: [
      'features/property-page/property-page.tsx',
      'features/property-page/below-fold.tsx',
      'features/property-page/print/print-button.tsx',
      'entities/property/compare-toggle.tsx',
      'app/footer.tsx',
    ],
    calls: [{ to: '/api/properties/:id' }],
  },
  {
    path: '/homes-for-sale/:id',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/search/town-page.tsx'],
    // Not the facts: they come from registers, and a county has none.
    calls: [townCalls.newest, townCalls.reduced, townCalls.overview],
  },
  {
    path: '/blog',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/blog/blog-page.tsx'],
    calls: [{ to: '/api/blogs', query: { per_page: String(frontPosts) } }],
  },
  {
    path: '/blogs-with-pagination',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/blog/posts-page.tsx'],
    // They depend on the query, and its order.
    calls: [],
  },
  {
    path: '/blog/:id',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/blog/post-page.tsx'],
    calls: [{ to: '/api/blogs/show/:id' }],
  },
  {
    path: '/add-property',
    modules: [
      'app/own-routes.ts',
      'lib/query-client.ts',
      'features/selling/add-property-page.tsx',
      'features/selling/fields/address-fields.tsx',
    ],
    calls: [],
  },
];

/** What each page of a member needs: the routes, the account, and the header's parts. */
const memberModules = [
  'app/own-routes.ts',
  'lib/query-client.ts',
  'lib/live.ts',
  'entities/own-home/api.ts',
  'features/notifications/bell.tsx',
];

/** The script as text; the chunks of a page are only known after the build. */
async function renderScript(site: SiteCode): Promise<string> {
  const file = join(import.meta.dirname, 'early.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const body = `${code.replace('export function', 'function')}\nstartEarly(${JSON.stringify(site)});`;
  return minifySync('early.js', `(() => {${body}})()`).code;
}

/** The files of chunks and of all that they import. */
function listFiles(
  bundle: Rolldown.OutputBundle,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const other of chunks.get(file)?.imports ?? []) add(other);
  };
  for (const chunk of chunks.values()) if (isWanted(chunk)) add(chunk.fileName);
  // Vite removes chunks that hold style sheets alone.
  const hasCode = (file: string) => chunks.get(file)?.moduleIds.some((id) => !id.endsWith('.css'));
  return new Set([...files].filter(hasCode));
}

const toPaths = (files: Iterable<string>): readonly string[] =>
  [...files].toSorted().map((file) => `/${file}`);

/**
 * The files of modules and of all that they import.
 * @throws Error when one is in no chunk
 */
function findFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const missing = new Set(modules);
  const files = listFiles(bundle, ({ moduleIds }) => {
    const held = modules.filter((module) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
    for (const module of held) missing.delete(module);
    return held.length > 0;
  });
  if (missing.size > 0) throw new Error(`No chunk holds ${[...missing].join(', ')}`);
  return files;
}

/** @throws Error when a module of a page is in no chunk */
function findSiteCode(bundle: Rolldown.OutputBundle): SiteCode {
  const shared = listFiles(bundle, ({ isEntry }) => isEntry);
  const findCode = (modules: readonly string[]) => toPaths(findFiles(bundle, modules).difference(shared));
  const landingPages = pages.map(({ path, modules, calls }) => ({ path, calls, code: findCode(modules) }));
  const members = { code: findCode(memberModules), everywhere: headerCalls, pages: memberPages };
  const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
  if (!entry) throw new Error('The site has no entry');
  return { entry: `/${entry.fileName}`, shared: toPaths(shared), landingPages, members, lastSearchWaitMs };
}

const entryTags =
  /\s*<(?:script type="module" crossorigin src="[^"]+"><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Adds the script of `early.ts` to the document's head, which starts the site in place of the document's own tags;
 * the development server has no chunks and keeps its tags.
 */
export function earlyScript(): Plugin {
  let file = 'early.js';
  return {
    name: 'early-script',
    async generateBundle(_options, bundle) {
      const source = await renderScript(findSiteCode(bundle));
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        void renderScript({ shared: [], landingPages: [], lastSearchWaitMs }).then((source) =>
          response.end(source),
        );
      });
    },
    transformIndexHtml: {
      order: 'post',
      // Before the style sheet, because a script after it would wait for it.
      handler: (html, { bundle }) => {
        const marked = html.replace('<script type="module"', `<script src="/${file}"></script>\n    $&`);
        return bundle ? marked.replaceAll(entryTags, '') : marked;
      },
    },
  };
}
