import { type Crawl, type CrawledPage, listOwnPaths } from './crawled-page.ts';

type Read = Pick<Crawl, 'pages' | 'listed' | 'left'>;

/** What is wrong with pages, and with what they say of each other. */
export function listSiteFaults({ pages, listed, left }: Read, origin: string): readonly string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ofPages = pages.flatMap((page) =>
    [...listStatusFaults(page), ...page.faults, ...listCanonicalFaults(page, byPath, origin)].map(
      (fault) => `${page.path}: ${fault}`,
    ),
  );
  const ofEntries = listed.flatMap((entry) =>
    listEntryFaults(byPath.get(entry.path), entry.changedAt).map(
      (fault) => `${entry.path} in ${entry.sitemap}: ${fault}`,
    ),
  );
  const twice = [...Map.groupBy(listed, ({ path }) => path)].flatMap(([path, entries]) =>
    entries.length > 1
      ? [
          `${path}: is in ${entries.length} places of sitemaps: ${entries.map(({ sitemap }) => sitemap).join(', ')}`,
        ]
      : [],
  );
  const limit = left > 0 ? [`the limit of ${pages.length} addresses was reached, ${left} were not read`] : [];
  return [...limit, ...ofPages, ...ofEntries, ...twice];
}

/** A redirect is followed: what it leads to is read by itself. */
function listStatusFaults({ status, location, from }: CrawledPage): readonly string[] {
  return status === 200 || location !== undefined ? [] : [`answered ${status}, linked from ${from}`];
}

/** The canonical address of a page is one that search engines can list, and is its own. */
function listCanonicalFaults(
  { facts, status }: CrawledPage,
  byPath: ReadonlyMap<string, CrawledPage>,
  origin: string,
): readonly string[] {
  const canonical = status === 200 && facts?.isIndexable ? facts.canonicals[0] : undefined;
  if (canonical === undefined) return [];
  const target = findTarget(canonical, byPath, origin);
  if (!target) return [`its canonical address ${canonical} is not one of the site`];
  if (target.status !== 200) return [`its canonical address ${canonical} answered ${target.status}`];
  if (!target.facts?.isIndexable) return [`its canonical address ${canonical} is not for an index`];
  const own = target.facts.canonicals[0];
  return own === canonical ? [] : [`its canonical address ${canonical} has another one, ${own}`];
}

function findTarget(
  href: string,
  byPath: ReadonlyMap<string, CrawledPage>,
  origin: string,
): CrawledPage | undefined {
  const [path] = listOwnPaths([href], new URL(origin));
  return path === undefined ? undefined : byPath.get(path);
}

function listEntryFaults(page: CrawledPage | undefined, changedAt: string | undefined): readonly string[] {
  const isLate = changedAt !== undefined && !(Date.parse(changedAt) <= Date.now());
  const late = isLate ? [`its last change ${changedAt} is no past time`] : [];
  // Not read before the limit, or disallowed by robots.txt.
  if (!page) return ['was not read', ...late];
  if (page.status !== 200) return [`answered ${page.status}`, ...late];
  // The entries of an index are sitemaps.
  if (page.kind === 'sitemap') return late;
  if (!page.facts?.isIndexable) return ['is not for an index', ...late];
  const isCanonical = page.facts.canonicals[0]?.endsWith(page.path) ?? false;
  return [...(isCanonical ? [] : ['has another canonical address']), ...late];
}
