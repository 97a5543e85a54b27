import { expect, test } from 'vitest';
import { selectSimilar } from '../../functions/finding/property-pages/domain/similar.ts';
import { createNearbyCard } from '../../functions/listings/properties/domain/nearby-card.ts';
import { createStoredCard } from '../../functions/listings/properties/domain/stored-card.ts';
import { createProperty, getNoonAfter, noon } from '../properties/property-examples.ts';

const idOf = (nth: number) => `prp_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}`;
const near = (nth: number, change: Record<string, unknown> = {}) =>
  createNearbyCard(
    JSON.parse(
      JSON.stringify(
        createStoredCard(createProperty({ id: idOf(nth), newAt: noon.toISOString(), ...change }), noon),
      ),
    ),
  );

test('selectSimilar takes the four nearest in price, bedrooms and type, never the property itself', () => {
  const property = createProperty();
  const cards = [
    createNearbyCard(createStoredCard(property, noon)),
    near(10, { price: 900_000 }),
    near(11, { price: 330_000, noOfBedrooms: 5 }),
    near(12, { price: 330_000, propertyType: 'flat' }),
    near(13, { price: 330_000 }),
    near(14, { price: 400_000 }),
  ];
  const shown = selectSimilar(property, cards).map(({ show }) => show(noon));
  expect(shown.map(({ id }) => id)).toEqual([13, 12, 14, 11].map(idOf));
  expect(shown[0]).toMatchObject({ news: 'new', title: 'Oak Road, Leeds' });
});

test('a card that is shown later has lost its news', () => {
  expect(near(10).show(getNoonAfter(15)).news).toBeUndefined();
});
