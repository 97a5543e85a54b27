import * as z from 'zod';
import { createFieldError } from '../../../kernel/errors.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { describeAmountDistance, findAmountDoubt, findLikelySlip } from './offer-limits.ts';

/** The fields of each call that names a sum in a negotiation. */
export const AmountConfirmation = z.object({
  /** Confirms an amount under half the asking price. */
  confirmLow: z.boolean().default(false),
  /** Confirms an amount above one and a half times the asking price. */
  confirmHigh: z.boolean().default(false),
});

export type AmountConfirmation = z.output<typeof AmountConfirmation>;

/**
 * Asks once about a sum that is far from the asking price: first offers, raises, counter-offers and changes
 * of an agreed price.
 * @throws 422 until it is confirmed
 */
export function assertAmountMeant(
  amount: number,
  askingPrice: number,
  { confirmLow, confirmHigh }: AmountConfirmation,
): void {
  const doubt = findAmountDoubt(amount, askingPrice);
  if (doubt === undefined || (doubt === 'low' ? confirmLow : confirmHigh)) return;
  const question = [
    `${formatPounds(amount)} is ${describeAmountDistance(amount, askingPrice)} the asking price of ${formatPounds(askingPrice)}.`,
    findLikelySlip(amount, askingPrice),
    'Confirm that you mean it.',
  ];
  throw createFieldError(
    doubt === 'low' ? 'confirmLow' : 'confirmHigh',
    question.filter((sentence) => sentence !== undefined).join(' '),
  );
}
