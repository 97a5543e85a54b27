import { mostYearlyPence } from '../../../../functions/listings/properties/domain/yearly-sum.ts';

/** What is wrong with a sum a year, in pence. */
export function describeYearlySum(pence: number | undefined): string | undefined {
  return pence !== undefined && pence > mostYearlyPence ? 'Enter at most £100,000 a year' : undefined;
}
