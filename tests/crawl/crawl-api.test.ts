import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeSiteFiles } from '../site-pages/site-files.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';
import { crawlSite } from './crawl-site.ts';

cloud.wake('search', 'site-pages');
const { createMember, publishProperty, createEditor, publishPost, updatePost, callAs } =
  createBlogClient(cloud);

beforeEach(() => writeSiteFiles(cloud));

describe('a crawl of the whole site', () => {
  let editor: Awaited<ReturnType<typeof createEditor>>;
  let id: string;
  beforeAll(async () => {
    await cloud.reset();
    const seller = await createMember('Cora Crawled');
    id = await publishProperty(seller);
    await publishProperty(seller);
    editor = await createEditor();
  });

  test('finds every home, guide and place, and nothing wrong', async () => {
    const post = await publishPost(editor, {
      body: `<p>What to look for in <a href="/property-details/${id}">a home</a> like this.</p>`,
    });
    await cloud.idle();
    const { pages, listed, faults } = await crawlSite(cloud.origin);
    expect(faults).toEqual([]);
    const read = new Map(pages.map(({ path, status }) => [path, status]));
    const home = await readHomePath(cloud.origin, id);
    for (const path of [home, `/blog/${post.slug}`, '/register', '/favicon.ico'])
      expect([path, read.get(path)]).toEqual([path, 200]);
    expect(pages.filter(({ kind }) => kind === 'town').length).toBeGreaterThan(0);
    expect(listed.map(({ path }) => path)).toContain(home);
  });

  test('finds a link that leads nowhere, and the page that has it', async () => {
    const body = '<p>What to look for is in <a href="/blog/never-written">another guide</a>.</p>';
    const post = await publishPost(editor, { body });
    const { faults } = await crawlSite(cloud.origin);
    expect(faults).toEqual([`/blog/never-written: answered 404, linked from /blog/${post.slug}`]);
    await updatePost(editor, post.id, { version: post.version, body: '<p>No other guide.</p>' });
    await callAs(editor, 'DELETE', `/api/blogs/delete/${post.id}`);
  });

  test('is not good when it reaches its limit', async () => {
    const { pages, left, faults } = await crawlSite(cloud.origin, 5);
    expect(pages).toHaveLength(5);
    expect(faults).toContain(`the limit of 5 addresses was reached, ${left} were not read`);
  });
});
