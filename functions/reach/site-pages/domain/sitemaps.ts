import { escapeHtml } from '../../../kernel/text.ts';
import { pageChanges } from './page-changes.ts';
import { policies } from './policies/policies.ts';
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

/** The sitemap of places reads the newest homes alone: older ones are nearly all in the same places. */
export const maxHomesForPlaces = 48_000;

/** When what the site shows last changed. */
export interface LatestChanges {
  /** A home was listed or reduced. */
  readonly homes?: string | undefined;
  /** A guide was published or edited. */
  readonly guides?: string | undefined;
}

/** The sitemaps of a site with so many homes on sale. The last change is known of all homes, not of a part of them. */
export function listSitemaps(homes: number, latest: LatestChanges): readonly SitemapEntry[] {
  const parts = Math.max(1, Math.ceil(homes / homesPerSitemap));
  const fixed = listFixedPages(latest);
  return [
    { path: '/sitemaps/pages.xml', changedAt: findLatest(fixed.map(({ changedAt }) => changedAt)) },
    { path: '/sitemaps/guides.xml', changedAt: latest.guides },
    { path: '/sitemaps/places.xml', changedAt: latest.homes },
    ...Array.from({ length: parts }, (_, nth) => ({
      path: `/sitemaps/homes-${nth + 1}.xml`,
      changedAt: parts === 1 ? latest.homes : undefined,
    })),
  ];
}

/** The pages whose content is a part of the site's code, and the first page of each list. */
export function listFixedPages({ homes, guides }: LatestChanges): readonly SitemapEntry[] {
  return [
    { path: '/', changedAt: homes },
    { path: '/listing', changedAt: homes },
    { path: '/blog', changedAt: guides },
    ...[...staticPages.keys()].map((path) => ({
      path,
      changedAt: policies.get(path)?.changed ?? pageChanges.get(path)?.changed,
    })),
  ];
}

/** The latest of times and days; `undefined` without any. */
export function findLatest(times: readonly (string | undefined)[]): string | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function writeSitemapIndex(sitemaps: readonly SitemapEntry[], siteUrl: string): string {
  const entries = sitemaps.map((entry) => `<sitemap>${writeEntry(entry, siteUrl)}</sitemap>`);
  return `${declaration}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`;
}

export function writeSitemap(pages: readonly SitemapEntry[], siteUrl: string): string {
  const entries = pages.map((entry) => `<url>${writeEntry(entry, siteUrl)}</url>`);
  return `${declaration}<urlset xmlns="${schema}">${entries.join('')}</urlset>`;
}

function writeEntry({ path, changedAt }: SitemapEntry, siteUrl: string): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
  return `<loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>${changed}`;
}

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
