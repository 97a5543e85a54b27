import { describe, expect, test } from 'vitest';
import pageList from '../../functions/reach/site-pages/domain/pages.json' with { type: 'json' };
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';
import { staticPages } from '../../functions/reach/site-pages/domain/static-pages.ts';
import { ownRoutes } from '../../web/app/own-routes.ts';
import { routes } from '../../web/app/routes.ts';
import { serverPages } from '../../web/app/server-pages.ts';
import type { RouteObject } from '../../web/lib/router.ts';
import { paths } from '../../web/site/paths.ts';

/** The routes of pages with their whole paths. */
function listPages(tree: readonly RouteObject[], above = ''): readonly (readonly [string, RouteObject])[] {
  return tree.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [above, route.path].filter(Boolean).join('/');
    return route.children ? listPages(route.children, path) : [[path, route] as const];
  });
}
const pages = listPages([...routes, ...ownRoutes]).filter(
  ([path]) => path !== '*' && path !== paths.notFound,
);
const fill = (path: string) => path.replaceAll(/:\w+/g, 'x1') || '/';

describe('the documents of pages', () => {
  test('are of the site’s table', () => {
    // npm run pages writes the list.
    expect(pageList).toEqual(serverPages);
  });

  test('know every route of the site', () => {
    const unknown = pages.filter(([path]) => matchSiteRoute(fill(path)).kind === 'unknown');
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  test('name no page that the site does not have', () => {
    const known = new Set(pages.map(([path]) => path));
    expect([...staticPages.keys()].filter((path) => !known.has(path))).toEqual([]);
  });

  test.each([...staticPages])('have the title and description of %s', async (path, head) => {
    const [, route] = pages.find(([one]) => one === path) ?? [];
    const module = typeof route?.lazy === 'function' ? await route.lazy() : undefined;
    // The router takes one of both and warns of the other.
    expect([route?.handle, module?.handle].filter(Boolean)).toEqual([{ head }]);
  });
});
