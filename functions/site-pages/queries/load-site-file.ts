import * as z from 'zod';
import { PostCard } from '../../blog/contract.ts';
import { PropertyCard } from '../../properties/domain/views.ts';
import { readPublicAnswer } from '../adapters/public-api.ts';
import { formatTownPath } from '../domain/search-path.ts';
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
import { findTownId } from '../domain/town-of-home.ts';

/** A file for programs. */
export interface SiteFile {
  readonly type: 'text/plain' | 'application/xml';
  readonly text: string;
}

const Home = PropertyCard.pick({
  id: true,
  firstListedAt: true,
  reducedAt: true,
  town: true,
  latitude: true,
  longitude: true,
});
type Home = z.output<typeof Home>;
const Homes = z.object({ properties: z.array(Home) });
const Total = z.object({ total: z.int() });
const Posts = z.object({ blogs: z.array(PostCard.pick({ slug: true, publishedAt: true })), total: z.int() });

/** The file of a path; `undefined` where the site has no such file. @throws Error when a public call fails */
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
  const [, kind, part] = /^\/sitemaps\/(homes|places)-([1-9]\d{0,2})\.xml$/.exec(path) ?? [];
  if (part === undefined) return undefined;
  const homes = await listHomes(Number(part));
  return kind === 'homes' ? homes.map(toHomeEntry) : listPlaces(homes);
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
async function listHomes(part: number): Promise<readonly Home[]> {
  const homes: Home[] = [];
  const first = (part - 1) * callsPerSitemap + 1;
  for (let page = first; page < first + callsPerSitemap; page += 1) {
    const address = `/api/all-properties?sort=id%7Casc&per_page=${homesPerCall}&page=${page}`;
    const { properties } = await readPublicAnswer(address, Homes);
    homes.push(...properties);
    if (properties.length < homesPerCall) break;
  }
  return homes;
}

const toHomeEntry = ({ id, reducedAt, firstListedAt }: Home): SitemapEntry => ({
  path: `/property-details/${id}`,
  changedAt: reducedAt ?? firstListedAt,
});

/** The pages of the towns of homes, each once. */
function listPlaces(homes: readonly Home[]): readonly SitemapEntry[] {
  const ids = new Set(homes.map(findTownId).filter((id) => id !== undefined));
  return [...ids].toSorted().map((id) => ({ path: formatTownPath(id) }));
}
