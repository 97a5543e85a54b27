import { describe, expect, test } from 'vitest';
import { AppError } from '../../functions/kernel/errors.ts';
import { assertAmountMeant } from '../../functions/offers/domain/amount-confirmation.ts';

/** The field that a sum is refused at for a home at £325,000, if any. */
function findRefusedField(amount: number, confirmation: { confirmLow: boolean; confirmHigh: boolean }) {
  try {
    assertAmountMeant(amount, 325_000, confirmation);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? Object.keys(error.extras.errors ?? {})[0] : 'another error';
  }
}
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
    [975_001, 'amount'],
    [3_250_000, 'amount'],
  ])('refuses £%d at %s until it is confirmed', (amount, field) => {
    expect(findRefusedField(amount, neither)).toBe(field);
  });

  test.each([
    [32_500, { confirmLow: true, confirmHigh: false }, undefined],
    [32_500, { confirmLow: false, confirmHigh: true }, 'confirmLow'],
    [600_000, { confirmLow: false, confirmHigh: true }, undefined],
    [600_000, { confirmLow: true, confirmHigh: false }, 'confirmHigh'],
    [3_250_000, { confirmLow: true, confirmHigh: true }, 'amount'],
  ])('takes £%d with %o, or refuses it at %s', (amount, confirmation, field) => {
    expect(findRefusedField(amount, confirmation)).toBe(field);
  });
});
