import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  selectComparable,
  type SoldPrice,
  summariseSales,
  toPriceRange,
} from '../../functions/finding/home-records/domain/price-guide.ts';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../properties/property-examples.ts';

const kind = { postcode: 'LS6 3HN', propertyType: 'terraced', noOfBedrooms: 3 } as const;
const sale = (different: Partial<SoldPrice> = {}): SoldPrice => ({
  price: 250_000,
  date: '2026-03-01',
  type: 'terraced',
  postcode: 'LS6 3AB',
  ...different,
});
const sales = (count: number, different: Partial<SoldPrice> = {}) =>
  Array.from({ length: count }, () => sale(different));

describe('toPriceRange', () => {
  test('is missing for fewer than three prices', () => {
    expect(toPriceRange([300_000, 310_000])).toBeUndefined();
  });

  test('is the middle price, and the middle half around it', () => {
    expect(toPriceRange([500_000, 200_000, 300_000, 400_000, 100_000])).toEqual({
      count: 5,
      low: 200_000,
      median: 300_000,
      high: 400_000,
    });
  });

  test('orders its sums within the lowest and the highest price', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_000, max: 5_000_000 }), { minLength: 3 }), (prices) => {
        const { low = 0, median = 0, high = 0 } = toPriceRange(prices) ?? {};
        expect(low).toBeGreaterThanOrEqual(Math.min(...prices));
        expect(median).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(median);
        expect(high).toBeLessThanOrEqual(Math.max(...prices));
      }),
    );
  });
});

describe('selectComparable', () => {
  const card = (different: Parameters<typeof createProperty>[0]) =>
    toPropertyCard(createProperty(different), noon);

  test('keeps homes on sale of the same kind and size, the nearest in size first', () => {
    const four = card({ noOfBedrooms: 4 });
    const three = card({ noOfBedrooms: 3 });
    const others = [
      card({ noOfBedrooms: 5 }),
      card({ noOfBedrooms: 3, propertyType: 'flat' }),
      card({ noOfBedrooms: 3, status: 'sold_stc' }),
      card({ noOfBedrooms: 3, priceQualifier: 'poa' }),
    ];
    expect(selectComparable(kind, [four, ...others, three])).toEqual([three, four]);
  });

  test('leaves out homes that are far away, although they are in the postcode area', () => {
    const near = card({ noOfBedrooms: 3 });
    const far = { ...near, outcode: 'LS29', latitude: 54.6, longitude: -5.9 };
    expect(selectComparable(kind, [far, near])).toEqual([near]);
  });

  test('compares a cottage, which the register has no type for, with every building', () => {
    const flat = card({ propertyType: 'flat' });
    expect(selectComparable({ ...kind, propertyType: 'cottage' }, [flat])).toEqual([flat]);
  });
});

describe('summariseSales', () => {
  test('stays within the sector where it has enough sales', () => {
    const far = sales(20, { postcode: 'LS6 1AA', price: 900_000 });
    expect(summariseSales(kind, [...sales(8), ...far])).toMatchObject({
      status: 'found',
      area: 'LS6 3',
      range: { count: 8, median: 250_000 },
    });
  });

  test('takes the whole outcode where the sector has few, and names the outcode', () => {
    const far = sales(5, { postcode: 'LS6 1AA', price: 300_000, date: '2025-01-10' });
    expect(summariseSales(kind, [...sales(2), ...far])).toMatchObject({
      area: 'LS6',
      type: 'terraced',
      range: { count: 7, median: 300_000 },
      from: '2025-01-10',
      to: '2026-03-01',
    });
  });

  test('does not count a sale at LS16 3 in the sector LS6 3', () => {
    const near = sales(8, { postcode: 'LS16 3AB' });
    expect(summariseSales(kind, near)).toMatchObject({ area: 'LS6' });
  });

  test.each([
    ['too few sales', sales(2)],
    ['sales of other types alone', sales(9, { type: 'flat' })],
    ['sums that are no prices of homes', sales(9, { price: 500 })],
  ])('has no answer for %s', (_, found) => {
    expect(summariseSales(kind, found)).toEqual({ status: 'none' });
  });
});
