import { beforeEach, describe, expect, test } from 'vitest';
import { EditablePost } from '../../functions/trust/blog/contract.ts';
import { readRobots, readSitemap } from '../crawl/page-facts.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';
import { getSitePage, writeSiteFiles } from './site-files.ts';

cloud.wake('search');

const { createMember, publishProperty, setPublished, createEditor, publishPost, updatePost } =
  createBlogClient(cloud);
beforeEach(() => writeSiteFiles(cloud));
const get = (path: string) => getSitePage(cloud, path);

describe('the files for search engines', () => {
  const readEntries = async (path: string) => readSitemap((await get(path)).text);
  const listEntries = async () => {
    const index = await readEntries('/sitemap.xml');
    return (await Promise.all(index.map(({ url }) => readEntries(new URL(url).pathname)))).flat();
  };

  test('lead from robots.txt to each home on sale and each guide, with the day of its last change', async () => {
    const [seller, editor] = [await createMember('Robin Seller'), await createEditor()];
    const [id, hidden] = [await publishProperty(seller), await publishProperty(seller)];
    const [path, hiddenPath] = [
      await readHomePath(cloud.origin, id),
      await readHomePath(cloud.origin, hidden),
    ];
    await setPublished(seller, hidden, false);
    const post = await publishPost(editor);
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(readRobots(robots.text)).toEqual({
      sitemaps: [`${cloud.origin}/sitemap.xml`],
      disallowed: ['/oauth/', '/pixel/'],
    });
    const pages = new Map((await listEntries()).map(({ url, changedAt }) => [url, changedAt]));
    for (const listed of ['/', '/terms-of-use', `/blog/${post.slug}`, path])
      expect([...pages.keys()]).toContain(`${cloud.origin}${listed}`);
    for (const unlisted of [hiddenPath, '/login', `/property-details/${id}`])
      expect([...pages.keys()]).not.toContain(`${cloud.origin}${unlisted}`);
    expect(pages.get(`${cloud.origin}${path}`)).toMatch(/^20\d\d-/);
  });

  test('have when a page last changed, and each page once', async () => {
    const editor = await createEditor();
    const post = await publishPost(editor);
    cloud.clock.advance(60_000);
    const { updatedAt } = EditablePost.parse(
      (await updatePost(editor, post.id, { version: post.version, title: 'Two surveys' })).body,
    );
    const [index, entries] = [await readEntries('/sitemap.xml'), await listEntries()];
    expect(entries.find(({ url }) => url.endsWith(`/blog/${post.slug}`))?.changedAt).toBe(updatedAt);
    expect(index.find(({ url }) => url.endsWith('/guides.xml'))?.changedAt).toBe(updatedAt);
    expect(index.concat(entries).filter(({ changedAt }) => changedAt === undefined)).toEqual([]);
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  });

  test('answer 404 for a sitemap that does not exist', async () => {
    for (const path of ['/sitemaps/homes-0.xml', '/sitemaps/other.xml'])
      expect(await get(path)).toMatchObject({ status: 404 });
  });
});
