import {
  requiredTraitNames,
  requiredTraits,
} from '../../../../functions/finding/search/domain/home-traits.ts';
import type { SearchResults } from '../api.ts';
import {
  type FilterName,
  filterNames,
  type Filters,
  journeyNames,
  readSearchFilters,
  writeSearchFilters,
} from '../filters/filters.ts';
import { formatBedRange, formatPriceRange, formatRadius } from '../labels.ts';

export type Relaxation = SearchResults['relaxations'][number];

const droppedNames: Partial<Record<FilterName, string>> = {
  ...Object.fromEntries(requiredTraitNames.map((name) => [name, requiredTraits[name].relaxation])),
  q: 'Anywhere in the UK',
  street: 'In any street',
  radius: 'At any distance',
  bbox: 'Not only in this part of the map',
  polygon: 'Not only in the drawn area',
  travel_area: 'With any travel time',
  min_price: 'At any price',
  max_price: 'At any price',
  min_beds: 'With any number of bedrooms',
  max_beds: 'With any number of bedrooms',
  min_baths: 'With any number of bathrooms',
  type: 'Any type of home',
  tenure: 'Any tenure',
  min_sqm: 'Of any size',
  features: 'Without the features',
  epc_min: 'With any energy rating',
  council_tax_max: 'In any council tax band',
  exclude: 'With nothing left out',
  added_days: 'Added at any time',
  reduced_days: 'Whether reduced or not',
};

const describeWidened = (name: FilterName, next: Filters): string | undefined => {
  if (name === 'radius' && next.radius !== undefined) return formatRadius(next.radius);
  if (name === 'min_price' || name === 'max_price') return formatPriceRange(next);
  if (name === 'min_beds' || name === 'max_beds') return formatBedRange(next);
  return name === 'include_stc' ? 'With homes that have a sale agreed' : undefined;
};

/** The search after a change that the server suggests, in the server's parameters. */
export function applyRelaxation(filters: Filters, query: Relaxation['query']): Filters {
  const params = new URLSearchParams(writeSearchFilters({ ...filters, page: undefined }));
  for (const [name, value] of Object.entries(query)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  if (!params.has('travel_area')) for (const name of journeyNames) params.delete(name);
  return readSearchFilters(params);
}

/** `Also without parking or a garden`, `Anywhere in the UK, at any price`. */
function joinWords(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return rest.reduce((line, next) => {
    const shared = sharedStarts.find((start) => line.startsWith(start) && next.startsWith(start));
    return shared ? `${line} or ${next.slice(shared.length)}` : `${line}, ${toLowerStart(next)}`;
  }, first);
}
const sharedStarts: readonly string[] = ['Also without ', 'Also with '];
const toLowerStart = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Describes the change once per filter that differs; the server may also drop filters that are not set. */
export function describeRelaxation(filters: Filters, next: Filters): string {
  const [before, after] = [writeSearchFilters({ ...filters, page: undefined }), writeSearchFilters(next)];
  const changed = filterNames.filter((name) => before[name] !== after[name]);
  const words = changed.map((name) => {
    if (name === 'q' && next.place !== undefined) return `Without “${filters.q ?? ''}”`;
    return next[name] === undefined ? droppedNames[name] : describeWidened(name, next);
  });
  return joinWords([...new Set(words.filter((word) => word !== undefined))]) || 'With fewer filters';
}
