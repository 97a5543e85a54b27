import { personalPaths, personalSections } from './personal-paths.ts';
import { type StaticHead, staticPages } from './static-pages.ts';

/** What the page of a path is about. */
export type SiteRoute =
  | { readonly kind: 'home' | 'listing' | 'blog' | 'posts' | 'wizard' | 'personal' | 'unknown' }
  | { readonly kind: 'static'; readonly path: string; readonly head: StaticHead }
  | { readonly kind: 'property'; readonly id: string }
  | { readonly kind: 'town'; readonly placeId: string }
  | { readonly kind: 'town-of-home'; readonly id: string }
  | { readonly kind: 'post'; readonly slug: string };

const plain: Readonly<Record<string, 'home' | 'listing' | 'blog' | 'posts' | 'wizard'>> = {
  '/': 'home',
  '/listing': 'listing',
  '/blog': 'blog',
  '/blogs-with-pagination': 'posts',
  '/add-property': 'wizard',
};

/** The route of a path without a slash at its end. */
export function matchSiteRoute(path: string): SiteRoute {
  const kind = plain[path];
  if (kind !== undefined) return { kind };
  const head = staticPages.get(path);
  if (head) return { kind: 'static', path, head };
  if (isPersonal(path)) return { kind: 'personal' };
  const [, id] = /^\/property-details\/([^/]+)$/.exec(path) ?? [];
  if (id !== undefined) return { kind: 'property', id };
  const [, placeId] = /^\/homes-for-sale\/([a-z\d_-]{1,80})$/.exec(path) ?? [];
  if (placeId !== undefined) return { kind: 'town', placeId };
  const [, homeId] = /^\/homes-for-sale\/near\/([^/]+)$/.exec(path) ?? [];
  if (homeId !== undefined) return { kind: 'town-of-home', id: homeId };
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? { kind: 'unknown' } : { kind: 'post', slug };
}

function isPersonal(path: string): boolean {
  const [, first = ''] = path.split('/');
  return personalSections.includes(first) || personalPaths.some((pattern) => pattern.test(path));
}
