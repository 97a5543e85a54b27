import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { listTownSearches } from '../../functions/site-pages/domain/town-page.ts';
import type { Arrival, EarlyCall } from './arrival.ts';

interface Known {
  readonly path: string;
  /** Modules that its first render needs. */
  readonly modules: readonly string[];
  readonly calls: readonly EarlyCall[];
}

/** The pages where most people arrive, with their first calls. */
const pages: readonly Known[] = [
  {
    path: '/',
    modules: ['features/search/home-page.tsx'],
    calls: [{ to: '/api/all-properties', query: { per_page: '8' } }, { to: '/api/package' }],
  },
  {
    path: '/listing',
    modules: ['features/search/listing-page.tsx', 'lib/query-client.ts'],
    calls: [{ to: '/api/search-properties', askedWithout: ['view', 'at'] }],
  },
  {
    path: '/property-details/:id',
    modules: ['features/property-page/property-page.tsx'],
    calls: [{ to: '/api/properties/:id' }],
  },
  {
    path: '/homes-for-sale/:id',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/search/town-page.tsx'],
    calls: Object.values(listTownSearches(':id')).map((query) => ({ to: '/api/search-properties', query })),
  },
  {
    path: '/blog',
    modules: ['app/own-routes.ts', 'lib/query-client.ts', 'features/blog/blog-page.tsx'],
    calls: [{ to: '/api/blogs', query: { per_page: '10' } }],
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

/** The script as text; the chunks of a page are only known after the build. */
async function script(arrivals: readonly Arrival[]): Promise<string> {
  const file = new URL('early.ts', import.meta.url).pathname;
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const body = `${code.replace('export function', 'function')}\nearly(${JSON.stringify(arrivals)});`;
  return minifySync('early.js', `(() => {${body}})()`).code;
}

/** The files of modules and their imports, without those that the document already references. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const other of chunks.get(file)?.imports ?? []) withImports(other, seen);
    return seen;
  };
  const all = [...chunks.values()];
  const named = new Set<string>();
  for (const { isEntry, fileName } of all) if (isEntry) withImports(fileName, named);
  const needed = new Set<string>();
  for (const module of modules) {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
    if (!chunk) throw new Error(`No chunk holds ${module}`);
    withImports(chunk.fileName, needed);
  }
  // Vite removes chunks that hold style sheets alone.
  const hasCode = (file: string) => chunks.get(file)?.moduleIds.some((id) => !id.endsWith('.css'));
  return [...needed.difference(named)]
    .filter(hasCode)
    .toSorted()
    .map((file) => `/${file}`);
}

/** Adds the script of `early.ts` to the document's head; the development server has no chunks. */
export function earlyScript(): Plugin {
  let file = 'early.js';
  return {
    name: 'early-script',
    async generateBundle(_options, bundle) {
      const arrivals = pages.map(({ path, modules, calls }) => ({
        path,
        calls,
        code: filesOf(modules, bundle),
      }));
      const source = await script(arrivals);
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        void script([]).then((source) => response.end(source));
      });
    },
    transformIndexHtml: {
      order: 'post',
      // Before the style sheet, because a script after it would wait for it.
      handler: (html) => html.replace('<script type="module"', `<script src="/${file}"></script>\n    $&`),
    },
  };
}
