export interface Mortgage {
  /** Whole pounds. */
  readonly loan: number;
  /** Per year, as 4.5 for 4.5%. */
  readonly ratePercent: number;
  readonly years: number;
}

/** The monthly rate of a repayment mortgage in pence, rounded up so that nothing remains at the end. */
export function calculateMonthlyPence({ loan, ratePercent, years }: Mortgage): number {
  const months = years * 12;
  if (loan <= 0 || months <= 0) return 0;
  const rate = ratePercent / 100 / 12;
  const share = rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months);
  return Math.ceil(loan * 100 * share);
}

/** Interest over the whole term, in pence. */
export function calculateInterestPence(mortgage: Mortgage): number {
  return Math.max(0, calculateMonthlyPence(mortgage) * mortgage.years * 12 - mortgage.loan * 100);
}

/** A common deposit, term and rate. */
export const commonPlan = { depositShare: 0.15, ratePercent: 4.5, years: 30 } as const;

/** The common deposit of a price, in whole pounds. */
export function calculateCommonDeposit(price: number): number {
  return Math.round((price * commonPlan.depositShare) / 1_000) * 1_000;
}

/** The monthly rate of a mortgage for a price with the common deposit, in whole pounds. */
export function calculateCommonMonth(price: number): number {
  return Math.round(
    calculateMonthlyPence({ ...commonPlan, loan: price - calculateCommonDeposit(price) }) / 100,
  );
}
