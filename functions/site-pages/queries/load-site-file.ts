import * as z from 'zod';
import { PostCard } from '../../blog/contract.ts';
import { PropertyCard } from '../../properties/domain/views.ts';
import { readPublicAnswer } from '../adapters/public-api.ts';
import {
  callsPerSitemap,
  homesPerCall,
  listFixedPages,
  listSitemaps,
  type SitemapEntry,
  writeRobots,
  writeSitemap,
  writeSitemapIndex,
} from '../domain/sitemaps.ts';

/** A file for programs. */
export interface SiteFile {
  readonly type: 'text/plain' | 'application/xml';
  readonly text: string;
}

const Homes = z.object({
  properties: z.array(PropertyCard.pick({ id: true, firstListedAt: true, reducedAt: true })),
});
const Total = z.object({ total: z.int() });
const Posts = z.object({ blogs: z.array(PostCard.pick({ slug: true, publishedAt: true })), total: z.int() });

/** The file of a path; `undefined` where the site has none. @throws Error when a public call fails */
export async function findSiteFile(path: string, siteUrl: string): Promise<SiteFile | undefined> {
  if (path === '/robots.txt') return { type: 'text/plain', text: writeRobots(siteUrl) };
  if (path === '/sitemap.xml') {
    const { total } = await readPublicAnswer('/api/all-properties?per_page=1', Total);
    return toXml(writeSitemapIndex(listSitemaps(total), siteUrl));
  }
  const entries = await findEntries(path);
  return entries && toXml(writeSitemap(entries, siteUrl));
}

const toXml = (text: string): SiteFile => ({ type: 'application/xml', text });

async function findEntries(path: string): Promise<readonly SitemapEntry[] | undefined> {
  if (path === '/sitemaps/pages.xml') return listFixedPages();
  if (path === '/sitemaps/guides.xml') return listGuides();
  const [, part] = /^\/sitemaps\/homes-([1-9]\d{0,2})\.xml$/.exec(path) ?? [];
  return part === undefined ? undefined : listHomes(Number(part));
}

const postsPerCall = 50;

async function listGuides(page = 1): Promise<readonly SitemapEntry[]> {
  const { blogs, total } = await readPublicAnswer(`/api/blogs?page=${page}&per_page=${postsPerCall}`, Posts);
  const entries = blogs.map(({ slug, publishedAt }) => ({
    path: `/blog/${slug}`,
    changedAt: publishedAt ?? undefined,
  }));
  return page * postsPerCall < total ? [...entries, ...(await listGuides(page + 1))] : entries;
}

/** The oldest homes come first, so that a new one changes the last sitemap alone. */
async function listHomes(part: number): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  const first = (part - 1) * callsPerSitemap + 1;
  for (let page = first; page < first + callsPerSitemap; page += 1) {
    const address = `/api/all-properties?sort=id%7Casc&per_page=${homesPerCall}&page=${page}`;
    const { properties } = await readPublicAnswer(address, Homes);
    for (const { id, reducedAt, firstListedAt } of properties)
      entries.push({ path: `/property-details/${id}`, changedAt: reducedAt ?? firstListedAt });
    if (properties.length < homesPerCall) break;
  }
  return entries;
}
