export interface Mortgage {
  /** Whole pounds. */
  readonly loan: number;
  /** Yearly, as 4.5 for 4.5%. */
  readonly ratePercent: number;
  readonly years: number;
}

/** Pence a month that pay a repayment mortgage off to the end, rounded up, so that nothing is left over. */
export function monthlyPence({ loan, ratePercent, years }: Mortgage): number {
  const months = years * 12;
  if (loan <= 0 || months <= 0) return 0;
  const rate = ratePercent / 100 / 12;
  const share = rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months);
  return Math.ceil(loan * 100 * share);
}

/** Pence of interest over the whole term. */
export const interestPence = (mortgage: Mortgage): number =>
  Math.max(0, monthlyPence(mortgage) * mortgage.years * 12 - mortgage.loan * 100);
