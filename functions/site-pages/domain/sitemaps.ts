import { escapeHtml } from '../../kernel/text.ts';
import { staticPages } from './static-pages.ts';

/** A page of the site for search engines. */
export interface SitemapEntry {
  readonly path: string;
  /** When its content last changed. */
  readonly changedAt?: string | undefined;
}

/** Homes of one answer of the API, and answers in one sitemap. */
export const homesPerCall = 48;
export const callsPerSitemap = 20;
const homesPerSitemap = homesPerCall * callsPerSitemap;

/** The paths of the sitemaps of a site with so many homes on sale. */
export function listSitemaps(homes: number): readonly string[] {
  const parts = Math.max(1, Math.ceil(homes / homesPerSitemap));
  return [
    '/sitemaps/pages.xml',
    '/sitemaps/guides.xml',
    ...['homes', 'places'].flatMap((kind) =>
      Array.from({ length: parts }, (_, nth) => `/sitemaps/${kind}-${nth + 1}.xml`),
    ),
  ];
}

/** The pages whose content is a part of the site's code, and the first page of each list. */
export function listFixedPages(): readonly SitemapEntry[] {
  return ['/', '/listing', '/blog', ...staticPages.keys()].map((path) => ({ path }));
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function writeSitemapIndex(paths: readonly string[], siteUrl: string): string {
  const locations = paths.map((path) => `<sitemap>${writeLocation(path, siteUrl)}</sitemap>`);
  return `${declaration}<sitemapindex xmlns="${schema}">${locations.join('')}</sitemapindex>`;
}

export function writeSitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const pages = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<url>${writeLocation(path, siteUrl)}${changed}</url>`;
  });
  return `${declaration}<urlset xmlns="${schema}">${pages.join('')}</urlset>`;
}

const writeLocation = (path: string, siteUrl: string) =>
  `<loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>`;

/** Everything may be read; personal pages say themselves that they are not for an index. */
export function writeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /oauth/',
    'Disallow: /pixel/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}
