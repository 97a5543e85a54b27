import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateInterestPence,
  calculateMonthlyPence,
} from '../../../web/features/property-page/cost/mortgage.ts';

const mortgages = fc.record({
  loan: fc.integer({ min: 1, max: 5_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
});

describe('a mortgage', () => {
  test('costs the same as in lenders’ tables', () => {
    expect(calculateMonthlyPence({ loan: 200_000, ratePercent: 5, years: 25 })).toBe(1_169_19);
    expect(calculateMonthlyPence({ loan: 100_000, ratePercent: 0, years: 10 })).toBe(833_34);
    expect(calculateMonthlyPence({ loan: 0, ratePercent: 5, years: 25 })).toBe(0);
  });

  test('is paid off in its last month and not before', () => {
    fc.assert(
      fc.property(mortgages, (mortgage) => {
        const month = calculateMonthlyPence(mortgage);
        const rate = mortgage.ratePercent / 1_200;
        const owedAfter = (months: number) => {
          let owed = mortgage.loan * 100;
          for (let nth = 0; nth < months; nth += 1) owed = owed * (1 + rate) - month;
          return owed;
        };
        expect(owedAfter(mortgage.years * 12)).toBeLessThanOrEqual(0.01);
        // Rounding up to a penny per month can pay a tiny loan off early, but not a real one.
        if (mortgage.loan > 10_000) expect(owedAfter(mortgage.years * 12 - 1)).toBeGreaterThan(0);
      }),
    );
  });

  test('never costs less at a higher rate, and has no negative interest', () => {
    fc.assert(
      fc.property(mortgages, (mortgage) => {
        const dearer = { ...mortgage, ratePercent: mortgage.ratePercent + 1 };
        expect(calculateMonthlyPence(dearer)).toBeGreaterThanOrEqual(calculateMonthlyPence(mortgage));
        expect(calculateInterestPence(mortgage)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
