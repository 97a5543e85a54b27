import type { Nation, PriceQualifier, Tenure } from '../../../../events/vocabulary.ts';

/** The text of an option's code: `End of terrace` for `end_of_terrace`. */
export function formatOptionCode(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const typeNames: Readonly<Partial<Record<string, string>>> = {
  semi_detached: 'Semi-detached',
  link_detached: 'Link-detached',
  detached_bungalow: 'Detached bungalow',
  semi_detached_bungalow: 'Semi-detached bungalow',
  terraced_bungalow: 'Terraced bungalow',
};
/** The name of a `PropertyType`. */
export function formatPropertyType(type: string): string {
  return typeNames[type] ?? formatOptionCode(type);
}

const pluralNames: Readonly<Partial<Record<string, string>>> = {
  detached: 'Detached houses',
  semi_detached: 'Semi-detached houses',
  terraced: 'Terraced houses',
  end_of_terrace: 'End-of-terrace houses',
  link_detached: 'Link-detached houses',
  mews: 'Mews houses',
  duplex: 'Duplexes',
  triplex: 'Triplexes',
  land: 'Land',
  other: 'Other homes',
};
/** The name of several homes of a `PropertyType`. */
export function formatPropertyTypePlural(type: string): string {
  return pluralNames[type] ?? `${formatPropertyType(type)}s`;
}
/** In Scotland a home is owned outright: feudal tenure, and with it freehold, ended in 2004. */
export function formatTenure(tenure: Tenure, nation: Nation | undefined): string {
  return nation === 'scotland' && tenure === 'freehold' ? 'Ownership' : formatOptionCode(tenure);
}

const featureNames: Readonly<Partial<Record<string, string>>> = {
  open_plan: 'Open-plan living',
  downstairs_wc: 'Downstairs WC',
};
/** The name of one of a listing's `features`, the same for the seller, in the search and on the page. */
export function formatFeature(feature: string): string {
  return featureNames[feature] ?? formatOptionCode(feature);
}

const qualifierNames: Record<PriceQualifier, string> = {
  none: '',
  guide_price: 'Guide price',
  fixed_price: 'Fixed price',
  offers_over: 'Offers over',
  offers_in_region_of: 'Offers in the region of',
  offers_in_excess_of: 'Offers in excess of',
  from: 'From',
  poa: 'Price on application',
};
export function formatQualifier(qualifier: PriceQualifier): string {
  return qualifierNames[qualifier];
}

/** In a square metre. */
export const squareFeet = 10.7639;
const count = new Intl.NumberFormat('en-GB');

/** `904 sq ft (84 m²)` for square metres */
export function formatArea(sqm: number): string {
  return `${count.format(Math.round(sqm * squareFeet))} sq ft (${count.format(Math.round(sqm))} m²)`;
}
