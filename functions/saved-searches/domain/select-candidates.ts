import type { Home } from '../../search/index/index.ts';
import { toQueryAt } from './filter-query.ts';
import { createMatcher } from './home-matcher.ts';
import { flagCodes, tenureCodes, toHomeMask, typeCodes } from './row-codes.ts';
import { type SearchRow, toRowPoint } from './search-row.ts';

/** Millionths of a degree of latitude in a thousandth of a mile. */
const reachUnit = 1_000 / 69.093;
/** What a flat map and rounded numbers are wrong by at most: a fiftieth, and more over long ways. */
const calculateMargin = (reach: number): number => 1.02 + reach / 1_000_000;

/** Whether a home may be in the circle of a row: on a flat map, with a margin. */
function createCircleTest(home: Home): (row: SearchRow) => boolean {
  const { lat, lng } = toRowPoint(home);
  const narrow = Math.cos((home.lat * Math.PI) / 180);
  return (row) => {
    const north = lat - row.lat;
    const east = (lng - row.lng) * narrow;
    const max = row.reach * reachUnit * calculateMargin(row.reach);
    return north * north + east * east <= max * max;
  };
}

/**
 * The rows whose searches may find a home that is within their bounds; all that find it are among them. What a row does
 * not have, a drawn area and the edge of a circle, is left to the search itself.
 */
export function selectCandidates(rows: readonly SearchRow[], home: Home, now: Date): SearchRow[] {
  const mayFind = createHomeTest(home, now);
  return rows.filter((row) => mayFind(row));
}

/**
 * Whether the searches of rows may find a home that is within their bounds. A fraction of a microsecond for most of
 * them, as a home in a city is compared with tens of thousands; the others ask an index of this one home.
 */
function createHomeTest(home: Home, now: Date): (row: SearchRow) => boolean {
  let index: ReturnType<typeof createMatcher> | undefined;
  const isInCircle = createCircleTest(home);
  const type = toHomeMask(typeCodes, [home.type]);
  const tenure = toHomeMask(tenureCodes, [home.tenure]);
  const flags = toHomeMask(flagCodes, home.flags);
  const outcode = ` ${home.outcode.toUpperCase()} `;
  const isLive = home.status === 'live';
  return (row) => {
    if (!isLive && !row.takesStc) return false;
    if (row.types !== 0 && (row.types & type) === 0) return false;
    if (row.tenures !== 0 && (row.tenures & tenure) === 0) return false;
    if ((row.flags & flags) !== row.flags || (row.exclude & flags) !== 0) return false;
    if (home.baths < row.minBaths || (row.reach > 0 && !isInCircle(row))) return false;
    if (row.outcodes !== undefined && !row.outcodes.includes(outcode)) return false;
    if (!row.other) return true;
    index ??= createMatcher(home);
    return index({ ...toQueryAt(row.other, now), includeStc: true });
  };
}
