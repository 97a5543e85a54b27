import { comparedMiles } from '../../../../functions/finding/home-records/domain/compared-miles.ts';
import { formatCounted, formatMonth, formatPounds } from '../../../lib/format.ts';
import type { PriceGuide } from './api.ts';

type Range = NonNullable<PriceGuide['asking']['range']>;
type Sold = PriceGuide['sold'];

const kinds: Readonly<Record<NonNullable<Sold['type']>, string>> = {
  detached: 'detached homes',
  semi_detached: 'semi-detached homes',
  terraced: 'terraced homes',
  flat: 'flats',
  other: 'homes',
};

/** What similar homes on sale ask, in one sentence. */
export function describeAsking({ outcode, range, homes }: PriceGuide['asking']): string {
  if (range)
    return `The typical range of ${formatCounted(range.count, 'similar home')} for sale within ${comparedMiles} miles of ${outcode}; the median is ${formatPounds(range.median)}.`;
  if (homes.length > 0)
    return `Only ${formatCounted(homes.length, 'similar home')} for sale on Gable within ${comparedMiles} miles of ${outcode}, too few to compare with.`;
  return `No similar home is for sale on Gable within ${comparedMiles} miles of ${outcode} now.`;
}

/** What homes near it sold for, in one sentence. */
export function describeSold({ status, range, area, type, from, to }: Sold): string {
  if (range && from !== undefined && to !== undefined)
    return `The typical range of ${formatCounted(range.count, 'sale')} of ${type === undefined ? 'homes of every type' : kinds[type]} in ${area}, ${formatMonth(from)} to ${formatMonth(to)}; the median is ${formatPounds(range.median)}.`;
  if (status === 'not_covered') return 'We have sold prices for England and Wales only.';
  if (status === 'unavailable') return 'We can’t reach the register of sold prices right now.';
  return 'Too few homes like this were sold nearby in the last two years to compare with.';
}

/** Where a price lies within a range; `undefined` without one of them. */
export function comparePrice(price: number | undefined, range: Range | undefined): string | undefined {
  if (price === undefined || range === undefined) return undefined;
  if (price > range.high) return 'Your price is above the typical range.';
  return price < range.low
    ? 'Your price is below the typical range.'
    : 'Your price is within the typical range.';
}
