import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import {
  formatArea,
  formatFeature,
  formatPropertyType,
  formatOptionCode,
} from '../../../listings/properties/domain/property-words.ts';
import {
  excludedTraitNames,
  excludedTraits,
  requiredTraitNames,
  requiredTraits,
} from '../../search/domain/home-traits.ts';
import { toIndexQuery } from '../../search/domain/index-query.ts';
import { readSearch, type SearchReading } from '../../search/domain/read-search.ts';
import type { Home, Query } from '../../search/index/index.ts';
import { describeJourney } from './describe-journey.ts';
import { describeNearness } from './describe-nearness.ts';
import { createMatcher } from './home-matcher.ts';
import type { MatchCause } from './match-cause.ts';
import { toSearchTerms, parseSearchTerms } from './search-terms.ts';

/** What happened, in a few words. */
export function describeCause(cause: MatchCause, from: number | undefined): string {
  if (cause === 'reduced') return from === undefined ? 'Price reduced' : `Reduced from ${formatPounds(from)}`;
  return { new: 'New on the market', back: 'Back on the market', fits: 'Changed, and now fits' }[cause];
}

/** One wish of a search: its conditions, and how the home meets them. */
interface Reason {
  readonly wish: Query;
  readonly text: string;
}

/** A search as it was read, with what it asks the index for. */
interface ReadSearch {
  readonly reading: SearchReading;
  readonly wanted: Query;
  readonly terms: Readonly<Record<string, string>>;
}

/**
 * Why a home fits a search: each of its wishes, as this home meets it. A wish that the home no longer meets is left out,
 * so the list is empty for a home that has changed in all of them. Days count back from `at`, when the home was found.
 */
export function listReasons(query: string, home: Home, at: Date): string[] {
  const reading = readSearch({ ...parseSearchTerms(query), per_page: 1 });
  const wanted = toIndexQuery(reading.query, reading, at);
  const search = { reading, wanted, terms: toSearchTerms(query) };
  const reasons = [
    ...listAreaReasons(search, home),
    ...listSizeReasons(search, home),
    ...listKindReasons(search, home),
    ...listDateReasons(search, home),
  ].filter(({ wish }) => Object.values(wish).some(isAsked));
  if (reasons.length === 0) return ['Your search takes every home for sale'];
  const meets = createMatcher(home);
  return reasons.filter(({ wish }) => meets({ ...wish, includeStc: true, limit: 0 })).map(({ text }) => text);
}

const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

function listAreaReasons({ reading, wanted, terms }: ReadSearch, home: Home): Reason[] {
  const { words, polygon, travelArea, box, circle, outcodes, street, town } = wanted;
  return [
    { wish: outcodes ? { outcodes } : { circle }, text: describeNearness(reading, home) },
    { wish: { street, town }, text: `In ${home.street}` },
    { wish: { polygon }, text: 'In the area you drew' },
    { wish: { travelArea }, text: describeJourney(terms) },
    { wish: { box }, text: 'In your part of the map' },
    { wish: { words }, text: `Mentions “${words ?? ''}”` },
  ];
}

const count = (value: number, one: string): string => `${value} ${one}${value === 1 ? '' : 's'}`;

function listSizeReasons({ wanted }: ReadSearch, home: Home): Reason[] {
  const { minPrice, maxPrice, minBeds, maxBeds, minBaths, minSqm } = wanted;
  const range = maxPrice === undefined ? 'price range' : 'budget';
  return [
    { wish: { minPrice, maxPrice }, text: `${formatPounds(home.price)} is in your ${range}` },
    {
      wish: { minBeds, maxBeds },
      text: home.beds === 0 ? 'No separate bedroom' : count(home.beds, 'bedroom'),
    },
    { wish: { minBaths }, text: count(home.baths, 'bathroom') },
    { wish: { minSqm }, text: formatArea(home.sqm) },
  ];
}

const requiredTexts: Readonly<Record<string, string>> = Object.fromEntries(
  requiredTraitNames.map((name) => [name, requiredTraits[name].label]),
);
const excludedTexts: Readonly<Record<string, string>> = Object.fromEntries(
  excludedTraitNames.map((name) => [name, excludedTraits[name].reason]),
);

function listKindReasons({ wanted }: ReadSearch, home: Home): Reason[] {
  const { types, tenures, epcMin, councilTaxMax, flags = [], features = [], exclude = [] } = wanted;
  return [
    { wish: { types }, text: formatPropertyType(home.type) },
    { wish: { tenures }, text: formatOptionCode(home.tenure) },
    ...flags.map((flag) => ({
      wish: { flags: [flag] },
      text: requiredTexts[flag] ?? formatOptionCode(flag),
    })),
    ...features.map((feature) => ({ wish: { features: [feature] }, text: formatFeature(feature) })),
    { wish: { epcMin }, text: `EPC ${home.epc}` },
    { wish: { councilTaxMax }, text: `Council tax band ${home.councilTax}` },
    ...exclude.map((flag) => ({
      wish: { exclude: [flag] },
      text: excludedTexts[flag] ?? `Not ${formatOptionCode(flag).toLowerCase()}`,
    })),
  ];
}

function listDateReasons({ wanted }: ReadSearch, { status, addedAt, reducedAt }: Home): Reason[] {
  const { addedSince, reducedSince, includeStc } = wanted;
  return [
    { wish: { addedSince }, text: `Listed on ${formatLondonDate(addedAt, 'day')}` },
    { wish: { reducedSince }, text: `Reduced on ${formatLondonDate(reducedAt, 'day')}` },
    ...(status === 'live'
      ? []
      : [{ wish: { includeStc }, text: 'Has a sale agreed, which your search includes' }]),
  ];
}
