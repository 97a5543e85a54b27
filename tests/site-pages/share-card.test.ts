import { describe, expect, test } from 'vitest';
import { toShareCardPath } from '../../functions/reach/site-pages/adapters/share-card-path.ts';
import { type ShareCard, toPropertyShareCard } from '../../functions/reach/site-pages/domain/share-card.ts';
import { createProperty } from '../properties/property-examples.ts';

type Home = Parameters<typeof toPropertyShareCard>[0];
const home: Home = {
  address: createProperty().address,
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
