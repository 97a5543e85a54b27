import type { Query, Relaxation, SearchResult } from './query.ts';

/** The radii that the site offers. */
export const relaxationRadii: readonly number[] = [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20, 30, 40];
const priceSteps = [0.1, 0.2];

type Code = Relaxation['code'];
/** A change of a query that may find something. */
export interface Attempt {
  readonly code: Code;
  readonly change: Partial<Query>;
}

const listWiderRadii = ({ circle }: Query): Attempt[] =>
  circle === undefined
    ? []
    : relaxationRadii
        .filter((miles) => miles > circle.miles)
        .map((miles) => ({
          code: 'wider_radius',
          change: { circle: { ...circle, miles } },
        }));

const listWiderPrices = ({ minPrice, maxPrice }: Query): Attempt[] =>
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
const droppableKeys: readonly (readonly (keyof Query)[])[] = [
  ['words', 'lastWordIsPrefix'],
  ['street', 'town'],
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
  ['travelArea'],
  ['addedSince'],
  ['reducedSince'],
];

const isAsked = (query: Query, key: keyof Query): boolean => {
  const value = query[key];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
};

const listDrops = (query: Query): Attempt[] =>
  droppableKeys
    .map((keys) => keys.filter((key) => isAsked(query, key)))
    .filter((keys) => keys.length > 0)
    .map((keys) => ({
      code: 'drop_filter',
      change: Object.fromEntries(keys.map((key) => [key, undefined])),
    }));

/** The attempts of a query; within one kind they are ordered from near to far, and each dropped filter is a kind. */
export interface Attempts {
  readonly wider: readonly (readonly Attempt[])[];
  readonly dropped: readonly Attempt[];
}

export function listAttempts(query: Query): Attempts {
  return { wider: [listWiderRadii(query), listWiderPrices(query)], dropped: listDrops(query) };
}

export function toCountQuery(query: Query, { change }: Attempt): Query {
  return { ...query, ...change, offset: 0, limit: 0, facets: false, clusters: undefined };
}

/** The first attempt that finds something. */
const findNearest = (attempts: readonly Attempt[], totalOf: (attempt: Attempt) => number): Relaxation[] => {
  for (const attempt of attempts) {
    const total = totalOf(attempt);
    if (total > 0) return [{ ...attempt, total }];
  }
  return [];
};

/** The nearest of each kind that finds something, and each filter whose removal alone does. */
export function chooseRelaxations(
  { wider, dropped }: Attempts,
  totalOf: (attempt: Attempt) => number,
): Relaxation[] {
  return [
    ...wider.flatMap((attempts) => findNearest(attempts, totalOf)),
    ...dropped.flatMap((one) => findNearest([one], totalOf)).toSorted((a, b) => b.total - a.total),
  ];
}

/** The relaxations of a query, counted one by one until something is found. */
export function findRelaxations(query: Query, search: (query: Query) => SearchResult): Relaxation[] {
  return chooseRelaxations(listAttempts(query), (attempt) => search(toCountQuery(query, attempt)).total);
}
