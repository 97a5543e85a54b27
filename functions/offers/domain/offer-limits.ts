// Read by the site as well, whose pages load without zod.

/** A sum under this share of the asking price has to be confirmed. */
const lowShare = 0.5;
/** So does one above this share: a digit typed twice is ten times the price, a slip of the first digit less. */
const highShare = 1.5;

export type AmountDoubt = 'low' | 'high';

/** Why a sum of a negotiation, in whole pounds, asks whether it is meant. */
export function findAmountDoubt(amount: number, askingPrice: number): AmountDoubt | undefined {
  if (amount < askingPrice * lowShare) return 'low';
  return amount > askingPrice * highShare ? 'high' : undefined;
}
