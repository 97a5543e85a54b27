// Read by the site as well, whose pages load without zod.

/** Sums of a negotiation that are refused as such, confirmed or not: the field says so, and nothing is asked. */
const leastPounds = 1_000;
const mostPounds = 500_000_000;
/** A sum under this share of the asking price has to be confirmed. */
const lowShare = 0.5;
/** So does one above this share: a digit typed twice is ten times the price, a slip of the first digit less. */
const highShare = 1.5;
/** So many times more or less than the asking price is mostly a slip, so the question names it. */
const slipFactor = 3;

const wholeNumber = new Intl.NumberFormat('en-GB');

export type AmountDoubt = 'low' | 'high';

/** Why a sum of a negotiation, in whole pounds, asks whether it is meant. */
export function findAmountDoubt(amount: number, askingPrice: number): AmountDoubt | undefined {
  if (amount < leastPounds || amount > mostPounds) return undefined;
  if (amount < askingPrice * lowShare) return 'low';
  return amount > askingPrice * highShare ? 'high' : undefined;
}

/** How far a doubted sum is from the asking price, in words that follow “is”. */
export function describeAmountDistance(amount: number, askingPrice: number): string {
  if (amount < askingPrice) return amount * slipFactor < askingPrice ? 'under a third of' : 'under half';
  const times = amount / askingPrice;
  if (times <= slipFactor) return 'more than one and a half times';
  const count = wholeNumber.format(Math.floor(times));
  return Number.isInteger(times) ? `${count} times` : `more than ${count} times`;
}

/** The slip of the keyboard that such a sum mostly is, as a question. */
export function findLikelySlip(amount: number, askingPrice: number): string | undefined {
  if (amount * slipFactor < askingPrice) return 'Is a digit missing?';
  return amount > askingPrice * slipFactor ? 'Is there a digit too many?' : undefined;
}
