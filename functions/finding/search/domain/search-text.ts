import type { PropertyType } from '../../../../events/vocabulary.ts';
import { features } from '../../../listings/properties/domain/features.ts';
import { propertyKinds } from '../../../listings/properties/domain/property-kinds.ts';
import { excludedTraitNames, excludedTraits, requiredTraitNames, requiredTraits } from './home-traits.ts';

/** Filters as parameters of a search, as `{ min_beds: '3' }`. */
export type FilterParameters = Readonly<Record<string, string>>;

type Feature = (typeof features)[number];

export interface ParsedSearchText {
  readonly filters: FilterParameters;
  /** The text without what became a filter. */
  readonly rest: string;
}

/** What a person wants of a home, in a text, and the filters that it means; undefined means nothing. */
interface SearchTextRule {
  readonly pattern: RegExp;
  readonly toFilters: (match: Readonly<Record<string, string | undefined>>) => FilterParameters | undefined;
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = String.raw`1?\d|${numberWords.join('|')}`;
/** The parameter of a count; a count in words begins at one. */
function toCount(text = ''): string {
  const word = numberWords.indexOf(text);
  return word < 0 ? String(Number(text)) : String(word + 1);
}

/** A range by its ends in either order. */
function toRange(item: 'beds' | 'price', one: string | number, other: string | number): FilterParameters {
  const [min = 0, max = 0] = [Number(one), Number(other)].toSorted((a, b) => a - b);
  return { [`min_${item}`]: String(min), [`max_${item}`]: String(max) };
}

const unit = String.raw`\s?(?:k|m|million|thousand)`;
/** Thousands with a space, as in `400 000`. */
const spaced = String.raw`\d{1,3}(?:\s\d{3})?\s000(?!\d)`;
/** A number of these is a floor area or a piece of land, and no sum. */
const noMeasure = String.raw`(?!\s?(?:sq\b|sq\.|sqft|sqm|m²|m2\b|ft²|ft\b|feet|foot|acres?|hectares?|met(?:re|er)s?))`;
const sum = String.raw`£?\s?(?:${spaced}|\d[\d,.]*(?:${unit})?)${noMeasure}(?:\s(?:pounds|gbp))?`;
const minPrice = 10_000;
const maxPrice = 1e9;
/** A price in pounds from `£250,000`, `250k` or `1.2m`; undefined for a number that is no price of a home. */
function toPounds(text = ''): number | undefined {
  const [, digits = '', letters = ''] =
    /^£?\s?([\d,.]+(?:\s\d{3})*)\s?([a-z]*)(?:\s(?:pounds|gbp))?$/.exec(text.trim()) ?? [];
  const factor = letters.startsWith('k') || letters === 'thousand' ? 1e3 : letters.startsWith('m') ? 1e6 : 1;
  const pounds = Math.round(Number(digits.replaceAll(/[,\s]/g, '').replace(/\.$/, '')) * factor);
  return pounds >= minPrice && pounds <= maxPrice ? pounds : undefined;
}
function toPrice(name: 'min_price' | 'max_price', text: string | undefined): FilterParameters | undefined {
  const pounds = toPounds(text);
  return pounds === undefined ? undefined : { [name]: String(pounds) };
}

/** `£200,000 to £300k`: the unit of the second sum is that of a first one without a unit. */
function toPriceRange(low = '', high = '') {
  const [, letters = ''] = /(k|m|million|thousand)$/.exec(high.trim()) ?? [];
  const isShort = letters !== '' && /^£?\s?\d{1,3}(?:\.\d+)?$/.test(low.trim());
  const min = toPounds(isShort ? low.trim() + letters : low);
  const max = toPounds(high);
  return min === undefined || max === undefined ? undefined : toRange('price', min, max);
}

const { house, bungalow, flat } = propertyKinds;
const toType = (types: readonly PropertyType[]) => () => ({ type: types.join(',') });

const houseWord = String.raw`(?:\s(?:houses?|homes?|propert(?:y|ies)))?`;
/** Kinds of homes, the longer names first. */
const typeRules: readonly SearchTextRule[] = (
  [
    [String.raw`semi[\s-]?detached\sbungalows?`, ['semi_detached_bungalow']],
    [String.raw`detached\sbungalows?`, ['detached_bungalow']],
    [String.raw`terraced\sbungalows?`, ['terraced_bungalow']],
    [String.raw`bungalows?`, bungalow],
    [String.raw`link[\s-]?detached${houseWord}`, ['link_detached']],
    [String.raw`(?:semis?[\s-]?detached|semis?)${houseWord}`, ['semi_detached']],
    [String.raw`detached${houseWord}`, ['detached']],
    [String.raw`end[\s-](?:of[\s-])?terraced?${houseWord}`, ['end_of_terrace']],
    [String.raw`(?:mid[\s-])?terrace[ds]?${houseWord}`, ['terraced', 'end_of_terrace']],
    [String.raw`town\s?houses?`, ['town_house']],
    [String.raw`mews\shouses?`, ['mews']],
    [String.raw`cottages?`, ['cottage']],
    [String.raw`studios?(?:\s(?:flats?|apartments?))?`, ['studio']],
    [String.raw`(?:flats?|apartments?)`, flat],
    [String.raw`maisonettes?`, ['maisonette']],
    [String.raw`penthouses?`, ['penthouse']],
    [String.raw`(?:park|mobile)\shomes?`, ['park_home']],
    [String.raw`house\s?boats?`, ['houseboat']],
    [
      String.raw`(?:building\s)?(?:land|plots?)\sfor\ssale|(?:building|development)\s(?:land|plots?)`,
      ['land'],
    ],
    [String.raw`houses?`, house],
  ] as const
).map(([words, types]) => ({ pattern: whole(words), toFilters: toType(types) }));

/** Whole words: what follows an apostrophe is a part of one, as in L'pool. */
function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\w£.]|\w['’])(?:${words})(?![\w-])`, 'i');
}

const bedWord = String.raw`[\s-]?(?:bed(?:room)?(?:s|ed)?|br)`;
const countRules: readonly SearchTextRule[] = [
  {
    pattern: whole(String.raw`(?<low>${count})\s?(?:-|–|to|or)\s?(?<high>${count})${bedWord}`),
    toFilters: ({ low, high }) => toRange('beds', toCount(low), toCount(high)),
  },
  {
    pattern: whole(String.raw`(?:at\sleast\s|min(?:imum)?\s)(?<low>${count})${bedWord}`),
    toFilters: ({ low }) => ({ min_beds: toCount(low) }),
  },
  {
    pattern: whole(String.raw`(?:up\sto\s|max(?:imum)?\s)(?<high>${count})${bedWord}`),
    toFilters: ({ high }) => ({ max_beds: toCount(high) }),
  },
  {
    pattern: whole(String.raw`(?<low>${count})(?:\s?\+\s?|\sor\smore\s|\splus\s)${bedWord}`),
    toFilters: ({ low }) => ({ min_beds: toCount(low) }),
  },
  {
    pattern: whole(String.raw`(?<exact>${count})${bedWord}`),
    toFilters: ({ exact }) => ({ min_beds: toCount(exact), max_beds: toCount(exact) }),
  },
  {
    pattern: whole(String.raw`(?<low>${count})\s?\+?[\s-]?bath(?:room)?s?`),
    toFilters: ({ low }) => ({ min_baths: toCount(low) }),
  },
];

const priceRules: readonly SearchTextRule[] = [
  {
    pattern: whole(String.raw`(?<low>${sum})\smin(?:imum)?,?\s(?:and\s)?(?<high>${sum})\smax(?:imum)?`),
    toFilters: ({ low, high }) => toPriceRange(low, high),
  },
  {
    pattern: whole(String.raw`(?:between\s|from\s)?(?<low>${sum})\s?(?:-|–|to|and)\s?(?<high>${sum})`),
    toFilters: ({ low, high }) => toPriceRange(low, high),
  },
  {
    pattern: whole(
      String.raw`(?:under|below|less\sthan|up\sto|max(?:imum)?(?:\sof)?|no\smore\sthan|within|for)\s(?<high>${sum})`,
    ),
    toFilters: ({ high }) => toPrice('max_price', high),
  },
  {
    pattern: whole(
      String.raw`(?:over|above|more\sthan|at\sleast|min(?:imum)?(?:\sof)?|from|oieo|offers\s(?:over|in\sexcess\sof))\s(?<low>${sum})`,
    ),
    toFilters: ({ low }) => toPrice('min_price', low),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w£.])(?<low>${sum})(?:\s?\+|\s(?:plus|upwards?|or\smore|or\sover|and\s(?:up|over|above)|min(?:imum)?)(?!\w))`,
      'i',
    ),
    toFilters: ({ low }) => toPrice('min_price', low),
  },
  {
    pattern: whole(String.raw`(?<high>${sum})\s(?:max(?:imum)?|or\s(?:less|under|below)|tops)`),
    toFilters: ({ high }) => toPrice('max_price', high),
  },
  {
    pattern: new RegExp(
      // A number of metres has two digits or no fraction; homes of ten million are not searched like that. No house
      // has a number of five digits.
      String.raw`(?<![\w£.,])(?<high>£\s?${spaced}|£\s?\d[\d,.]*(?:${unit})?|\d[\d.]*k|\d(?:\.\d+)?m|${spaced}|\d{1,3}(?:,\d{3})+|\d{5,8})(?![\w,]*\d|\w)${noMeasure}(?:\s(?:pounds|gbp))?`,
      'i',
    ),
    toFilters: ({ high }) => toPrice('max_price', high),
  },
];

const set = (filters: FilterParameters) => () => filters;
/** What people call the features of a home. */
const featureWords: Readonly<Record<Feature, string>> = {
  fireplace: String.raw`(?:open\s)?fire\s?places?|log\sburners?|wood\sburners?`,
  period_features: String.raw`period\sfeatures?`,
  open_plan: String.raw`open[\s-]plan`,
  utility_room: String.raw`utility(?:\srooms?)?`,
  study: String.raw`study|home\soffice`,
  cellar: 'cellars?',
  loft_conversion: String.raw`(?:loft|attic)\sconversion|converted\s(?:loft|attic)`,
  extension: String.raw`(?:rear|side|kitchen)\sextension`,
  conservatory: 'conservator(?:y|ies)',
  en_suite: String.raw`en[\s-]?suites?`,
  downstairs_wc: String.raw`downstairs\s(?:wc|toilet|loo|cloakroom)`,
  pantry: 'pantry',
  double_glazing: String.raw`double[\s-]glaz(?:ing|ed)`,
  new_kitchen: String.raw`new\skitchen`,
  new_bathroom: String.raw`new\sbathroom`,
  sea_view: String.raw`sea[\s-]?views?|ocean\sviews?|views?\s(?:of|over)\sthe\ssea`,
  river_view: String.raw`river(?:side)?\sviews?|views?\s(?:of|over)\sthe\sriver`,
  annexe: String.raw`annexe?s?|granny\s(?:flat|annexe?)`,
  swimming_pool: String.raw`(?:swimming\s)?pool`,
  outbuilding: 'outbuildings?',
  concierge: 'concierge',
  gym: 'gym',
};
const featureRules = features.map((feature): SearchTextRule => ({
  pattern: whole(String.raw`(?:with\s(?:an?\s)?)?(?:${featureWords[feature]})`),
  toFilters: set({ features: feature }),
}));
const traitRules: readonly SearchTextRule[] = [
  ...requiredTraitNames.map((name) => ({
    pattern: whole(requiredTraits[name].words),
    toFilters: set({ [name]: 'true' }),
  })),
  ...excludedTraitNames.flatMap((name) => {
    const trait = excludedTraits[name];
    return 'words' in trait ? [{ pattern: whole(trait.words), toFilters: set({ exclude: name }) }] : [];
  }),
];
const radiusOf: Readonly<Record<string, string>> = { quarter: '0.25', half: '0.5', '¼': '0.25', '½': '0.5' };
const offeredRadii = ['0.25', '0.5', '1', '3', '5', '10', '15', '20', '30', '40'];
const otherRules: readonly SearchTextRule[] = [
  {
    pattern: whole(
      String.raw`(?:within\s)?(?<miles>\d{1,2}(?:\.\d+)?|half\sa|quarter\sof\sa|¼|½)[\s-]?miles?(?:\sof|\sfrom|\saround)?`,
    ),
    toFilters: ({ miles = '' }) => {
      const asked = Number(radiusOf[miles.split(/\s/)[0] ?? ''] ?? miles);
      const radius = offeredRadii.find((offered) => Number(offered) >= asked);
      return radius === undefined ? undefined : { radius };
    },
  },
  ...traitRules,
  { pattern: whole(String.raw`share\sof\sfreehold`), toFilters: set({ tenure: 'share_of_freehold' }) },
  ...featureRules,
  { pattern: whole('freehold'), toFilters: set({ tenure: 'freehold' }) },
  { pattern: whole('leasehold'), toFilters: set({ tenure: 'leasehold' }) },
  {
    pattern: whole(String.raw`epc\s(?:rating\s)?(?<rating>[a-g])(?:\sor\s(?:better|above))?`),
    toFilters: ({ rating }) => (rating === undefined ? undefined : { epc_min: rating.toUpperCase() }),
  },
];

/** A flat's number asks for nothing: "Flat 3" is no home with three of something. */
const flatNumberOnly = /^(?:flat|apartment|apt|unit)\s\d+[a-z]?$/i;

const rules: readonly SearchTextRule[] = [...countRules, ...otherRules, ...priceRules, ...typeRules];

/** Takes the first wish that a rule finds out of a text. */
function applyTextRule(
  { filters, rest }: ParsedSearchText,
  { pattern, toFilters }: SearchTextRule,
): ParsedSearchText {
  const match = pattern.exec(rest);
  const lower = Object.entries(match?.groups ?? {}).map(([name, text]) => [name, text?.toLowerCase()]);
  const read = match ? toFilters(Object.fromEntries(lower)) : undefined;
  const { features: others } = filters;
  const more = read?.['features'] && others ? { ...read, features: `${others},${read['features']}` } : read;
  const isTaken = Object.keys(read ?? {}).some((name) => name !== 'features' && name in filters);
  if (!match || !more || isTaken) return { filters, rest };
  const [before, after] = [rest.slice(0, match.index), rest.slice(match.index + match[0].length)];
  return { filters: { ...filters, ...more }, rest: `${before} ${after}`.replaceAll(/\s+/g, ' ').trim() };
}

/** The words of a text that ask for something become filters: "3 bed terraced Leeds" leaves "Leeds". */
export function parseSearchText(text: string): ParsedSearchText {
  if (flatNumberOnly.test(text.trim())) return { filters: {}, rest: text.trim() };
  const { filters, rest } = rules.reduce(applyTextRule, { filters: {}, rest: text.trim() });
  // A connecting word without what it connected, as in "flat under 200k with".
  return { filters, rest: rest.replace(/^(?:with|and|,)\s|\s(?:with|and|,)$/gi, '').trim() };
}
