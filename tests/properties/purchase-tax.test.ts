import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasNonResidentRate,
  type BuyerKind,
  hasFirstTimeRelief,
  type Purchase,
  calculatePurchaseTax,
} from '../../functions/listings/properties/domain/purchase-tax.ts';

const on = '2026-11-21';
const pounds = (purchase: Omit<Purchase, 'on'>) => calculatePurchaseTax({ ...purchase, on }).pence / 100;

describe('worked examples of the tax', () => {
  test.each([
    ['england', 295_000, 'mover', 4_750],
    ['england', 400_000, 'mover', 10_000],
    ['england', 400_000, 'first_time', 5_000],
    ['england', 500_000, 'first_time', 10_000],
    ['england', 300_000, 'additional', 20_000],
    ['northern_ireland', 295_000, 'mover', 4_750],
    ['scotland', 300_000, 'mover', 4_600],
    ['scotland', 200_000, 'first_time', 500],
    ['scotland', 250_000, 'additional', 22_100],
    ['wales', 300_000, 'mover', 4_500],
    ['wales', 300_000, 'additional', 19_950],
  ] as const)('cover %s, %d, %s: %d', (nation, price, buyer, tax) => {
    expect(pounds({ nation, price, buyer })).toBe(tax);
  });

  test('tax every slice of an expensive property at its own rate', () => {
    expect(pounds({ nation: 'england', price: 2_000_000, buyer: 'mover' })).toBe(
      2_500 + 33_750 + 57_500 + 60_000,
    );
    expect(pounds({ nation: 'scotland', price: 1_000_000, buyer: 'mover' })).toBe(
      2_100 + 3_750 + 42_500 + 30_000,
    );
    expect(pounds({ nation: 'wales', price: 2_000_000, buyer: 'mover' })).toBe(
      10_500 + 26_250 + 75_000 + 60_000,
    );
  });

  test('add two points to every slice for buyers from abroad, in England and Northern Ireland only', () => {
    const abroad = { price: 300_000, buyer: 'mover', nonUkResident: true } as const;
    expect(pounds({ nation: 'england', ...abroad })).toBe(5_000 + 6_000);
    expect(pounds({ nation: 'scotland', ...abroad })).toBe(4_600);
    expect(pounds({ nation: 'wales', ...abroad })).toBe(4_500);
    expect(pounds({ nation: 'england', price: 300_000, buyer: 'additional', nonUkResident: true })).toBe(
      26_000,
    );
  });
});

describe('thresholds', () => {
  test('end the first-time relief at its price', () => {
    const at = (price: number) => calculatePurchaseTax({ nation: 'england', price, buyer: 'first_time', on });
    expect(at(500_000)).toMatchObject({ relief: true, pence: 10_000_00 });
    expect(at(500_001)).toMatchObject({ relief: false, pence: 15_000_05 });
  });

  test.each(['england', 'scotland', 'wales'] as const)('start the higher rates of %s at 40,000', (nation) => {
    expect(pounds({ nation, price: 39_999, buyer: 'additional' })).toBe(0);
    expect(pounds({ nation, price: 40_000, buyer: 'additional' })).toBeGreaterThan(0);
  });

  test('exclude Wales from first-time relief and non-resident rates', () => {
    expect(hasFirstTimeRelief('wales')).toBe(false);
    expect(hasFirstTimeRelief('scotland')).toBe(true);
    expect(hasNonResidentRate('wales')).toBe(false);
    expect(hasNonResidentRate('northern_ireland')).toBe(true);
  });

  test('apply the first known rates to earlier days', () => {
    const old = calculatePurchaseTax({ nation: 'wales', price: 300_000, buyer: 'mover', on: '1999-01-01' });
    expect(old).toMatchObject({ pence: 4_500_00, ratesFrom: '2024-12-11' });
  });
});

const nations = fc.constantFrom('england', 'scotland', 'wales', 'northern_ireland');
const kinds = fc.constantFrom<BuyerKind[]>('mover', 'first_time', 'additional');
const prices = fc.integer({ min: 0, max: 5_000_000 });
const purchases = fc.record({
  nation: nations,
  price: prices,
  buyer: kinds,
  nonUkResident: fc.boolean(),
  on: fc.constant(on),
});

describe('any purchase', () => {
  test('is taxed in whole pence, never negative and below the whole price', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { pence } = calculatePurchaseTax(purchase);
        expect(Number.isInteger(pence)).toBe(true);
        expect(pence).toBeGreaterThanOrEqual(0);
        expect(pence).toBeLessThanOrEqual(purchase.price * 20);
      }),
    );
  });

  test('is never taxed less at a higher price', () => {
    fc.assert(
      fc.property(purchases, fc.integer({ min: 1, max: 100_000 }), (purchase, more) => {
        const dearer = calculatePurchaseTax({ ...purchase, price: purchase.price + more });
        expect(dearer.pence).toBeGreaterThanOrEqual(calculatePurchaseTax(purchase).pence);
      }),
    );
  });

  test('costs first-time buyers the least tax and additional properties the most', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const of = (buyer: BuyerKind) => calculatePurchaseTax({ ...purchase, buyer }).pence;
        expect(of('first_time')).toBeLessThanOrEqual(of('mover'));
        expect(of('mover')).toBeLessThanOrEqual(of('additional'));
      }),
    );
  });

  test('is never cheaper for a buyer from abroad', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const of = (nonUkResident: boolean) => calculatePurchaseTax({ ...purchase, nonUkResident }).pence;
        expect(of(false)).toBeLessThanOrEqual(of(true));
      }),
    );
  });

  test('costs a mover at most 13 pence more for another pound', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const home = { ...purchase, buyer: 'mover', nonUkResident: false } as const;
        const step =
          calculatePurchaseTax({ ...home, price: home.price + 1 }).pence - calculatePurchaseTax(home).pence;
        expect(step).toBeLessThanOrEqual(13);
      }),
    );
  });

  test('has slices and a supplement that add up to price and tax', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { slices, supplement, pence } = calculatePurchaseTax(purchase);
        expect(slices.reduce((sum, { taxed }) => sum + taxed, 0)).toBe(purchase.price);
        expect(slices.reduce((sum, slice) => sum + slice.pence, supplement?.pence ?? 0)).toBe(pence);
      }),
    );
  });
});
