import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createPhoto } from '../properties/photos.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { createPackageClient } from '../support/clients/packages.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';
import { writeSiteFiles } from './site-files.ts';

const {
  createMember,
  publishProperty,
  setPublished,
  createEditor,
  publishPost,
  updatePost,
  callAs,
  createUpload,
  runDailySchedule,
} = createBlogClient(cloud);

const Versioned = z.object({ version: z.int() });

beforeEach(() => writeSiteFiles(cloud));

const readPicture = async (path: string) => {
  await cloud.idle();
  const response = await fetch(new URL(path, cloud.origin));
  const text = await response.text();
  const read = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
  return { url: read('og:image'), width: read('og:image:width'), height: read('og:image:height') };
};
/** The CDN answers 403 for a file that is not there. */
const getStatus = async (url: string) => (await fetch(url)).status;

describe('the picture of a page without a card of its own', () => {
  test.each(['/', '/listing', '/listing?q=Leeds', '/homes-for-sale/leeds_west-yorkshire', '/sell', '/blog'])(
    'is the card of the site, in its size: %s',
    async (path) => {
      const picture = { url: `${cloud.origin}/share-card.jpg`, width: '1200', height: '630' };
      expect(await readPicture(path)).toEqual(picture);
    },
  );
});

describe('the card of a property', () => {
  test('follows its price and leaves with it', async () => {
    const seller = await createMember('Carda Seller');
    const id = await publishProperty(seller);
    const path = await readHomePath(cloud.origin, id);
    const first = await readPicture(path);
    expect(first).toEqual({
      url: expect.stringContaining(`${cloud.origin}/media/cards/${id}/`),
      width: '1200',
      height: '630',
    });
    const response = await fetch(first.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const { version } = Versioned.parse((await callAs(seller, 'GET', `/api/properties/${id}`)).body);
    await callAs(seller, 'PUT', `/api/properties/${id}`, { price: 299_000, version });
    const second = await readPicture(path);
    expect(second.url).not.toBe(first.url);
    expect(await Promise.all([first, second].map(({ url }) => getStatus(url)))).toEqual([403, 200]);

    await setPublished(seller, id, false);
    const hidden = await readPicture(path);
    expect(hidden.url).toBe(`${cloud.origin}/share-card.jpg`);
    expect(await getStatus(second.url)).toBe(403);
  });
});

describe('the card of a home that is on sale for months', () => {
  test('is still there after 90 days', async () => {
    const { choosePackage, publishPayment, advanceAndLogIn } = createPackageClient(cloud);
    const seller = await createMember('Lena Longseller');
    const id = await publishProperty(seller);
    await publishPayment(seller, id, await choosePackage(seller, id, 'plus'));
    const first = await readPicture(await readHomePath(cloud.origin, id));
    expect(first.url).toContain(`/media/cards/${id}/`);
    await advanceAndLogIn(100 * dayMs, seller);
    await runDailySchedule('packages');
    const later = await readPicture(await readHomePath(cloud.origin, id));
    expect([later.url, await getStatus(later.url)]).toEqual([first.url, 200]);
  });
});

describe('the card of a guide', () => {
  test('has its title and leaves with it', async () => {
    const editor = await createEditor();
    const id = await createUpload(editor, await createPhoto());
    const post = await publishPost(editor, { cover: { id, alt: 'A terrace in the sun' } });
    const first = await readPicture(`/blog/${post.slug}`);
    expect(first.url).toContain(`${cloud.origin}/media/cards/${post.id}/`);
    await updatePost(editor, post.id, { version: post.version, title: 'Another title altogether' });
    const second = await readPicture(`/blog/${post.slug}`);
    expect(second.url).not.toBe(first.url);
    await callAs(editor, 'DELETE', `/api/blogs/delete/${post.id}`);
    await cloud.idle();
    expect(await Promise.all([first, second].map(({ url }) => getStatus(url)))).toEqual([403, 403]);
  });
});
