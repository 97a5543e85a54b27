import type { Query, Relaxation, SearchResult } from './query.ts';

/** The radii that the site offers. */
export const relaxationRadii: readonly number[] = [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20, 30, 40];
const priceSteps = [0.1, 0.2];

type Code = Relaxation['code'];
interface Try {
  readonly code: Code;
  readonly change: Partial<Query>;
}

const widerRadii = ({ circle }: Query): Try[] =>
  circle === undefined
    ? []
    : relaxationRadii
        .filter((miles) => miles > circle.miles)
        .map((miles) => ({
          code: 'wider_radius',
          change: { circle: { ...circle, miles } },
        }));

const widerPrices = ({ minPrice, maxPrice }: Query): Try[] =>
  minPrice === undefined && maxPrice === undefined
    ? []
    : priceSteps.map((step) => ({
        code: 'wider_price',
        change: {
          ...(minPrice === undefined ? {} : { minPrice: Math.floor(minPrice * (1 - step)) }),
          ...(maxPrice === undefined ? {} : { maxPrice: Math.ceil(maxPrice * (1 + step)) }),
        },
      }));

/** Conditions that are dropped together: dropping the lower bound alone would seldom help. */
const dropsValue: readonly (readonly (keyof Query)[])[] = [
  ['words', 'lastWordIsPrefix'],
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minBaths', 'maxBaths'],
  ['minSqm', 'maxSqm'],
  ['types'],
  ['tenures'],
  ['epcMin'],
  ['councilTaxMax'],
  ['flags'],
  ['exclude'],
  ['features'],
  ['addedSince'],
  ['reducedSince'],
];

const isAsked = (query: Query, key: keyof Query): boolean => {
  const value = query[key];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
};

const drops = (query: Query): Try[] =>
  dropsValue
    .map((keys) => keys.filter((key) => isAsked(query, key)))
    .filter((keys) => keys.length > 0)
    .map((keys) => ({
      code: 'drop_filter',
      change: Object.fromEntries(keys.map((key) => [key, undefined])),
    }));

/** The first attempt that finds something; within one kind they are ordered from near to far. */
const nearest = (tries: readonly Try[], totalOf: (change: Partial<Query>) => number): Relaxation[] => {
  for (const { code, change } of tries) {
    const total = totalOf(change);
    if (total > 0) return [{ code, change, total }];
  }
  return [];
};

/**
 * The nearest wider radius, the nearest wider price range, and each filter whose removal alone finds
 * something.
 */
export function findRelaxations(query: Query, search: (query: Query) => SearchResult): Relaxation[] {
  const totalOf = (change: Partial<Query>): number =>
    search({ ...query, ...change, offset: 0, limit: 0, facets: false, clusters: undefined }).total;
  const dropped = drops(query).flatMap((one) => nearest([one], totalOf));
  return [
    ...nearest(widerRadii(query), totalOf),
    ...nearest(widerPrices(query), totalOf),
    ...dropped.sort((a, b) => b.total - a.total),
  ];
}
