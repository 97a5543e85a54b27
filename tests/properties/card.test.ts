import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { toVisitorPage } from '../../functions/finding/property-pages/domain/property-page.ts';
import { isAddressMatch } from '../../functions/listings/properties/domain/address-match.ts';
import {
  formatFirstLine,
  formatPaperAddress,
  formatShortAddress,
  toPublicPosition,
} from '../../functions/listings/properties/domain/address.ts';
import { toPropertyCard, findCardNews } from '../../functions/listings/properties/domain/card.ts';
import { createStoredCard, toShownCard } from '../../functions/listings/properties/domain/stored-card.ts';
import { isVisibleTo } from '../../functions/listings/properties/domain/transitions.ts';
import { PropertyCard, PropertyPage } from '../../functions/listings/properties/domain/views.ts';
import {
  getNoonAfter,
  createProperty,
  ids,
  noon,
  createPicture,
  completeDraft,
} from './property-examples.ts';

const at = (days: number) => getNoonAfter(days).toISOString();

describe('formatFirstLine', () => {
  test.each([
    ['14', '14 Birch Street'],
    ['14a', '14a Birch Street'],
    ['12-14', '12-14 Birch Street'],
    ['Flat 2, 14', 'Flat 2, 14 Birch Street'],
    ['Flat 2', 'Flat 2, Birch Street'],
    ['Orchard House', 'Orchard House, Birch Street'],
  ])('parts the house of %s from its street where it has to', (houseNo, line) => {
    expect(formatFirstLine(houseNo, 'Birch Street')).toBe(line);
  });
});

describe('formatPaperAddress', () => {
  const { address } = createProperty();
  test.each([
    ['Leeds', 'West Yorkshire', 'Leeds, West Yorkshire'],
    ['Bristol', 'Bristol', 'Bristol'],
    ['Leeds', undefined, 'Leeds'],
  ])('has %s with the county %s once', (town, county, lines) => {
    const home = createProperty({ address: { ...address, town, county } });
    expect(formatPaperAddress(home)).toMatch(new RegExp(`, ${lines}, ${home.postcode}$`));
    expect(
      formatPaperAddress(home)
        .split(', ')
        .filter((line) => line === town),
    ).toHaveLength(1);
  });
});

describe('the news of a card', () => {
  test.each([
    ['new for two weeks', { newAt: at(-13.9) }, 'new'],
    ['and no longer', { newAt: at(-14) }, undefined],
    ['the latest counts', { newAt: at(-10), reducedAt: at(-2), previousPrice: 350_000 }, 'reduced'],
    ['back on the market', { newAt: at(-40), backOnMarketAt: at(-1) }, 'back'],
    [
      'a reduction that was taken back',
      { newAt: at(-40), reducedAt: at(-2), previousPrice: 300_000 },
      undefined,
    ],
  ])('is correct: %s', (_, change, news) => expect(findCardNews(createProperty(change), noon)).toBe(news));
});

describe('a stored card', () => {
  test.each([0, 3, 13, 14, 20, 60])('is shown after %i days as one made then', (days) => {
    const change = {
      newAt: at(-1),
      package: {
        id: ids.package,
        packageId: 'premium',
        maxPhotos: 30,
        endsAt: at(90),
        featuredUntil: at(15),
      },
    };
    const later = getNoonAfter(days);
    expect(toShownCard(createStoredCard(createProperty(change), noon), later)).toEqual(
      toPropertyCard(createProperty(change), later),
    );
  });
});

const page = (change: Record<string, unknown>) =>
  toVisitorPage(
    createProperty(change),
    {
      seller: {
        id: ids.owner,
        user_name: 'Maya',
        memberSince: noon.toISOString(),
        badges: [],
        responseTime: null,
      },
      history: [
        { at: at(-3), kind: 'listed', price: 325_000 },
        { at: at(-4), kind: 'status', status: 'pending_payment' },
      ],
      similar: [],
      isFavourite: undefined,
    },
    noon,
  );

describe('a street-only address', () => {
  test('hides everything from visitors that identifies the house', () => {
    const text = JSON.stringify([
      PropertyPage.parse(page({})),
      PropertyCard.parse(toPropertyCard(createProperty(), noon)),
    ]);
    for (const secret of [
      '"14',
      '14 Oak',
      '100012345678',
      '1234-5678',
      '53.8192',
      '1.5765',
      'Headingley',
      'ownerDeclaration',
    ])
      expect(text).not.toContain(secret);
    expect(page({}).epcPicture).toBeUndefined();
    expect(page({}).title).toBe('Oak Road, Leeds');
  });

  test('is the default', () => {
    expect(formatShortAddress(createProperty({ addressShown: undefined }))).toBe('Oak Road, Leeds');
  });

  test.each([
    ['oak', true],
    ['Oak Road', true],
    ['14 oak', true],
    ['leeds oak', true],
    ['ls6 3hn', true],
    ['LS63HN', true],
    ['headingley', true],
    ['ak', false],
    ['oak york', false],
    ['ls7', false],
  ])('is found by %j: %s', (typed, isFound) => {
    expect(isAddressMatch(createProperty({}), typed)).toBe(isFound);
  });

  test.each([
    ['St John’s Road', "st john's"],
    ['St John’s Road', 'st johns'],
    ["St John's Road", 'st john’s road'],
    ['Heol Tŷ Mawr', 'heol ty mawr'],
    ['Heol Ty Mawr', 'tŷ mawr'],
    ['Sràid a’ Chaisteil', 'sraid a chaisteil'],
  ])('in %s is found by %j', (line1, typed) => {
    const property = createProperty({ address: { ...completeDraft.address, line1 } });
    expect(isAddressMatch(property, typed)).toBe(true);
  });

  test('is shown within about a hundred metres', () => {
    const latitude = fc.double({ min: 49, max: 61, noNaN: true });
    const longitude = fc.double({ min: -9, max: 2.5, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (latitude, longitude) => {
        const shown = toPublicPosition(
          createProperty({ address: { ...completeDraft.address, latitude, longitude } }),
        );
        expect(Math.abs(shown.latitude - latitude)).toBeLessThanOrEqual(0.000_501);
        expect(Math.abs(shown.longitude - longitude)).toBeLessThanOrEqual(0.000_501);
        expect(String(shown.latitude)).toMatch(/^-?\d+(\.\d{1,3})?$/);
      }),
    );
  });
});

test('shows the outcode in place of the postcode where the seller shows the street alone', () => {
  const visited = JSON.stringify(page({}));
  expect(visited).toContain('"outcode":"LS6"');
  expect(visited).not.toMatch(/LS6\s?3HN/);
  expect(page({ addressShown: 'full' }).postcode).toBe('LS6 3HN');
});

test('shows a full address completely', () => {
  expect(page({ addressShown: 'full' })).toMatchObject({
    title: '14 Oak Road, Leeds',
    houseNo: '14',
    address: { latitude: 53.819_234 },
    epcCertificate: { certificateNumber: '1234-5678-9012-3456-7890' },
  });
});

test('shows visitors the history from the first listing', () => {
  expect(page({}).history).toEqual([{ at: at(-3), kind: 'listed', price: 325_000 }]);
});

test('shows as many pictures as the package allows', () => {
  const pictures = Array.from({ length: 12 }, () => createPicture(ids.photo));
  const shown = toPropertyCard(
    createProperty({
      pictures,
      package: { id: ids.package, packageId: 'starter', maxPhotos: 10, endsAt: at(9) },
    }),
    noon,
  );
  expect(shown.pictureCount).toBe(10);
});

test('shows properties that are not on sale only to their owner', () => {
  const open = ['live', 'under_offer', 'sold_stc', 'exchanged', 'completed'];
  for (const status of PropertyStatus.options) {
    expect(isVisibleTo(createProperty({ status }), ids.other)).toBe(open.includes(status));
    expect(isVisibleTo(createProperty({ status }), undefined)).toBe(open.includes(status));
    expect(isVisibleTo(createProperty({ status }), ids.owner)).toBe(true);
  }
});
