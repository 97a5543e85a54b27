import { calculateChordSquared, calculateReach, toCentre } from '../../search/index/circle.ts';
import type { Circle, Home, Query } from '../../search/index/index.ts';
import { type AlertFilter, toQueryAt } from './filter-query.ts';
import { createMatcher } from './home-matcher.ts';

/** Conditions that are decided here as the index decides them; every other one is left to the index. */
const simple: ReadonlySet<string> = new Set([
  'minPrice',
  'maxPrice',
  'minBeds',
  'maxBeds',
  'minBaths',
  'maxBaths',
  'types',
  'tenures',
  'flags',
  'exclude',
  'outcodes',
  'circle',
  'box',
  'includeStc',
  'lastWordIsPrefix',
] satisfies (keyof Query)[]);

/** Whether a filter has conditions of this file alone. */
export function isSimpleFilter({ query, addedDays, reducedDays }: AlertFilter): boolean {
  if (addedDays !== undefined || reducedDays !== undefined) return false;
  return Object.keys(query).every((name) => simple.has(name));
}

const isOneOf = (value: string, allowed: readonly string[] | undefined): boolean =>
  allowed === undefined || allowed.length === 0 || allowed.includes(value);

const hasFacts = (home: Home, query: Query): boolean =>
  home.beds >= (query.minBeds ?? 0) &&
  home.beds <= (query.maxBeds ?? Infinity) &&
  home.baths >= (query.minBaths ?? 0) &&
  home.baths <= (query.maxBaths ?? Infinity) &&
  isOneOf(home.type, query.types) &&
  isOneOf(home.tenure, query.tenures) &&
  (query.flags === undefined || query.flags.every((flag) => home.flags.includes(flag))) &&
  (query.exclude === undefined || !query.exclude.some((flag) => home.flags.includes(flag)));

const radians = Math.PI / 180;
const milesPerDegree = 69.09;
/** The largest circle, in miles, that a flat map shows without an error of its margin. */
const flatMiles = 20;
const flatMargin = 0.02;

/** Whether a point is in a circle: far from its edge by a flat map, near it as the index does. */
function createCircleTest({ lat, lng }: Home): (circle: Circle) => boolean {
  const { x, y, z } = toCentre({ lat, lng, miles: 0 });
  const position = new Float64Array([x, y, z]);
  const narrow = Math.cos(lat * radians);
  return (circle) => {
    if (circle.miles > 0 && circle.miles <= flatMiles) {
      const north = lat - circle.lat;
      const east = (lng - circle.lng) * narrow;
      const share = (north * north + east * east) / (circle.miles / milesPerDegree) ** 2;
      if (share < (1 - flatMargin) ** 2) return true;
      if (share > (1 + flatMargin) ** 2) return false;
    }
    return calculateChordSquared(position, 0, toCentre(circle)) <= calculateReach(circle);
  };
}

/**
 * Whether filters find a home: common ones in a fraction of a microsecond, as a home in a city is looked at by tens of
 * thousands, all others by an index of this one home.
 */
export function createHomeTest(home: Home, now: Date): (filter: AlertFilter, isSimple: boolean) => boolean {
  let index: ReturnType<typeof createMatcher> | undefined;
  const isInCircle = createCircleTest(home);
  const outcode = home.outcode.toLowerCase();
  const isWhere = ({ circle, box, outcodes }: Query): boolean =>
    (box === undefined ||
      (home.lng >= box.west && home.lng <= box.east && home.lat >= box.south && home.lat <= box.north)) &&
    (outcodes === undefined ||
      outcodes.length === 0 ||
      outcodes.some((code) => code.toLowerCase() === outcode)) &&
    (circle === undefined || isInCircle(circle));
  return (filter, isSimple) => {
    const { query } = filter;
    if (query.includeStc !== true && home.status !== 'live') return false;
    if (home.price < (query.minPrice ?? 0) || home.price > (query.maxPrice ?? Infinity)) return false;
    if (!hasFacts(home, query)) return false;
    if (isSimple) return isWhere(query);
    index ??= createMatcher(home);
    return index(toQueryAt(filter, now));
  };
}
