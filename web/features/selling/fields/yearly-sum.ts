/** The contract's greatest sum a year. */
const mostPence = 100_000_00;

/** What is wrong with a sum a year, in pence. */
export function describeYearlySum(pence: number | undefined): string | undefined {
  return pence !== undefined && pence > mostPence ? 'Enter at most £100,000 a year' : undefined;
}
