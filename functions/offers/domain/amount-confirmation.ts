import * as z from 'zod';
import { createFieldError } from '../../kernel/errors.ts';
import { formatPounds } from '../../kernel/money.ts';
import { findAmountDoubt } from './offer-limits.ts';

/** The fields of each call that names a sum in a negotiation. */
export const AmountConfirmation = z.object({
  /** Confirms an amount under half the asking price. */
  confirmLow: z.boolean().default(false),
  /** Confirms an amount above one and a half times the asking price. */
  confirmHigh: z.boolean().default(false),
});

export type AmountConfirmation = z.output<typeof AmountConfirmation>;

/** A sum with one digit too many is ten times too high; above an auction's guide price it is seldom twice. */
const highestShare = 3;

/**
 * Asks once about a sum that is far from the asking price: first offers, raises, counter-offers and changes
 * of an agreed price.
 * @throws 422 until it is confirmed, and for a sum that nobody means
 */
export function assertAmountMeant(
  amount: number,
  askingPrice: number,
  { confirmLow, confirmHigh }: AmountConfirmation,
): void {
  const sum = formatPounds(amount);
  const price = `the asking price of ${formatPounds(askingPrice)}`;
  if (amount > askingPrice * highestShare)
    throw createFieldError('amount', `${sum} is more than ${highestShare} times ${price}. Check the amount.`);
  const doubt = findAmountDoubt(amount, askingPrice);
  if (doubt === 'low' && !confirmLow)
    throw createFieldError('confirmLow', `${sum} is under half ${price}. Confirm that you mean it.`);
  if (doubt === 'high' && !confirmHigh)
    throw createFieldError(
      'confirmHigh',
      `${sum} is more than one and a half times ${price}. Confirm that you mean it.`,
    );
}
