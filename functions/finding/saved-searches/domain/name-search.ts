import { formatPounds } from '../../../kernel/money.ts';
import { readSearch } from '../../search/domain/read-search.ts';
import { describeJourney } from './describe-journey.ts';
import { toSearchTerms, parseSearchTerms } from './search-terms.ts';

const formatCode = (code: string): string => code.replaceAll('_', ' ');

/** The recognised place alone: no words that were typed. */
function describePlace(query: string, terms: Record<string, string>): string | undefined {
  const { place } = readSearch({ ...parseSearchTerms(query), per_page: 1 });
  if (place) return place.label;
  if (terms['q'] || terms['street']) return 'The words that were typed';
  return describeArea(query, terms);
}

function describeArea(query: string, terms: Record<string, string>): string | undefined {
  const { place, words: rest, query: read } = readSearch({ ...parseSearchTerms(query), per_page: 1 });
  const area = [read.street, place?.name, place || read.street ? rest : ''].filter(Boolean).join(', ');
  if (area !== '') return area;
  if (terms['q']) return terms['q'];
  if (terms['polygon']) return 'The area you drew';
  if (terms['bbox']) return 'Part of the map';
  return terms['lat'] ? 'Near you' : undefined;
}

function describeBeds({ min_beds: min, max_beds: max }: Record<string, string>): string | undefined {
  if (min !== undefined && min === max) return `${min} bed`;
  if (min !== undefined) return `${min}+ beds`;
  return max === undefined ? undefined : `up to ${max} beds`;
}

function describePrice({ min_price: low, max_price: high }: Record<string, string>): string | undefined {
  if (low && high) return `${formatPounds(Number(low))} to ${formatPounds(Number(high))}`;
  if (high) return `up to ${formatPounds(Number(high))}`;
  return low && `from ${formatPounds(Number(low))}`;
}

const longestName = 80;

/** A name for a search that was given no name: `Leeds, 3+ beds, terraced, up to £300,000`. */
export function nameSearch(query: string): string {
  const terms = toSearchTerms(query);
  const name = [
    describeArea(query, terms) ?? (terms['travel_area'] ? undefined : 'Anywhere in the UK'),
    terms['travel_area'] && describeJourney(terms),
    ...describeFilters(terms),
  ]
    .filter(Boolean)
    .join(', ');
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}

/**
 * A search for the mail to a person who may not have asked for it: the place that we recognised and the filters, in our
 * words alone.
 */
export function describeSearchInOwnWords(query: string): string {
  const terms = toSearchTerms(query);
  return [
    describePlace(query, terms) ?? (terms['travel_area'] ? 'Within a journey' : 'Anywhere in the UK'),
    ...describeFilters(terms),
  ].join(', ');
}

function describeFilters(terms: Record<string, string>): string[] {
  const types = (terms['type'] ?? '').split(',').filter(Boolean);
  return [
    describeBeds(terms),
    types.length === 0 || types.length > 2 ? undefined : types.map(formatCode).join(' or '),
    describePrice(terms),
  ].filter((part) => part !== undefined);
}

/** The name of a search with other filters: one that was made from the filters changes with them. */
export function renameSearch(
  { name, query }: { readonly name: string; readonly query: string },
  next: string | undefined,
): string {
  return next === undefined || name !== nameSearch(query) ? name : nameSearch(next);
}
