import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CrawledPage } from './crawled-page.ts';
import { readPageFacts, readRobots, readSitemap } from './page-facts.ts';
import { listPageFaults } from './page-faults.ts';
import { listSiteFaults } from './site-faults.ts';
import { listTownFaults } from './town-counts.ts';

const origin = 'https://gable.test';
const crumbs = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` }],
};
const toPage = (canonical: string, change: { head?: string; data?: object; main?: string } = {}) =>
  readPageFacts(`<head><title>Homes for sale</title><link rel="canonical" href="${origin}${canonical}">
    <meta name="description" content="Homes, straight from their sellers">${change.head ?? ''}
    <script type="application/ld+json">${JSON.stringify(change.data ?? crumbs)}</script></head>
    <main><h1>Homes</h1>${change.main ?? ''}</main>`);

afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  test('that has everything has no fault', async () => {
    expect(await listPageFaults(toPage('/'))).toEqual([]);
  });

  test.each([
    ['a second title', { head: '<title>Homes again</title>' }, 'title: '],
    ['a second description', { head: '<meta name="description" content="Homes">' }, 'description: '],
    ['two canonical addresses', { head: '<link rel="canonical" href="/b">' }, 'canonical address: '],
    ['two main headings', { main: '<h1>Again</h1>' }, '2 main headings'],
    ['an unknown type of data', { data: { ...crumbs, '@type': 'Breadcrumbs' } }, 'Breadcrumbs: '],
    ['data without a context', { data: { '@type': 'BreadcrumbList' } }, 'structured data without a context'],
    ['an incomplete listing', { data: { ...crumbs, '@type': 'RealEstateListing' } }, 'RealEstateListing: '],
  ])('with %s has a fault', async (_, change, fault) => {
    expect((await listPageFaults(toPage('/', change))).join('\n')).toContain(fault);
  });

  test('without an index needs a title alone', async () => {
    const facts = readPageFacts('<title>Gable</title><meta name="robots" content="noindex">');
    expect(await listPageFaults(facts)).toEqual([]);
    expect(await listPageFaults(readPageFacts('<meta name="robots" content="noindex">'))).toHaveLength(1);
  });
});

describe('the pages of a site', () => {
  const read = (path: string, facts = toPage(path), status = 200): CrawledPage => ({
    path,
    kind: 'listing',
    status,
    facts,
    from: '/',
    faults: [],
  });
  const check = (pages: readonly CrawledPage[], paths: readonly string[] = [], changedAt?: string) =>
    listSiteFaults(
      { pages, listed: paths.map((path) => ({ path, changedAt, sitemap: '/s.xml' })), left: 0 },
      origin,
    );
  const unlisted = readPageFacts('<title>Gable</title><meta name="robots" content="noindex">');

  test('that are each their own canonical address have no fault', () => {
    expect(check([read('/'), read('/a')], ['/', '/a'], '2026-11-23')).toEqual([]);
  });

  test.each([
    ['an answer that is no page', [read('/a', unlisted, 404)], [], 'answered 404, linked from /'],
    ['a canonical address that was not found', [read('/a', toPage('/b'))], [], 'is not one of the site'],
    [
      'one that is not for an index',
      [read('/a', toPage('/b')), read('/b', unlisted)],
      [],
      'is not for an index',
    ],
    [
      'one that has another one',
      [read('/a', toPage('/b')), read('/b', toPage('/c')), read('/c')],
      [],
      'has another one, https://gable.test/c',
    ],
    ['an entry of a sitemap that is not for an index', [read('/a', unlisted)], ['/a'], 'is not for an index'],
    ['one that is gone', [read('/a', unlisted, 410)], ['/a'], 'in /s.xml: answered 410'],
    ['one that has another address', [read('/a', toPage('/b')), read('/b')], ['/a'], 'another canonical'],
    ['one that was not read', [], ['/a'], 'was not read'],
    ['one twice', [read('/a')], ['/a', '/a'], 'is in 2 places of sitemaps'],
  ])('with %s have a fault', (_, pages, listed, fault) => {
    expect(check(pages, listed).join('\n')).toContain(fault);
  });

  test('with a last change to come have a fault', () => {
    expect(check([read('/a')], ['/a'], '2999-01-01')).toHaveLength(1);
    expect(check([read('/a')], ['/a'], 'yesterday')).toHaveLength(1);
  });
});

describe('the numbers of the page of a place', () => {
  const main = `<p>1,200 homes are for sale in and around Leeds now.</p>
    <a href="/listing?place=leeds&type=flat">Flats (3)</a><a href="/listing?place=leeds">Map</a>`;
  const checkWith = (totals: Readonly<Record<string, number>>) => {
    const answer = async (url: URL) => Response.json({ total: totals[url.search] });
    vi.stubGlobal('fetch', answer);
    return listTownFaults(origin, '/homes-for-sale/leeds', toPage('/homes-for-sale/leeds', { main }));
  };

  test('are the totals of the API, or a fault', async () => {
    expect(await checkWith({ '?place=leeds': 1_200, '?place=leeds&type=flat': 3 })).toEqual([]);
    expect(await checkWith({ '?place=leeds': 1_199, '?place=leeds&type=flat': 4 })).toEqual([
      '?place=leeds: shows “1,200”, found 1199',
      '?place=leeds&type=flat: shows “3”, found 4',
    ]);
  });
});

describe('files for programs', () => {
  test('are read as they are meant', () => {
    expect(
      readRobots('User-agent: *\nDisallow: /oauth/\nDisallow:\n\nSitemap: https://a.test/s.xml\n'),
    ).toEqual({
      sitemaps: ['https://a.test/s.xml'],
      disallowed: ['/oauth/'],
    });
    expect(
      readSitemap(
        '<urlset><url><loc>https://a.test/?a=1&amp;b=2</loc><lastmod>2026-11-23</lastmod></url></urlset>',
      ),
    ).toEqual([{ url: 'https://a.test/?a=1&b=2', changedAt: '2026-11-23' }]);
  });
});
