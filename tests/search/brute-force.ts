import type { Home, HomeFlag, Point, Query, Sort } from '../../functions/finding/search/index/index.ts';
import { maxBeds, placeItselfMiles, priceEdges } from '../../functions/finding/search/index/index.ts';

const radiansPerDegree = Math.PI / 180;
const earthMiles = 3958.7613;

/** Haversine: a formula other than the index's, so that a shared mistake would show. */
export function measureMiles(latA: number, lngA: number, latB: number, lngB: number): number {
  const dLat = (latB - latA) * radiansPerDegree;
  const dLng = (lngB - lngA) * radiansPerDegree;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(latA * radiansPerDegree) * Math.cos(latB * radiansPerDegree) * Math.sin(dLng / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** What the words of the generated homes and queries mean that are no British singulars. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['gardens', 'garden'],
  ['kings', 'king'],
  ['colors', 'colour'],
  ['gray', 'grey'],
  ['boxes', 'box'],
]);
const getMeaning = (word: string): string => meanings.get(word) ?? word;

export function isInPolygon(points: readonly Point[], x: number, y: number): boolean {
  let crossings = 0;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) crossings++;
  });
  return crossings % 2 === 1;
}

/** What the generated streets are called in full. */
const streetNames: ReadonlyMap<string, string> = new Map([
  ['birch st', 'birch street'],
  ['birch rd', 'birch road'],
  ['saint johns rd', 'st johns road'],
]);
export function toStreetName(street: string): string {
  const plain = splitWords(street).join(' ');
  return streetNames.get(plain) ?? plain;
}

const isInPlace = (
  home: Home,
  { circle, box, polygon, travelArea, outcodes = [], town, street }: Query,
): boolean =>
  (circle === undefined ||
    measureMiles(circle.lat, circle.lng, home.lat, home.lng) <=
      (circle.miles > 0 ? circle.miles : placeItselfMiles)) &&
  (box === undefined ||
    (home.lng >= box.west && home.lng <= box.east && home.lat >= box.south && home.lat <= box.north)) &&
  [polygon, travelArea].every((area) => area === undefined || isInPolygon(area, home.lng, home.lat)) &&
  (outcodes.length === 0 ||
    outcodes.some((outcode) => outcode.toLowerCase() === home.outcode.toLowerCase())) &&
  (town === undefined || town.toLowerCase() === home.town.toLowerCase()) &&
  (street === undefined || toStreetName(street) === toStreetName(home.street));

const wordsByHome = new WeakMap<Home, readonly string[]>();
/** The words of a home with their meanings, split once: each home is compared with thousands of queries. */
const listWords = (home: Home): readonly string[] => {
  const words = wordsByHome.get(home) ?? splitWords(home.text).flatMap((word) => [word, getMeaning(word)]);
  wordsByHome.set(home, words);
  return words;
};

const hasWords = (home: Home, { words = '', lastWordIsPrefix = false }: Query): boolean => {
  if (words === '') return true;
  const asked = splitWords(words);
  const has = listWords(home);
  const unfinished = lastWordIsPrefix && !/\s$/.test(words) ? asked.pop() : undefined;
  return (
    asked.every((word) => has.includes(getMeaning(word))) &&
    (unfinished === undefined ||
      has.includes(getMeaning(unfinished)) ||
      has.some((word) => word.startsWith(unfinished)))
  );
};

const isWithin = (value: number, low = -Infinity, high = Infinity): boolean => value >= low && value <= high;

const isBandWithin = (band: string, worst: string | undefined): boolean =>
  worst === undefined || (band !== '' && band <= worst);

const isOneOf = (code: string, codes: readonly string[] = []): boolean =>
  codes.length === 0 || codes.includes(code);

const hasFlag = (home: Home, flag: HomeFlag): boolean => home.flags.includes(flag);

const partChecks = {
  type: (home: Home, query: Query) => isOneOf(home.type, query.types),
  tenure: (home: Home, query: Query) => isOneOf(home.tenure, query.tenures),
  beds: (home: Home, query: Query) => isWithin(home.beds, query.minBeds, query.maxBeds),
  price: (home: Home, query: Query) => isWithin(home.price, query.minPrice, query.maxPrice),
  rest: (home: Home, query: Query) =>
    isInPlace(home, query) &&
    hasWords(home, query) &&
    isWithin(home.baths, query.minBaths, query.maxBaths) &&
    ((query.minSqm === undefined && query.maxSqm === undefined) || home.sqm > 0) &&
    isWithin(home.sqm, query.minSqm, query.maxSqm) &&
    isBandWithin(home.epc, query.epcMin) &&
    isBandWithin(home.councilTax, query.councilTaxMax) &&
    (query.flags ?? []).every((flag) => hasFlag(home, flag)) &&
    !(query.exclude ?? []).some((flag) => hasFlag(home, flag)) &&
    (query.features ?? []).every((feature) => home.features.includes(feature)) &&
    (query.includeStc === true || home.status === 'live') &&
    isWithin(home.addedAt, query.addedSince) &&
    isWithin(home.reducedAt, query.reducedSince),
};
type Part = keyof typeof partChecks;
const partNames: readonly Part[] = ['type', 'tenure', 'beds', 'price', 'rest'];

const filterMatches = (homes: readonly Home[], query: Query): Home[] =>
  homes.filter((home) => partNames.every((part) => partChecks[part](home, query)));

const getSortValue = (home: Home, { item }: Sort, { circle }: Query): number | string | null => {
  switch (item) {
    case 'id':
      return home.id;
    case 'createdAt':
      return home.addedAt;
    case 'price':
      return home.price;
    case 'bedrooms':
      return home.beds;
    case 'price_per_sqm':
      return home.sqm === 0 ? null : home.price / home.sqm;
    case 'reduced_at':
      return home.reducedAt === 0 ? null : home.reducedAt;
    case 'distance':
      return circle === undefined ? null : measureMiles(circle.lat, circle.lng, home.lat, home.lng);
  }
};

interface RankedHome {
  readonly home: Home;
  readonly value: number | string | null;
}

const compareRanked = (a: RankedHome, b: RankedHome, { order }: Sort): number => {
  if (a.value !== b.value) {
    if (a.value === null) return 1;
    if (b.value === null) return -1;
    return a.value < b.value === (order === 'asc') ? -1 : 1;
  }
  return a.home.id < b.home.id ? 1 : -1;
};

const countKeys = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Facets as maps from value to count, because their order does not matter. */
export function countFacets(homes: readonly Home[], query: Query) {
  const judged = homes.map((home) => ({
    home,
    failed: partNames.filter((part) => !partChecks[part](home, query)),
  }));
  const listWithout = (without: Part): Home[] =>
    judged.flatMap(({ home, failed }) => (failed.every((part) => part === without) ? [home] : []));
  return {
    types: countKeys(listWithout('type').map((home) => home.type)),
    tenures: countKeys(listWithout('tenure').map((home) => home.tenure)),
    beds: countKeys(listWithout('beds').map((home) => Math.min(maxBeds, home.beds))),
    prices: countKeys(listWithout('price').map((home) => priceEdges.findLast((edge) => edge <= home.price))),
  };
}

/** Whether a query finds a property, by looking at it. */
export function isFound(home: Home, query: Query): boolean {
  return partNames.every((part) => partChecks[part](home, query));
}

/** All results of a query, in order, by looking at every property. */
export function findAllHomes(homes: readonly Home[], query: Query): Home[] {
  const sort = query.sort ?? { item: 'id', order: 'desc' };
  return filterMatches(homes, query)
    .map((home): RankedHome => ({ home, value: getSortValue(home, sort, query) }))
    .sort((a, b) => compareRanked(a, b, sort))
    .map(({ home }) => home);
}
