import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';
import { listStructuredDataFaults } from '../support/structured-data.ts';
import { getSitePage, writeSiteFiles } from './site-files.ts';

cloud.wake('search');

const { createMember, publishProperty, setPublished, createEditor, publishPost, updatePost, callAs } =
  createBlogClient(cloud);

beforeEach(() => writeSiteFiles(cloud));
const findHomePath = (id: string) => readHomePath(cloud.origin, id);
const get = (path: string, headers?: Record<string, string>) => getSitePage(cloud, path, headers);
const readTitle = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1];

const StructuredData = z.looseObject({ '@type': z.string() });
const readStructuredData = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    StructuredData.parse(JSON.parse(json)),
  );
/** The path of the page of a home's town, as its document names it to search engines. */
const readTownPath = (text: string) => /(\/homes-for-sale\/[a-z_-]+)"/.exec(text)?.[1] ?? '';
const readAnswers = (text: string) =>
  new Map(
    [...text.matchAll(/<script type="application\/json" data-call="([^"]+)">(.*?)<\/script>/gs)].map(
      ([, address = '', json = '']): [string, unknown] => [address, JSON.parse(json)],
    ),
  );

describe('the page of a property', () => {
  let seller: Awaited<ReturnType<typeof createMember>>;
  let id: string;
  let path: string;
  beforeAll(async () => {
    seller = await createMember('Sally Seller');
    id = await publishProperty(seller, {
      description: [
        {
          value: {
            mainDescription: `A quiet </script><script>alert(1)</script> house. ${'Near the park. '.repeat(10)}`,
          },
        },
      ],
    });
    path = await findHomePath(id);
  });

  test('has in its head what a shared link and a search engine show', async () => {
    const { status, headers, text } = await get(`${path}?utm_source=mail`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(readTitle(text)).toMatch(/^.+, .+ \S+, £[\d,]+ · Gable$/);
    expect(text).toContain(`<link rel="canonical" href="${cloud.origin}${path}" />`);
    expect(text).toMatch(/<meta property="og:image" content="http[^"]+\/media\/[^"]+" \/>/);
    expect(text).not.toContain('<script>alert');
    const [listing, crumbs] = readStructuredData(text);
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      offers: { '@type': 'Offer', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('has its content for programs that run no scripts', async () => {
    const { text } = await get(path);
    expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(text).toContain('About this home');
    expect(text).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('style=');
  });

  test('is where its id, its code and other words lead, with what was asked', async () => {
    const [, slug = ''] = /^\/property-details\/(.+)$/.exec(path) ?? [];
    const [code = ''] = slug.split('-').slice(-1);
    expect(code).toMatch(/^[2-9B-Z]{4}$/);
    for (const name of [id, code, code.toLowerCase(), `9-elm-row-york-${code}`, slug.toLowerCase()]) {
      const { status, headers } = await get(`/property-details/${name}?utm_source=mail&book=times&share=x1`);
      expect([name, status, headers.get('location')]).toEqual([name, 301, `${path}?book=times&share=x1`]);
    }
  });

  test('has the answer that a visitor gets from the API, even for its owner', async () => {
    const address = `/api/properties/${path.split('/').at(-1)}`;
    const { text } = await get(path, { authorization: `Bearer ${seller.token}` });
    const visitor = await cloud.api(address);
    expect(readAnswers(text).get(address)).toEqual(visitor.body);
    expect(visitor.body).toMatchObject({ isOwner: false });
  });

  test('answers 404 without an index for a home that is not on the market or unknown', async () => {
    const other = await publishProperty(seller);
    await setPublished(seller, other, false);
    const unknown = ['prp_01J00000000000000000000000', '21-birch-street-leeds-ZZZZZ', 'nonsense', 'a%20b'];
    for (const name of [other, ...unknown])
      expect(await get(`/property-details/${name}`)).toMatchObject({
        status: 404,
        text: expect.stringContaining('<meta name="robots" content="noindex" />'),
      });
  });
});

describe('the CDN', () => {
  test('throws away the document of a home whose price or status changed', async () => {
    const seller = await createMember('Penny Seller');
    const id = await publishProperty(seller);
    await cloud.idle();
    const pages = [await findHomePath(id), `/property-details/${id}`].map((path) => `/pages${path}`);
    const count = () =>
      pages.map((page) => cloud.services.cloudFront.listInvalidated().filter((path) => path === page).length);
    const published = count();
    expect(Math.min(...published)).toBeGreaterThan(0);
    await setPublished(seller, id, false);
    await cloud.idle();
    expect(count()).toEqual(published.map((times) => times + 1));
  });
});

describe('the page of a guide', () => {
  test('shows who wrote it and when, and moves with its slug', async () => {
    const editor = await createEditor();
    const post = await publishPost(editor);
    const { status, text } = await get(`/blog/${post.slug}`);
    expect([status, ...readAnswers(text).keys()]).toEqual([200, `/api/blogs/show/${post.slug}`]);
    expect(readStructuredData(text)[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.publishedAt,
    });
    await updatePost(editor, post.id, { version: post.version, slug: `${post.slug}-again` });
    const moved = await get(`/blog/${post.slug}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/blog/${post.slug}-again`]);
    await callAs(editor, 'DELETE', `/api/blogs/delete/${post.id}`);
    expect(await get(`/blog/${post.slug}-again`)).toMatchObject({
      status: 410,
      text: expect.stringContaining('This post was removed</h1>'),
    });
    expect(await get('/blog/never-written')).toMatchObject({ status: 404 });
  });
});

describe('the page of a place', () => {
  test('counts the homes for sale there and leads to them', async () => {
    const seller = await createMember('Terry Seller');
    const id = await publishProperty(seller);
    await cloud.idle();
    const home = await get(await findHomePath(id));
    expect(home.text).toContain(`href="/homes-for-sale/near/${id}"`);
    const moved = await get(`/homes-for-sale/near/${id}`);
    const path = readTownPath(home.text);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Homes for sale in and around /);
    expect(text).toMatch(/<title>Homes for sale in and around /);
    expect(text).toMatch(/name="description" content="[\d,]+ homes? (is|are) for sale in and around /);
    expect(text).toContain(`href="${await findHomePath(id)}"`);
    expect(readStructuredData(text)[0]).toMatchObject({ '@type': 'CollectionPage' });
    // Each call of the page has its block, also one whose register is slow to answer.
    expect(text.match(/ data-call="/g)).toHaveLength(6);
    expect((await get(path.replace('/homes-for-sale/', '/listing?place='))).text).toContain(`href="${path}"`);
    expect((await get('/sitemaps/places.xml')).text).toContain(`${cloud.origin}${path}</loc><lastmod>20`);
  });

  test('is not for an index without homes, and answers 404 for a place that does not exist', async () => {
    const empty = await get('/homes-for-sale/lerwick_shetland');
    expect(empty.text).toContain('No homes are for sale in and around Lerwick at the moment.');
    expect(empty.text).toContain('noindex');
    expect(await get('/homes-for-sale/zzzz-qqqq')).toMatchObject({ status: 404 });
    expect(await get('/homes-for-sale/near/prp_1')).toMatchObject({ status: 404 });
  });

  test.each([
    ['a name', 'lerwick', 'lerwick_shetland'],
    ['an id with a county that was corrected', 'margate_hertfordshire', 'margate_kent'],
  ])('moves to the id of a place that is asked for by %s', async (_, asked, id) => {
    const { status, headers } = await get(`/homes-for-sale/${asked}`);
    expect([status, headers.get('location')]).toEqual([301, `/homes-for-sale/${id}`]);
  });
});

describe('structured data', () => {
  test('of each kind of page has what search engines require, in the words of schema.org', async () => {
    const [seller, editor] = [await createMember('Sandy Seller'), await createEditor()];
    const id = await publishProperty(seller);
    const post = await publishPost(editor);
    await cloud.idle();
    const paths = ['/', '/listing?q=Leeds', await findHomePath(id), `/blog/${post.slug}`];
    const town = readTownPath((await get(await findHomePath(id))).text);
    const texts = await Promise.all([...paths, town].map(async (path) => (await get(path)).text));
    const entries = texts.map(readStructuredData);
    expect(entries.map(({ length }) => length)).toEqual([2, 1, 2, 2, 2]);
    expect((await Promise.all(entries.flat().map(listStructuredDataFaults))).flat()).toEqual([]);
  });

  test('is not accepted with a property or type that schema.org lacks, or an incomplete step', async () => {
    const steps = [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gable.test/' },
      { '@type': 'ListItem', position: 2 },
    ];
    for (const [entry, fault] of [
      [{ '@type': 'House', wings: 2 }, 'wings'],
      [{ '@type': 'Hous' }, 'Hous'],
      [{ '@type': 'BreadcrumbList', itemListElement: steps }, 'name'],
    ] as const)
      expect(await listStructuredDataFaults(entry)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('other pages', () => {
  test('have the answers of the calls that they make first', async () => {
    const calls = async (path: string) => [...readAnswers((await get(path)).text).keys()];
    expect(await calls('/')).toEqual(['/api/all-properties?per_page=9&amp;front=true', '/api/package']);
    expect((await get('/')).text).toContain('<h1');
    const subjects = ['/api/blogs/post-category', '/api/blogs/tags/popular'];
    expect(await calls('/blog')).toEqual(['/api/blogs?per_page=10', ...subjects]);
    expect(await calls('/blogs-with-pagination?tag=tax&page=2&page=3')).toEqual([
      '/api/blogs?page=2&amp;tag=tax&amp;per_page=9',
      ...subjects,
    ]);
    expect(await calls('/listing')).toEqual(['/api/search-properties']);
    expect(await calls('/listing?q=Leeds+LS6&min_beds=2&view=map')).toEqual([
      '/api/search-properties?q=Leeds+LS6&amp;min_beds=2',
    ]);
    // A form has an empty text for what its reader leaves open.
    expect(await calls('/listing?q=Leeds&max_price=&min_beds=2')).toEqual([
      '/api/search-properties?q=Leeds&amp;min_beds=2',
    ]);
    // The site takes the answer to the call that it would make, whatever the order of the address.
    expect(await calls('/listing?sort=price%7Casc&min_beds=2&per_page=3&q=Leeds')).toEqual([
      '/api/search-properties?q=Leeds&amp;min_beds=2&amp;sort=price%7Casc',
    ]);
    // Words that anybody makes up start no search.
    expect(await calls('/listing?q=zzqx81+Leeds')).toEqual([]);
    expect(await calls('/blogs-with-pagination?q=tax')).toEqual([]);
  });

  test('are the same with what advertisements and mails add to an address', async () => {
    const path = '/listing?sort=price%7Casc&q=Leeds&min_beds=2';
    const tagged = '/listing?utm_source=mail&sort=price%7Casc&fbclid=x1&q=Leeds&min_beds=2&constructor=1';
    expect((await get(tagged)).text).toBe((await get(path)).text);
  });

  test('of several homes load at once the photos that a phone shows whole', async () => {
    const seller = await createMember('Posy Seller');
    for (const _ of ['first', 'second']) await publishProperty(seller);
    const path = await findHomePath(await publishProperty(seller));
    await cloud.idle();
    const town = readTownPath((await get(path)).text);
    const atOnce = new Map([
      ['/', 1],
      ['/listing', 2],
      [town, 1],
    ]);
    for (const [page, count] of atOnce) {
      const loadPhotos = async () => (await get(page)).text.toLowerCase().match(/fetchpriority="\w+"/g) ?? [];
      // A search has new homes half a second later at the latest.
      await expect.poll(async () => (await loadPhotos()).length).toBeGreaterThan(count);
      const photos = await loadPhotos();
      expect(photos).toEqual(photos.map((_, nth) => `fetchpriority="${nth < count ? 'high' : 'auto'}"`));
    }
  });

  test('with words alone have them as content, with prices, figures and who to write to', async () => {
    for (const [path, addresses, words] of [
      ['/sell', ['/api/package', '/api/portals'], ' VAT</span'],
      ['/how-it-works', ['/api/package'], ' VAT</span'],
      ['/transparency', ['/api/transparency'], 'Month by month</h2>'],
    ] as const) {
      const { status, text } = await get(path);
      expect([status, ...readAnswers(text).keys()]).toEqual([200, ...addresses]);
      expect(text).toContain(words);
    }
    for (const path of ['/contact-us', '/complaints'])
      expect((await get(path)).text).toMatch(/Who runs Gable.*href="mailto:/s);
  });

  test('of results have the place that was searched for in their head', async () => {
    const { text } = await get('/listing?place=leeds_west-yorkshire&min_beds=2');
    expect(readTitle(text)).toBe('Leeds, West Yorkshire: homes for sale · Gable');
    expect(text).toContain(
      `<link rel="canonical" href="${cloud.origin}/homes-for-sale/leeds_west-yorkshire" />`,
    );
  });

  test('of results are for an index with homes and without words alone, at the address of their place', async () => {
    const description = [{ value: { mainDescription: 'A house with an orangery. '.repeat(8) } }];
    await publishProperty(await createMember('Canny Seller'), { description });
    await cloud.idle();
    const leeds = '/homes-for-sale/leeds_west-yorkshire';
    // A search has new homes half a second later at the latest.
    await expect.poll(async () => (await get('/listing?q=orangery+Leeds')).text).not.toContain('noindex');
    for (const [query, canonical] of [
      ['', '/listing'],
      ['?max_price=90000000&page=1', '/listing'],
      ['?q=Leeds', leeds],
      ['?place=leeds_west-yorkshire&min_beds=1', leeds],
      ['?q=orangery', undefined],
      ['?q=orangery+Leeds', leeds],
      ['?q=Lerwick', undefined],
    ] as const) {
      const { text } = await get(`/listing${query}`);
      const [, found] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
      expect([query, found]).toEqual([query, canonical && cloud.origin + canonical]);
      expect([query, text.includes('content="noindex"')]).toEqual([query, canonical === undefined]);
    }
  });

  test('of one person share a document without an index or data', async () => {
    const [one, other] = [await get('/my-listing/prp_1?token=secret'), await get('/login')];
    expect([one.status, one.text]).toEqual([200, other.text]);
    expect(one.text).toContain('noindex');
    expect(one.text).not.toContain('secret');
    expect(readAnswers(one.text).size).toBe(0);
  });

  test('of the first step of selling begin with words, without an index or data', async () => {
    const { status, text } = await get('/add-property?draft=new&step=1');
    expect([status, readAnswers(text).size]).toEqual([200, 0]);
    expect(text).toContain('content="noindex"');
    expect(text).toContain('Opening your listing.');
  });

  test('answer 404 for an address that the site does not have, with the document of the site', async () => {
    expect(await get('/nothing-here')).toMatchObject({
      status: 404,
      text: expect.stringMatching(/<div id="root">.*No one lives here<\/h1>/s),
    });
  });

  test('answer 404 for a file that the site does not have, with its document in place of the bucket’s XML', async () => {
    for (const path of ['/wp-login.php', '/guides/nothing.html', '/nothing.png', '/sitemaps/nothing.xml'])
      expect(await get(path), path).toMatchObject({
        status: 404,
        text: expect.stringMatching(/<div id="root">.*No one lives here<\/h1>/s),
      });
    expect((await get('/favicon.svg')).status).toBe(200);
    // Programs alone ask for these, past the firewall's limit: a missing one starts no page.
    for (const path of ['/assets/nothing.js', '/media/nothing.webp'])
      expect((await get(path)).status, path).toBe(403);
  });

  test('answer 301 for a slash at the end, never to another site', async () => {
    const { status, headers } = await get('/listing/?q=Leeds');
    expect([status, headers.get('location')]).toEqual([301, '/listing?q=Leeds']);
    const hostile = await fetch(`${cloud.origin}//evil.example/`, { redirect: 'manual' });
    expect(hostile.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    expect((await get('/%E6%97%A5%E6%9C%AC/')).headers.get('location')).toBe('/%E6%97%A5%E6%9C%AC');
    for (const path of ['/%5Cevil%252Etest/', '/%09/evil%252Etest/', '/%5C2130706433/', '/%0a/x/'])
      expect((await get(path)).status, path).toBe(404);
  });

  test('answer 404 for a part of the path that walks up, and ask the API nothing', async () => {
    for (const path of ['/blog/%252e%252e', '/property-details/%252e', '/homes-for-sale/near/%252e%252e'])
      expect((await get(path)).status, path).toBe(404);
  });

  test('answer HEAD as GET, without the document', async () => {
    const response = await fetch(new URL('/listing', cloud.origin), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
