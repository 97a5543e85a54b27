import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeShareCard } from '../../functions/site-pages/adapters/share-card-encoder.ts';
import { toShareCardPath } from '../../functions/site-pages/adapters/share-card-path.ts';
import { type ShareCard, toPropertyShareCard } from '../../functions/site-pages/domain/share-card.ts';
import { drawHouseFront } from '../properties/photos.ts';

type Home = Parameters<typeof toPropertyShareCard>[0];
const home: Home = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  title: 'Oak Road, Leeds',
  outcode: 'LS6',
  status: 'live',
  price: 325_000,
  priceQualifier: 'none',
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  propertyType: 'terraced',
  chainFree: true,
  pictures: [
    {
      id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
      url: '/media/abc/1280.webp',
      width: 3000,
      height: 2000,
      variants: { base: '/media/abc/', widths: [320, 640, 1280, 1920], formats: ['avif', 'webp'] },
      placeholder: 'data:image/webp;base64,',
    },
  ],
};
const card: ShareCard = { id: home.id, photo: '/media/abc/1280.webp', heading: '£325,000', lines: ['Leeds'] };

describe('toPropertyShareCard', () => {
  test('shows the price, the street and the rooms above the smallest photo that fills it', () => {
    expect(toPropertyShareCard(home)).toEqual({
      id: home.id,
      photo: '/media/abc/1280.webp',
      heading: '£325,000',
      lines: ['Oak Road, Leeds LS6', '3 bedrooms · 1 bathroom · Terraced · No onward chain'],
    });
  });

  test.each<[Partial<Home>, heading: string, note: string | undefined]>([
    [{ priceQualifier: 'guide_price' }, '£325,000', 'Guide price'],
    [{ priceQualifier: 'poa' }, 'Price on application', undefined],
    [{ status: 'under_offer', priceQualifier: 'guide_price' }, '£325,000', 'Under offer'],
    [{ status: 'sold_stc', priceQualifier: 'poa' }, 'Price on application', 'Sold subject to contract'],
  ])('of %o has the heading %s with the note %s', (change, heading, note) => {
    const shown = toPropertyShareCard({ ...home, ...change });
    expect([shown?.heading, shown?.note]).toEqual([heading, note]);
  });

  test('is undefined without a photo', () => {
    expect(toPropertyShareCard({ ...home, pictures: [] })).toBeUndefined();
  });
});

describe('toShareCardPath', () => {
  test('changes with whatever the card shows, within the folder of its page', () => {
    const paths = [
      card,
      { ...card, heading: '£320,000' },
      { ...card, photo: '/media/def/1280.webp' },
      { ...card, note: 'Under offer' },
    ].map(toShareCardPath);
    expect(new Set(paths).size).toBe(4);
    for (const path of paths)
      expect(path).toMatch(/^\/media\/cards\/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D\/[\w-]{22}\.jpg$/);
  });
});

describe('encodeShareCard', () => {
  const measure = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height, isSmall: bytes.length < 300_000 };
  };
  const expected = { format: 'jpeg', width: 1200, height: 630, isSmall: true };

  test('fills 1200 by 630 pixels with a small, tall photo', async () => {
    const photo = await drawHouseFront(320, 900).webp().toBuffer();
    expect(await measure(await encodeShareCard(photo, card))).toEqual(expected);
  });

  test('stays below 300 kB for a photo that hardly compresses', async () => {
    const raw = { width: 1280, height: 853, channels: 3 } as const;
    const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .blur(1)
      .webp()
      .toBuffer();
    expect(await measure(await encodeShareCard(noise, card))).toEqual(expected);
  });

  test('draws texts that are long, foreign or have letters that no font has', async () => {
    const photo = await drawHouseFront(640, 400).webp().toBuffer();
    const texts = { heading: 'What nobody tells you 🏡 '.repeat(12), lines: ['Οδός Αθηνάς', '<svg>&"'] };
    expect(await measure(await encodeShareCard(photo, { ...card, ...texts }))).toEqual(expected);
  });
});

test('the card of the site has the size that its pages name', async () => {
  const bytes = readFileSync('web/public/share-card.jpg');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height, bytes.length < 300_000]).toEqual([1200, 630, true]);
});
