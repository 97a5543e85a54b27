import * as z from 'zod';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { PostCard } from '../../../trust/blog/contract.ts';
import { readPublicAnswer } from '../adapters/public-api.ts';
import { formatTownPath } from '../domain/search-path.ts';
import {
  callsPerSitemap,
  findLatest,
  homesPerCall,
  type LatestChanges,
  listFixedPages,
  listSitemaps,
  maxHomesForPlaces,
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
  slug: true,
  firstListedAt: true,
  reducedAt: true,
  town: true,
  latitude: true,
  longitude: true,
});
type Home = z.output<typeof Home>;
const Homes = z.object({ properties: z.array(Home), total: z.int() });
const Posts = z.object({
  blogs: z.array(PostCard.pick({ slug: true, publishedAt: true, updatedAt: true })),
  total: z.int(),
});

/** The file of a path; `undefined` where the site has no such file. @throws Error when a public call fails */
export async function findSiteFile(path: string, siteUrl: string): Promise<SiteFile | undefined> {
  if (path === '/robots.txt') return { type: 'text/plain', text: writeRobots(siteUrl) };
  if (path === '/sitemap.xml') {
    const { total, ...latest } = await loadLatestChanges();
    return toXml(writeSitemapIndex(listSitemaps(total, latest), siteUrl));
  }
  const entries = await findEntries(path);
  return entries && toXml(writeSitemap(entries, siteUrl));
}

const toXml = (text: string): SiteFile => ({ type: 'application/xml', text });

async function findEntries(path: string): Promise<readonly SitemapEntry[] | undefined> {
  if (path === '/sitemaps/pages.xml') return listFixedPages(await loadLatestChanges());
  if (path === '/sitemaps/guides.xml') return listGuides();
  if (path === '/sitemaps/places.xml') return listPlaces(await listNewestHomes());
  const [, part] = /^\/sitemaps\/homes-([1-9]\d{0,2})\.xml$/.exec(path) ?? [];
  return part === undefined ? undefined : (await listHomes(Number(part))).map(toHomeEntry);
}

const readHomes = (sort: string, page: number, size = homesPerCall) =>
  readPublicAnswer(
    `/api/all-properties?${new URLSearchParams({ sort, per_page: String(size), page: String(page) }).toString()}`,
    Homes,
  );

/** When homes and guides last changed, and how many homes are on sale. */
async function loadLatestChanges(): Promise<LatestChanges & { readonly total: number }> {
  const [listed, reduced, guides] = await Promise.all([
    readHomes('createdAt|desc', 1, 1),
    readHomes('reduced_at|desc', 1, 1),
    listGuides(),
  ]);
  return {
    total: listed.total,
    homes: findLatest([...listed.properties, ...reduced.properties].map(findHomeChange)),
    guides: findLatest(guides.map(({ changedAt }) => changedAt)),
  };
}

const postsPerCall = 50;

async function listGuides(page = 1): Promise<readonly SitemapEntry[]> {
  const { blogs, total } = await readPublicAnswer(`/api/blogs?page=${page}&per_page=${postsPerCall}`, Posts);
  const entries = blogs.map(({ slug, updatedAt, publishedAt }) => ({
    path: `/blog/${slug}`,
    changedAt: updatedAt ?? publishedAt ?? undefined,
  }));
  return page * postsPerCall < total ? [...entries, ...(await listGuides(page + 1))] : entries;
}

/** The oldest homes come first, so that a new one changes the last sitemap alone. */
async function listHomes(part: number): Promise<readonly Home[]> {
  const homes: Home[] = [];
  const first = (part - 1) * callsPerSitemap + 1;
  for (let page = first; page < first + callsPerSitemap; page += 1) {
    const { properties } = await readHomes('id|asc', page);
    homes.push(...properties);
    if (properties.length < homesPerCall) break;
  }
  return homes;
}

const callsAtOnce = 8;

async function listNewestHomes(): Promise<readonly Home[]> {
  const read = (page: number) => readHomes('id|desc', page);
  const { properties, total } = await read(1);
  const homes = [...properties];
  const last = Math.ceil(Math.min(total, maxHomesForPlaces) / homesPerCall);
  for (let page = 2; page <= last; page += callsAtOnce) {
    const pages = Array.from({ length: Math.min(callsAtOnce, last - page + 1) }, (_, nth) => page + nth);
    for (const answer of await Promise.all(pages.map(read))) homes.push(...answer.properties);
  }
  return homes;
}

const findHomeChange = ({ reducedAt, firstListedAt }: Home) => reducedAt ?? firstListedAt;

const toHomeEntry = (home: Home): SitemapEntry => ({
  path: formatHomePath(home),
  changedAt: findHomeChange(home),
});

/** The pages of the towns of homes, each once, with the last change of a home there. */
function listPlaces(homes: readonly Home[]): readonly SitemapEntry[] {
  const byTown = Map.groupBy(homes, findTownId);
  return [...byTown].flatMap(([id, ofTown]) =>
    id === undefined ? [] : [{ path: formatTownPath(id), changedAt: findLatest(ofTown.map(findHomeChange)) }],
  );
}
