import { describe, expect, test } from 'vitest';
import { listFrontHomeQueries, rankFrontHomes } from '../../functions/finding/search/domain/front-home.ts';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import type { PropertyCard } from '../../functions/listings/properties/domain/views.ts';
import { createProperty } from '../properties/property-examples.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const picture = {
  id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B7A',
  url: '/media/wide.webp',
  width: 1_920,
  height: 1_280,
  placeholder: '',
} as const;
const fit: PropertyCard = {
  ...toPropertyCard(createProperty(), now),
  status: 'live',
  firstListedAt: '2026-11-29T12:00:00.000Z',
  ownerMark: { checkedAt: '2026-11-29T12:00:00.000Z', basis: 'register', seller: 'owner' },
  picture,
  pictureCount: 6,
};

describe('rankFrontHomes', () => {
  test('takes a home of an owner who proved it, with many photos, on sale for a day', () => {
    expect(rankFrontHomes([fit], now)).toEqual([fit]);
  });

  test.each<[string, Partial<PropertyCard>]>([
    ['whose owner proved nothing', { ownerMark: undefined }],
    ['that came on sale today', { firstListedAt: '2026-12-01T00:30:00.000Z' }],
    ['with few photos', { pictureCount: 5 }],
    ['whose photo is upright', { picture: { ...picture, width: 1_280, height: 1_920 } }],
    ['whose photo is small', { picture: { ...picture, width: 900, height: 600 } }],
    ['without a photo', { picture: undefined }],
    ['that is under offer', { status: 'under_offer' }],
  ])('leaves out a home %s', (_, change) => {
    expect(rankFrontHomes([{ ...fit, ...change }], now)).toEqual([]);
  });

  test('begins with the same home all day, and with another one the next day', () => {
    const homes = [fit, { ...fit, title: 'The other one' }];
    const [first] = rankFrontHomes(homes, now);
    expect(rankFrontHomes(homes, new Date('2026-12-01T23:59:59.000Z'))[0]).toBe(first);
    expect(rankFrontHomes(homes, new Date('2026-12-02T00:00:00.000Z'))[0]).not.toBe(first);
  });
});

test('listFrontHomeQueries asks the same all day', () => {
  expect(listFrontHomeQueries(now)).toEqual(listFrontHomeQueries(new Date('2026-12-01T23:59:59.000Z')));
});
