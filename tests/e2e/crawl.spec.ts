import { crawlSite } from '../support/crawl.ts';
import { expect, test } from './test.ts';

test('a program without scripts finds each home and guide, and no link that leads nowhere', async ({
  baseURL,
  page,
}) => {
  const pages = await crawlSite(new URL(baseURL ?? '').origin, 400);
  // The site of the journeys has three guides, whose texts link to others.
  const isGuide = (path: string) => path.startsWith('/blog/');
  expect(pages.filter(({ status, path }) => status !== 200 && !isGuide(path))).toEqual([]);
  expect(pages.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const read = new Set(pages.map(({ path }) => path));
  const { properties } = await (await page.request.get('/api/all-properties?per_page=12')).json();
  for (const { id } of properties) expect(read).toContain(`/property-details/${id}`);
  const { blogs } = await (await page.request.get('/api/blogs')).json();
  for (const { slug } of blogs) expect(read).toContain(`/blog/${slug}`);
});
