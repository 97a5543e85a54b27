import { setTimeout } from 'node:timers/promises';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';
import { type Crawl, type CrawledPage, type ListedPage, listOwnPaths } from './crawled-page.ts';
import { type PageFacts, readPageFacts, readRobots, readSitemap } from './page-facts.ts';
import { listPageFaults } from './page-faults.ts';
import { listSiteFaults } from './site-faults.ts';
import { listTownFaults } from './town-counts.ts';

interface Waiting {
  readonly path: string;
  readonly from: string;
}

/** Names a program, so that its reads count as no visit. */
const userAgent = 'GableCrawl/1.0 (bot)';
const robotsPath = '/robots.txt';
const atOnce = 4;

/** Follows links, files and sitemaps from robots.txt and the home page until each address of the site is read once. */
export async function crawlSite(origin: string, maxPages = 10_000): Promise<Crawl> {
  const waiting: Waiting[] = [robotsPath, '/'].map((path) => ({ path, from: 'the beginning' }));
  const seen = new Set(waiting.map(({ path }) => path));
  const pages: CrawledPage[] = [];
  const listed: ListedPage[] = [];
  let disallowed: readonly string[] = [];
  while (waiting.length > 0 && pages.length < maxPages) {
    const next = waiting.splice(0, Math.min(atOnce, maxPages - pages.length));
    for (const read of await Promise.all(next.map((one) => readAddress(origin, one)))) {
      pages.push(read.page);
      listed.push(...read.listed);
      disallowed = read.disallowed ?? disallowed;
      for (const path of read.next) {
        if (seen.has(path) || disallowed.some((beginning) => path.startsWith(beginning))) continue;
        seen.add(path);
        waiting.push({ path, from: read.page.path });
      }
    }
  }
  const crawl = { pages, listed, left: waiting.length };
  return { ...crawl, faults: listSiteFaults(crawl, origin) };
}

/** Waits before an address is asked for again, in milliseconds. */
const waitsMs = [1_000, 3_000];

/** As programs do, it asks again where the site is too busy for an answer. */
async function fetchAgain(url: URL, [waitMs, ...later] = waitsMs): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'user-agent': userAgent } });
  const isBusy = response.status === 429 || response.status >= 500;
  if (!isBusy || waitMs === undefined) return response;
  await response.body?.cancel();
  await setTimeout(waitMs);
  return fetchAgain(url, later);
}

interface ReadAddress {
  readonly page: CrawledPage;
  /** Paths that it leads to. */
  readonly next: readonly string[];
  readonly listed: readonly ListedPage[];
  readonly disallowed?: readonly string[];
}

async function readAddress(origin: string, { path, from }: Waiting): Promise<ReadAddress> {
  const url = new URL(path, origin);
  const response = await fetchAgain(url);
  const { status, headers } = response;
  const text = await response.text();
  const page = { path, kind: findKind(url.pathname), status, from, faults: [] };
  const leadTo = (hrefs: readonly string[]) => listOwnPaths(hrefs, url);
  const location = headers.get('location');
  if (location !== null)
    return {
      page: { ...page, location: leadTo([location])[0] ?? location },
      next: leadTo([location]),
      listed: [],
    };
  if (path === robotsPath) {
    const { sitemaps, disallowed } = readRobots(text);
    const faults = sitemaps.length > 0 ? [] : ['names no sitemap'];
    return { page: { ...page, faults }, next: leadTo(sitemaps), listed: [], disallowed };
  }
  if (page.kind === 'sitemap') return readSitemapAddress(page, text, url);
  if (!headers.get('content-type')?.startsWith('text/html')) return { page, next: [], listed: [] };
  const facts = readPageFacts(text);
  const faults = status === 200 ? await listFaults(page, facts, origin) : [];
  const hrefs = [...facts.links.map(({ href }) => href), ...facts.files, ...facts.canonicals];
  return { page: { ...page, facts, faults }, next: leadTo(hrefs), listed: [] };
}

function readSitemapAddress(page: CrawledPage, text: string, url: URL): ReadAddress {
  const entries = readSitemap(text);
  const next = listOwnPaths(
    entries.map((entry) => entry.url),
    url,
  );
  const foreign = entries.length - next.length;
  return {
    page: { ...page, faults: foreign === 0 ? [] : [`${foreign} entries of other sites`] },
    next,
    listed: entries.flatMap((entry) => {
      const [path] = listOwnPaths([entry.url], url);
      return path === undefined ? [] : [{ path, changedAt: entry.changedAt, sitemap: page.path }];
    }),
  };
}

async function listFaults(
  { kind, path }: CrawledPage,
  facts: PageFacts,
  origin: string,
): Promise<readonly string[]> {
  const [faults, townFaults] = await Promise.all([
    listPageFaults(facts),
    kind === 'town' ? listTownFaults(origin, path, facts) : [],
  ]);
  return [...faults, ...townFaults];
}

function findKind(pathname: string): string {
  if (pathname.endsWith('.xml')) return 'sitemap';
  if (pathname.startsWith('/api/')) return 'api';
  if (/\.\w+$/.test(pathname)) return 'file';
  return matchSiteRoute(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname).kind;
}
