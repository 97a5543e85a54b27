import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasNonResidentRate,
  type BuyerKind,
  hasFirstTimeRelief,
  type Purchase,
  calculatePurchaseTax,
} from '../../functions/properties/domain/purchase-tax.ts';

const on = '2026-11-21';
const pounds = (purchase: Omit<Purchase, 'on'>) => calculatePurchaseTax({ ...purchase, on }).pence / 100;

describe('the worked examples', () => {
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
  ] as const)('%s, %d, %s: %d', (nation, price, buyer, tax) => {
    expect(pounds({ nation, price, buyer })).toBe(tax);
  });

  test('every slice of a dear home counts at its own rate', () => {
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

  test('a buyer from abroad pays two points more on every slice, in England and Northern Ireland alone', () => {
    const abroad = { price: 300_000, buyer: 'mover', nonUkResident: true } as const;
    expect(pounds({ nation: 'england', ...abroad })).toBe(5_000 + 6_000);
    expect(pounds({ nation: 'scotland', ...abroad })).toBe(4_600);
    expect(pounds({ nation: 'wales', ...abroad })).toBe(4_500);
    expect(pounds({ nation: 'england', price: 300_000, buyer: 'additional', nonUkResident: true })).toBe(
      26_000,
    );
  });
});

describe('the edges', () => {
  test('the first-time relief ends at its price', () => {
    const at = (price: number) => calculatePurchaseTax({ nation: 'england', price, buyer: 'first_time', on });
    expect(at(500_000)).toMatchObject({ relief: true, pence: 10_000_00 });
    expect(at(500_001)).toMatchObject({ relief: false, pence: 15_000_05 });
  });

  test.each(['england', 'scotland', 'wales'] as const)('the higher rates of %s begin at 40,000', (nation) => {
    expect(pounds({ nation, price: 39_999, buyer: 'additional' })).toBe(0);
    expect(pounds({ nation, price: 40_000, buyer: 'additional' })).toBeGreaterThan(0);
  });

  test('Wales has no first-time relief, and asks nobody where they live', () => {
    expect(hasFirstTimeRelief('wales')).toBe(false);
    expect(hasFirstTimeRelief('scotland')).toBe(true);
    expect(hasNonResidentRate('wales')).toBe(false);
    expect(hasNonResidentRate('northern_ireland')).toBe(true);
  });

  test('a day before the first known rates takes those', () => {
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

describe('for any purchase', () => {
  test('the tax is whole pence, never negative and never the whole price', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { pence } = calculatePurchaseTax(purchase);
        expect(Number.isInteger(pence)).toBe(true);
        expect(pence).toBeGreaterThanOrEqual(0);
        expect(pence).toBeLessThanOrEqual(purchase.price * 20);
      }),
    );
  });

  test('a dearer home is never taxed less', () => {
    fc.assert(
      fc.property(purchases, fc.integer({ min: 1, max: 100_000 }), (purchase, more) => {
        const dearer = calculatePurchaseTax({ ...purchase, price: purchase.price + more });
        expect(dearer.pence).toBeGreaterThanOrEqual(calculatePurchaseTax(purchase).pence);
      }),
    );
  });

  test('first-time buyers pay at most what movers pay, and movers at most what an additional home costs', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const of = (buyer: BuyerKind) => calculatePurchaseTax({ ...purchase, buyer }).pence;
        expect(of('first_time')).toBeLessThanOrEqual(of('mover'));
        expect(of('mover')).toBeLessThanOrEqual(of('additional'));
      }),
    );
  });

  test('living abroad never makes it cheaper', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const of = (nonUkResident: boolean) => calculatePurchaseTax({ ...purchase, nonUkResident }).pence;
        expect(of(false)).toBeLessThanOrEqual(of(true));
      }),
    );
  });

  test('a mover’s tax has no cliff: another pound costs at most 13 pence', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const home = { ...purchase, buyer: 'mover', nonUkResident: false } as const;
        const step =
          calculatePurchaseTax({ ...home, price: home.price + 1 }).pence - calculatePurchaseTax(home).pence;
        expect(step).toBeLessThanOrEqual(13);
      }),
    );
  });

  test('the slices and the supplement add up to the price and to the tax', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { slices, supplement, pence } = calculatePurchaseTax(purchase);
        expect(slices.reduce((sum, { taxed }) => sum + taxed, 0)).toBe(purchase.price);
        expect(slices.reduce((sum, slice) => sum + slice.pence, supplement?.pence ?? 0)).toBe(pence);
      }),
    );
  });
});
