import { describe, expect, test } from 'vitest';
import {
  findTypicalPrice,
  isPriceDoubtful,
} from '../../functions/finding/home-records/domain/price-doubt.ts';

describe('isPriceDoubtful', () => {
  test.each([
    [325_000, false],
    [1_500_000, false],
    [1_500_001, true],
    [32_500_000, true],
    [60_000, false],
    [59_999, true],
    [3_250, true],
  ])('holds £%d against homes that go for £300,000: %s', (price, isDoubtful) => {
    expect(isPriceDoubtful(price, 300_000)).toBe(isDoubtful);
  });

  test('doubts nothing where no prices are known', () => {
    expect(isPriceDoubtful(32_500_000, undefined)).toBe(false);
  });
});

describe('findTypicalPrice', () => {
  const range = (median: number) => ({ range: { median } });
  test.each([
    [range(280_000), range(320_000), 280_000],
    [{}, range(320_000), 320_000],
    [{}, {}, undefined],
  ])('is the middle of sales, then of homes on sale', (sold, asking, typicalPrice) => {
    expect(findTypicalPrice({ sold, asking })).toBe(typicalPrice);
  });
});
