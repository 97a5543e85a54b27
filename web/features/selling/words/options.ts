import type { Nation, PriceQualifier, PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import { keysOf } from '../../../../functions/kernel/keys.ts';
import { features } from '../../../../functions/listings/properties/domain/features.ts';
import { formatFeature, formatQualifier, formatOptionCode, formatPropertyType } from '../../../lib/format.ts';
import type { Option } from '../../../ui/select.tsx';

/** All values of a list with their labels, in order; an empty label means the code's own text. */
const toOptions = <T extends string>(words: Readonly<Record<T, string>>): readonly Option<T>[] =>
  keysOf(words).map((value) => ({ value, label: words[value] || formatOptionCode(value) }));

export const propertyTypes = toOptions<PropertyType>({
  detached: '',
  semi_detached: formatPropertyType('semi_detached'),
  terraced: '',
  end_of_terrace: '',
  link_detached: formatPropertyType('link_detached'),
  mews: '',
  town_house: '',
  cottage: '',
  detached_bungalow: '',
  semi_detached_bungalow: formatPropertyType('semi_detached_bungalow'),
  terraced_bungalow: '',
  flat: 'Flat or apartment',
  maisonette: '',
  studio: '',
  penthouse: '',
  duplex: '',
  triplex: '',
  park_home: '',
  houseboat: '',
  land: '',
  other: 'Something else',
});

const tenures: readonly (Option<Tenure> & { readonly hint: string })[] = [
  {
    value: 'freehold',
    label: 'Freehold',
    hint: 'You own the building and the land.',
  },
  {
    value: 'leasehold',
    label: 'Leasehold',
    hint: 'You own it for the length of a lease, as with most flats.',
  },
  {
    value: 'share_of_freehold',
    label: 'Share of freehold',
    hint: 'You own part of the building with neighbours.',
  },
  {
    value: 'commonhold',
    label: 'Commonhold',
    hint: 'You own your unit, and share the building with the other owners. Rare.',
  },
];

/** In Scotland a home is owned outright; leases of many years are rare there. */
const scottishOwnership = {
  value: 'freehold',
  label: 'Ownership',
  hint: 'You own it outright, as with nearly every home in Scotland.',
} as const;

const scottishLease = {
  value: 'leasehold',
  label: 'Leasehold',
  hint: 'You own it for the length of a lease. Rare in Scotland: flats there are owned outright, too.',
} as const;

/** In Northern Ireland many houses are on a long lease with a ground rent. */
const irishLease = {
  value: 'leasehold',
  label: 'Leasehold',
  hint: 'You own it for the length of a lease, as with most flats and many houses.',
} as const;

/** Commonhold is a law of England and Wales. */
export function listTenures(nation: Nation | undefined): typeof tenures {
  if (nation === 'scotland') return [scottishOwnership, scottishLease];
  if (nation !== 'northern_ireland') return tenures;
  return tenures
    .filter(({ value }) => value !== 'commonhold')
    .map((tenure) => (tenure.value === 'leasehold' ? irishLease : tenure));
}

const qualifiers: Readonly<Record<PriceQualifier, string>> = {
  none: 'Buyers see the price as it is.',
  guide_price: 'A starting point; offers may come in on either side of it.',
  fixed_price: 'The price you’ll take. Common in Scotland for a quick sale.',
  offers_over: 'You expect more than this. The usual way in Scotland.',
  offers_in_region_of: 'You’re open to offers a little below.',
  offers_in_excess_of: 'You don’t expect to take less than this.',
  from: 'The lowest price, for new homes of several kinds.',
  poa: 'Buyers don’t see a price. Fewer will get in touch, so think twice.',
};
export function getQualifierHint(qualifier: PriceQualifier): string {
  return qualifiers[qualifier];
}
export const qualifierOptions: readonly Option<PriceQualifier>[] = toOptions(qualifiers).map(({ value }) => ({
  value,
  label: value === 'none' ? 'Just the price' : formatQualifier(value),
}));

export const nations = toOptions<Nation>({
  england: '',
  scotland: '',
  wales: '',
  northern_ireland: 'Northern Ireland',
});

export const featureOptions = features.map((value) => ({ value, label: formatFeature(value) }));

/** Where an owner finds the band: each nation has its own list. */
export function describeBandSource(nation: Nation | undefined): string {
  return nation === 'scotland'
    ? 'On the bill, or at saa.gov.uk'
    : 'On the bill, or at gov.uk/council-tax-bands';
}

/** The tax bands of a nation; Northern Ireland has domestic rates instead. */
export function listCouncilTaxBands(nation: Nation | undefined): readonly Option[] {
  if (nation === 'northern_ireland') return [];
  const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', ...(nation === 'wales' ? ['I'] : [])];
  return bands.map((band) => ({ value: band, label: `Band ${band}` }));
}

/** The nation of a postcode's area; areas on a border count for the side with most of their properties. */
export function getNation(postcode: string): Nation {
  const area = /^[A-Z]+/.exec(postcode.toUpperCase())?.[0] ?? '';
  if (area === 'BT') return 'northern_ireland';
  if (['CF', 'LD', 'LL', 'NP', 'SA'].includes(area)) return 'wales';
  return scottish.includes(area) ? 'scotland' : 'england';
}
const scottish = 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ');
