import { formatHomePath } from '../../functions/listings/properties/domain/home-path.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import { expect, test } from './test.ts';

test('a program without scripts finds each home and guide, and no link that leads nowhere', async ({
  baseURL,
  page,
}) => {
  const { pages, faults } = await crawlSite(new URL(baseURL ?? '').origin, 1_000);
  // The site of the journeys has three guides, whose texts link to others.
  expect(faults.filter((fault) => !/^\/blog\/[^:]+: answered 404/.test(fault))).toEqual([]);
  const read = new Set(pages.map(({ path }) => path));
  const { properties } = await (await page.request.get('/api/all-properties?per_page=12')).json();
  for (const home of properties) expect(read).toContain(formatHomePath(home));
  const { blogs } = await (await page.request.get('/api/blogs')).json();
  for (const { slug } of blogs) expect(read).toContain(`/blog/${slug}`);
});
