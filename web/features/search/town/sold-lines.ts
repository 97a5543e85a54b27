import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import type { PlaceFacts } from './api.ts';

export type SoldYear = NonNullable<PlaceFacts['sold']['sales']>['years'][number];
export type SoldType = SoldYear['medians'][number]['type'];

/** The types in the order of all lists. */
export const soldTypes: readonly SoldType[] = ['detached', 'semi_detached', 'terraced', 'flat'];

export function findMedian({ medians }: SoldYear, type: SoldType): SoldYear['medians'][number] | undefined {
  return medians.find((median) => median.type === type);
}

/** Whether a year is not over in London, whose later sales are still to come. */
export function isUnfinished({ year }: SoldYear): boolean {
  return formatLondonDay(new Date()).startsWith(`${year}-`);
}

/** The end of the scale: the highest price, rounded up to a step of which at most five fit. */
export function findScale(highest: number): { readonly top: number; readonly step: number } {
  const steps = [1, 2, 2.5, 5, 10].flatMap((part) => [part * 10_000, part * 100_000, part * 1_000_000]);
  const step = steps.toSorted((one, other) => one - other).find((each) => highest / each <= 5) ?? highest;
  return { top: Math.ceil(highest / step) * step, step };
}
