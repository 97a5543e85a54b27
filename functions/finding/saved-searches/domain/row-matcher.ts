import { dayMs } from '../../../kernel/time.ts';
import {
  calculateMiles,
  foldStreet,
  foldTown,
  type Home,
  isInPolygon,
  toBandCode,
  toIndexTerms,
  toTerm,
} from '../../search/index/index.ts';
import { flagCodes, tenureCodes, toHomeMask, typeCodes } from './row-codes.ts';
import { type RareConditions, reachUnits, rowDegrees, type SearchRow, toRowPoint } from './search-row.ts';

/** Whether the search of a row finds a home; `unsure` where the home is on the very edge of its area. */
export type RowAnswer = 'finds' | 'misses' | 'unsure';

/**
 * Answers whether the searches of rows find a home, as the index of the site would: by comparing numbers, a fraction of
 * a microsecond each. Rows round the edges of areas to a centimetre, and leave what lies between to the search itself.
 */
export function createRowMatcher(home: Home, now: Date): (row: SearchRow) => RowAnswer {
  const { price, beds, baths } = home;
  const isLive = home.status === 'live';
  const type = toHomeMask(typeCodes, [home.type]);
  const tenure = toHomeMask(tenureCodes, [home.tenure]);
  const flags = toHomeMask(flagCodes, home.flags);
  const { lat, lng } = toRowPoint(home);
  const isInCircle = createCircleTest(home);
  const hasRare = createRareTest(home, now);
  return (row) => {
    if (price > row.maxPrice || price < row.minPrice || beds < row.minBeds || beds > row.maxBeds)
      return 'misses';
    if (lng < row.west || lng > row.east || lat < row.south || lat > row.north) return 'misses';
    if (!isLive && !row.takesStc) return 'misses';
    if (row.types !== 0 && (row.types & type) === 0) return 'misses';
    if (row.tenures !== 0 && (row.tenures & tenure) === 0) return 'misses';
    if ((row.flags & flags) !== row.flags || (row.exclude & flags) !== 0) return 'misses';
    if (baths < row.minBaths) return 'misses';
    const circle = row.reach === 0 ? 'finds' : isInCircle(row);
    if (circle === 'misses' || (row.rare && !hasRare(row.rare))) return 'misses';
    const isOnBound = lng < row.west + 1 || lng > row.east - 1 || lat < row.south + 1 || lat > row.north - 1;
    return isOnBound ? 'unsure' : circle;
  };
}

/** Row degrees of latitude in a unit of reach. */
const reachDegrees = rowDegrees / reachUnits / 69.093;
/** What a flat map is wrong by at most: a fiftieth, and more over long ways. */
const flatError = (reach: number): number => 0.02 + reach / reachUnits / 1_000;
/** More than the rounding of the middle and the radius of a circle, in miles. */
const edgeMiles = 0.000_02;

/** Where a home is to the circle of a row: on a flat map, or measured where that is not sure. */
function createCircleTest(home: Home): (row: SearchRow) => RowAnswer {
  const { lat, lng } = toRowPoint(home);
  const narrow = Math.cos((home.lat * Math.PI) / 180);
  return (row) => {
    const north = lat - row.lat;
    const east = (lng - row.lng) * narrow;
    const way = north * north + east * east;
    const reach = row.reach * reachDegrees;
    const error = flatError(row.reach);
    if (way > (reach * (1 + error)) ** 2) return 'misses';
    if (error < 1 && way < (reach * (1 - error)) ** 2) return 'finds';
    const circle = { lat: row.lat / rowDegrees, lng: row.lng / rowDegrees, miles: 0 };
    const over = calculateMiles(circle, home) - row.reach / reachUnits;
    if (Math.abs(over) < edgeMiles) return 'unsure';
    return over > 0 ? 'misses' : 'finds';
  };
}

/** Whether a home meets the rare conditions of a row. */
function createRareTest(home: Home, now: Date): (rare: RareConditions) => boolean {
  const [outcode, sqm] = [` ${home.outcode.toUpperCase()} `, Math.round(home.sqm)];
  const [epc, tax] = [toBandCode(home.epc), toBandCode(home.councilTax)];
  const terms = new Set(toIndexTerms(home));
  const [street, town] = [foldStreet(home.street), foldTown(home.town)];
  const isWithin = (at: number, days: number | undefined) =>
    days === undefined || at >= now.getTime() - days * dayMs;
  const isBand = (band: number, last: number | undefined) =>
    last === undefined || (band >= 1 && band <= last);
  return (rare) =>
    (rare.outcodes === undefined || rare.outcodes.includes(outcode)) &&
    sqm >= (rare.minSqm ?? 0) &&
    isBand(epc, rare.epcMin) &&
    isBand(tax, rare.councilTaxMax) &&
    isWithin(home.addedAt, rare.addedDays) &&
    isWithin(home.reducedAt, rare.reducedDays) &&
    (!rare.features || rare.features.every((feature) => home.features.includes(feature))) &&
    (!rare.words || rare.words.every((word) => terms.has(toTerm(word)))) &&
    (rare.street === undefined || rare.street === street) &&
    (rare.town === undefined || rare.town === town) &&
    (!rare.areas || rare.areas.every((area) => isInPolygon(area, home.lng, home.lat)));
}
