import { describe, expect, test } from 'vitest';
import { Pounds } from '../../events/vocabulary.ts';
import { assertAmountMeant } from '../../functions/deals/offers/domain/amount-confirmation.ts';
import { findAmountDoubt } from '../../functions/deals/offers/domain/offer-limits.ts';
import { AppError } from '../../functions/kernel/errors.ts';

/** What a sum is refused for at a home at £325,000, by field. */
function findRefusal(amount: number, confirmation: { confirmLow: boolean; confirmHigh: boolean }) {
  try {
    assertAmountMeant(amount, 325_000, confirmation);
    return {};
  } catch (error) {
    return error instanceof AppError ? (error.extras.errors ?? {}) : { another: [String(error)] };
  }
}
const findRefusedField = (...call: Parameters<typeof findRefusal>) => Object.keys(findRefusal(...call))[0];
const neither = { confirmLow: false, confirmHigh: false };

describe('assertAmountMeant', () => {
  test.each([
    [32_500, 'confirmLow'],
    [162_499, 'confirmLow'],
    [162_500, undefined],
    [325_000, undefined],
    [487_500, undefined],
    [487_501, 'confirmHigh'],
    [975_000, 'confirmHigh'],
    [3_250_000, 'confirmHigh'],
    [500_000_000, 'confirmHigh'],
  ])('refuses £%d at %s until it is confirmed', (amount, field) => {
    expect(findRefusedField(amount, neither)).toBe(field);
  });

  test.each([
    [32_500, { confirmLow: true, confirmHigh: false }, undefined],
    [32_500, { confirmLow: false, confirmHigh: true }, 'confirmLow'],
    [600_000, { confirmLow: false, confirmHigh: true }, undefined],
    [600_000, { confirmLow: true, confirmHigh: false }, 'confirmHigh'],
    [1_000, { confirmLow: true, confirmHigh: false }, undefined],
    [3_250_000, { confirmLow: false, confirmHigh: true }, undefined],
    [500_000_000, { confirmLow: false, confirmHigh: true }, undefined],
    [500_000_000, { confirmLow: true, confirmHigh: false }, 'confirmHigh'],
  ])('takes £%d with %o, or refuses it at %s', (amount, confirmation, field) => {
    expect(findRefusedField(amount, confirmation)).toBe(field);
  });

  test.each([
    [1_000, 'under a third of the asking price of £325,000. Is a digit missing?'],
    [32_500, 'under a third of the asking price of £325,000. Is a digit missing?'],
    [108_334, 'under half the asking price of £325,000. Confirm'],
    [500_000, 'more than one and a half times the asking price of £325,000. Confirm'],
    [975_000, 'more than one and a half times the asking price of £325,000. Confirm'],
    [975_001, 'more than 3 times the asking price of £325,000. Is there a digit too many? Confirm'],
    [3_250_000, '10 times the asking price of £325,000. Is there a digit too many? Confirm'],
    [3_255_000, 'more than 10 times the asking price of £325,000. Is there a digit too many? Confirm'],
    [325_000_000, '1,000 times the asking price of £325,000. Is there a digit too many? Confirm'],
  ])('asks about £%d that it is %s', (amount, question) => {
    expect(Object.values(findRefusal(amount, neither)).flat()).toEqual([
      expect.stringContaining(` is ${question}`),
    ]);
  });
});

test.each([5, 999, 1_000, 500_000_000, 500_000_001])(
  'asks about £%d exactly where it can be an offer at all',
  (amount) => {
    const isFar = findAmountDoubt(amount, 325_000) !== undefined;
    expect(isFar).toBe(Pounds.safeParse(amount).success);
  },
);
