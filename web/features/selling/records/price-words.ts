import { formatCounted, formatMonth, formatPounds } from '../../../lib/format.ts';
import type { PriceGuide } from './api.ts';

type Range = NonNullable<PriceGuide['asking']['range']>;
type Sold = PriceGuide['sold'];

const kinds: Readonly<Record<NonNullable<Sold['type']>, string>> = {
  detached: 'Detached homes',
  semi_detached: 'Semi-detached homes',
  terraced: 'Terraced homes',
  flat: 'Flats',
  other: 'Homes',
};

/** What similar homes on sale ask, in one sentence. */
export function describeAsking({ outcode, range, homes }: PriceGuide['asking']): string {
  if (range)
    return `${formatCounted(range.count, 'similar home')} for sale in ${outcode} and nearby: half ask between ${formatPounds(range.low)} and ${formatPounds(range.high)}, the middle one ${formatPounds(range.median)}.`;
  if (homes.length > 0)
    return `Only ${formatCounted(homes.length, 'similar home')} for sale on Gable near ${outcode}, too few to compare with.`;
  return `No similar home is for sale on Gable near ${outcode} now.`;
}

/** What homes near it sold for, in one sentence. */
export function describeSold({ status, range, area, type, from, to }: Sold): string {
  if (range && from !== undefined && to !== undefined)
    return `${kinds[type ?? 'other']} in ${area}: half sold for between ${formatPounds(range.low)} and ${formatPounds(range.high)}, the middle one for ${formatPounds(range.median)} (${formatCounted(range.count, 'sale')}, ${formatMonth(from)} to ${formatMonth(to)}).`;
  if (status === 'not_covered') return 'We have sold prices for England and Wales only.';
  if (status === 'unavailable') return 'We can’t reach the register of sold prices right now.';
  return 'Too few homes like this were sold nearby in the last two years to compare with.';
}

/** Where a price lies within a range; `undefined` without one of them. */
export function comparePrice(price: number | undefined, range: Range | undefined): string | undefined {
  if (price === undefined || range === undefined) return undefined;
  if (price > range.high) return 'Your price is above most of them.';
  return price < range.low ? 'Your price is below most of them.' : 'Your price is in the middle half.';
}
