import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { siteCard } from '../../functions/reach/site-pages/domain/page-head.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';
import { writeRobots } from '../../functions/reach/site-pages/domain/sitemaps.ts';

const toFile = (path: string) => `web/public${path}`;
const measure = async (path: string) => {
  const { width, height, format } = await sharp(toFile(path)).metadata();
  return { width, height, format };
};
const document = readFileSync('web/index.html', 'utf8');
const listLinks = (relation: string) =>
  [...document.matchAll(new RegExp(`<link rel="${relation}" href="([^"]+)"`, 'g'))].map(
    ([, path = '']) => path,
  );

const Manifest = z.strictObject({
  id: z.literal('/'),
  name: z.literal('Gable'),
  short_name: z.string().max(12),
  description: z.string().min(20),
  lang: z.literal('en-GB'),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.enum(['browser', 'minimal-ui', 'standalone']),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      type: z.string(),
      sizes: z.string(),
      purpose: z.literal('maskable').optional(),
    }),
  ),
  shortcuts: z.array(z.strictObject({ name: z.string(), url: z.string() })),
});

describe('the web manifest', () => {
  const [path = ''] = listLinks('manifest');
  const manifest = Manifest.parse(JSON.parse(readFileSync(toFile(path), 'utf8')));

  test('begins at a page of the site, in the colour of the document', () => {
    expect(matchSiteRoute(manifest.start_url)).toEqual({ kind: 'home' });
    expect(document).toContain(`content="${manifest.theme_color}"`);
    for (const { url } of manifest.shortcuts) expect(matchSiteRoute(url)).toEqual({ kind: 'personal' });
  });

  test('has icons of the sizes that it names, among them those that browsers ask for', async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, type, sizes } of manifest.icons) {
      const { width, height, format } = await measure(src);
      expect([src, `image/${format === 'svg' ? 'svg+xml' : format}`]).toEqual([src, type]);
      if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });
});

describe('the icons of the document', () => {
  test('are files of the site', () => {
    const icons = [...listLinks('icon'), ...listLinks('apple-touch-icon')];
    expect(icons).toEqual(expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']));
    expect(icons.filter((path) => !existsSync(toFile(path)))).toEqual([]);
  });

  test('have their sizes', async () => {
    // An icon file of one picture: its type, the number of pictures, and the first one's width and height.
    const favicon = readFileSync(toFile('/favicon.ico'));
    expect([favicon.readUInt16LE(2), favicon.readUInt16LE(4), favicon[6], favicon[7]]).toEqual([
      1, 1, 32, 32,
    ]);
    expect(await measure('/apple-touch-icon.png')).toEqual({ width: 180, height: 180, format: 'png' });
  });
});

test('the card of the site has the size that its pages name', async () => {
  const { width, height } = siteCard;
  expect(await measure(siteCard.url)).toEqual({ width, height, format: 'jpeg' });
});

test('robots.txt keeps programs from addresses without pages alone, and names the sitemaps', () => {
  expect(writeRobots('https://gable.test')).toBe(
    'User-agent: *\nDisallow: /oauth/\nDisallow: /pixel/\n\nSitemap: https://gable.test/sitemap.xml\n',
  );
});
