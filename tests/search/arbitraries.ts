import fc from 'fast-check';
import {
  type HomeChange,
  type Home,
  homeFlags,
  type Query,
  relaxationRadii,
  sortItems,
  type StreetRequest,
} from '../../functions/finding/search/index/index.ts';

const idDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A property id; the same number gives the same id, and greater numbers give later ids. */
export function toHomeId(number: number): string {
  let rest = number;
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = (idDigits[rest % 32] ?? '0') + text;
    rest = Math.floor(rest / 32);
  }
  return `prp_${text}`;
}

// Few different values, so that ties, empty results and borders are common.
const words = [
  'garden',
  'gardens',
  'sea',
  'seaside',
  'view',
  'flat',
  'Ŵyl',
  "king's",
  'B&Q',
  'loft',
  'new',
  'm25',
  'colour',
  'colors',
  'gray',
  'boxes',
];
// Rare enough in a crowd to be stored as lists, while common words are stored as bits; one far rarer than the
// other, and always together with it.
const rareWord = fc.nat({ max: 1499 }).map((n) => `plot${n} road${n % 150}`);
const types = ['detached', 'terraced', 'flat', 'bungalow'];
const tenures = ['freehold', 'leasehold', 'share_of_freehold'];
const features = ['lift', 'ev_charger', 'wood_burner'];
const outcodes = ['SW1A', 'LS1', 'EH3'];
const towns = ['Leeds', 'St Ives', 'Edinburgh'];
// Names that begin like another, with an accent, with a word that is shortened, and none.
const streets = [
  'Birch Street',
  'Birch Street North',
  'birch st',
  'Bîrch Road',
  'Saint John’s Rd',
  'Église',
  '',
];

// Ids that differ in their last bits, in the middle and at the front.
const idNumber = fc.oneof(
  fc.nat({ max: 400 }),
  fc.nat({ max: 60 }).map((n) => n * 2 ** 32),
  fc.nat({ max: 60 }).map((n) => n * 2 ** 47),
);
export const anyHomeId = idNumber.map(toHomeId);

// A street or two in one spot.
const nearLat = fc.double({ min: 51.497, max: 51.508, noNaN: true });
const nearLng = fc.double({ min: -0.105, max: -0.095, noNaN: true });
// Properties cluster around a few positions on and off the borders of bands, and some are anywhere.
const lat = fc.oneof(
  fc.constantFrom(51.5, 51.51, 51.505, 53.8, 55.95),
  nearLat,
  fc.double({ min: 51.4, max: 51.6, noNaN: true }),
  fc.double({ min: 49, max: 61, noNaN: true }),
);
const lng = fc.oneof(
  fc.constantFrom(-0.1, 0, -0.125, -1.55, -3.19),
  nearLng,
  fc.double({ min: -0.3, max: 0.1, noNaN: true }),
  fc.double({ min: -8, max: 2, noNaN: true }),
);

export const anyHome: fc.Arbitrary<Home> = fc.record({
  id: anyHomeId,
  status: fc.constantFrom('live', 'live', 'live', 'under_offer', 'sold_stc'),
  lat,
  lng,
  price: fc.oneof(fc.constantFrom(0, 250_000, 300_000), fc.nat({ max: 6_000_000 })),
  beds: fc.nat({ max: 12 }),
  baths: fc.nat({ max: 8 }),
  type: fc.constantFrom(...types),
  tenure: fc.constantFrom(...tenures),
  sqm: fc.oneof(fc.constant(0), fc.nat({ max: 300 })),
  epc: fc.constantFrom('', 'A', 'B', 'C', 'D', 'E', 'F', 'G'),
  councilTax: fc.constantFrom('', 'A', 'B', 'D', 'H', 'I'),
  flags: fc.subarray([...homeFlags]),
  features: fc.subarray(features),
  addedAt: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 1e9 })),
  reducedAt: fc.oneof(fc.constant(0), fc.nat({ max: 20 })),
  outcode: fc.constantFrom(...outcodes),
  town: fc.constantFrom(...towns),
  street: fc.constantFrom(...streets),
  text: fc
    .array(fc.oneof(fc.constantFrom(...words), rareWord), { maxLength: 8 })
    .map((words) => words.join(' ')),
});

const box = fc.tuple(lng, lat, lng, lat).map(([a, b, c, d]) => ({
  west: Math.min(a, c),
  south: Math.min(b, d),
  east: Math.max(a, c),
  north: Math.max(b, d),
}));

const askedWord = fc.oneof(
  fc.constantFrom(...words, 'ga', 'se', 'k', 'king', 'colo', 'grey', 'box', 'boxe', 'nothing', 'plot1', ' '),
  rareWord,
);
const text = fc.array(askedWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const area = fc.oneof(
  fc.array(fc.tuple(lng, lat), { minLength: 3, maxLength: 12 }),
  fc.array(fc.tuple(nearLng, nearLat), { minLength: 3, maxLength: 40, size: 'max' }),
);

const conditions = fc.record({
  words: text,
  circle: fc.record({ lat, lng, miles: fc.constantFrom(...relaxationRadii, 200) }),
  box,
  polygon: area,
  travelArea: area,
  outcodes: fc.subarray(['sw1a', 'LS1', 'LS2', 'ZE1', 'ZZ9']),
  town: fc.constantFrom('leeds', 'St Ives', 'Nowhere'),
  street: fc.constantFrom('birch street', 'Birch St', 'Birch Rd', 'St Johns Road', 'Église', 'Birch'),
  minPrice: fc.nat({ max: 400_000 }),
  maxPrice: fc.integer({ min: -1, max: 6_000_000 }),
  minBeds: fc.integer({ min: -1, max: 12 }),
  maxBeds: fc.integer({ min: -1, max: 12 }),
  minBaths: fc.nat({ max: 9 }),
  maxBaths: fc.nat({ max: 9 }),
  minSqm: fc.nat({ max: 100 }),
  maxSqm: fc.nat({ max: 300 }),
  types: fc.subarray([...types, 'castle']),
  tenures: fc.subarray(tenures),
  epcMin: fc.constantFrom('A', 'C', 'G'),
  councilTaxMax: fc.constantFrom('A', 'D', 'I'),
  flags: fc.subarray([...homeFlags], { maxLength: 2 }),
  exclude: fc.subarray([...homeFlags], { maxLength: 2 }),
  features: fc.subarray(features),
  addedSince: fc.nat({ max: 40 }),
  reducedSince: fc.nat({ max: 20 }),
});

const presentation = fc.record(
  {
    lastWordIsPrefix: fc.boolean(),
    includeStc: fc.boolean(),
    sort: fc.record({ item: fc.constantFrom(...sortItems), order: fc.constantFrom('asc', 'desc') }),
    offset: fc.nat({ max: 30 }),
    limit: fc.nat({ max: 40 }),
    facets: fc.boolean(),
    clusters: fc.option(fc.record({ zoom: fc.nat({ max: 18 }) }), { nil: undefined, freq: 1 }),
  },
  { requiredKeys: [] },
);

const conditionNames = [
  'words',
  'circle',
  'box',
  'polygon',
  'travelArea',
  'outcodes',
  'town',
  'street',
  'minPrice',
  'maxPrice',
  'minBeds',
  'maxBeds',
  'minBaths',
  'maxBaths',
  'minSqm',
  'maxSqm',
  'types',
  'tenures',
  'epcMin',
  'councilTaxMax',
  'flags',
  'exclude',
  'features',
  'addedSince',
  'reducedSince',
] as const;
const placeNames = ['circle', 'box', 'polygon', 'travelArea', 'words', undefined] as const;

/** A few conditions at a time, so that every way to answer is taken often. */
export const anyQuery: fc.Arbitrary<Query> = fc
  .tuple(
    conditions,
    fc.subarray([...conditionNames], { maxLength: 4 }),
    fc.constantFrom(...placeNames),
    presentation,
  )
  .map(([all, some, place, shown]) => {
    const kept = new Set<string>(place === undefined ? some : [...some, place]);
    const asked: Query = {
      ...Object.fromEntries(Object.entries(all).filter(([name]) => kept.has(name))),
      ...shown,
    };
    const astray = asked.sort?.item === 'distance' && asked.circle === undefined;
    return astray ? { ...asked, sort: undefined } : asked;
  });

/** Changes of known and unknown properties, some of them late or repeated. */
export const anyChange: fc.Arbitrary<HomeChange> = fc
  .tuple(anyHome, fc.integer({ min: 1, max: 50 }), fc.boolean())
  .map(([state, version, stays]) => ({ id: state.id, version, home: stays ? state : undefined }));

export const anyStreetRequest: fc.Arbitrary<StreetRequest> = fc.record({
  start: fc.constantFrom('birch', 'Birch St', 'birch rd', 'saint john', 'egl', 'St Johns Road', 'x'),
  isWhole: fc.boolean(),
  town: fc.constantFrom(undefined, 'Leeds', 'st'),
  outcode: fc.constantFrom(undefined, 'LS1', 'ls1', 'ZZ9'),
  limit: fc.constantFrom(1, 3, 20),
});
