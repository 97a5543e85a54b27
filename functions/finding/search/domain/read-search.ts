import type { Place } from '../../../people/places/domain/place-kind.ts';
import { normalizeText } from '../../../people/places/domain/place-text.ts';
import { SearchQuery } from '../contract.ts';
import { asksNearMe } from './near-me.ts';
import { dropFillerWords, findMeantPlace, resolvePlace, resolvePlaceAtEnd } from './place-text.ts';
import { resolvePlaceId, suggestPlaces } from './places.ts';
import { type FilterParameters, parseSearchText } from './search-text.ts';
import { findStreet, type StreetText } from './street-text.ts';

export interface SearchReading {
  /** The search with the filters that its words ask for; given filters go before them. */
  readonly query: SearchQuery & { readonly per_page: number };
  readonly place?: Place | undefined;
  /** The words to be found in the text of a home. */
  readonly words: string;
  readonly filters: FilterParameters;
  /** Other places that the text can mean, or names that are like it. */
  readonly otherPlaces: readonly Place[];
  /** The place whose name the text is a letter off. */
  readonly meant?: Place | undefined;
  /** Whether nothing in the text can be read, as in another script. */
  readonly isUnread: boolean;
}

/** Names of places can have a kind of home or a feature in them. */
const kindInName = /\b(?:cottage|flat|houses?|pool|seaview)\b/i;

/** The filters that a text asks for, and its rest: "flat in Swiss Cottage" asks for no cottage. */
function splitText(text: string) {
  const place = kindInName.test(text) ? resolvePlaceAtEnd(text)?.place : undefined;
  const isNamed = place !== undefined && kindInName.test(place.name);
  const start = isNamed ? text.toLowerCase().lastIndexOf(place.name.toLowerCase()) : -1;
  if (start < 0) return parseSearchText(text);
  const { filters, rest } = parseSearchText(text.slice(0, start));
  return { filters, rest: `${rest} ${text.slice(start)}`.trim() };
}

/** The country at the end of an address that is copied from a map: every home is in it. */
const countryAtEnd =
  /(?<=\S)[\s,]+(?:in\s(?:the\s)?)?(?:uk|u\.k\.?|gb|great\sbritain|united\skingdom)[\s,.]*$/i;
/** A postcode says it already; without one the nation is the place that is searched. */
const nationAfterPostcode =
  /(?<=\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2})[\s,]+(?:england|scotland|wales|northern\sireland)[\s,.]*$/i;

/**
 * Full-width and other forms of letters and digits as they are on a keyboard, without the country at the end; halves and
 * quarters stay.
 */
export function toPlainText(text: string): string {
  const plain = text.replaceAll(/[^¼½¾]+/g, (part) => part.normalize('NFKC')).replaceAll(/\s+/g, ' ');
  return plain.trim().replace(countryAtEnd, '').replace(nationAfterPostcode, '');
}

/** Ranges whose ends are the wrong way round are turned. */
function turnRanges<Range extends Pick<SearchQuery, 'min_price' | 'max_price' | 'min_beds' | 'max_beds'>>(
  query: Range,
): Range {
  const { min_price = 0, max_price = Infinity, min_beds = 0, max_beds = Infinity } = query;
  return {
    ...query,
    ...(min_price > max_price && { min_price: max_price, max_price: min_price }),
    ...(min_beds > max_beds && { min_beds: max_beds, max_beds: min_beds }),
  };
}

/** The search of a street in a text, with what the text around it asks for. */
export function readInStreet(query: SearchReading['query'], found: StreetText): SearchReading {
  const searchText = parseSearchText(found.before);
  const filters = { ...searchText.filters, street: found.street };
  const { place, words, alternatives } = resolvePlace(found.after);
  return {
    query: withFilters(query, filters),
    filters,
    place,
    otherPlaces: place ? alternatives : [],
    words: [dropFillerWords(searchText.rest.split(' ')), words].filter(Boolean).join(' ').toLowerCase(),
    isUnread: false,
  };
}

/** The words of a search in a place, without the street that they may name. */
function readInPlace(query: SearchReading['query'], place: Place, text: string): SearchReading {
  const found = query.street ? undefined : findStreet(text);
  const words = found ? [found.before, found.after].filter(Boolean).join(' ') : text;
  const read = found ? { ...query, street: found.street } : query;
  return { query: read, place, words, filters: {}, otherPlaces: [], isUnread: false };
}

/** What a search means: the place of its id, or else the place, the street, the filters and the words of its text. */
export function readSearch(asked: SearchQuery & { readonly per_page: number }): SearchReading {
  const query = turnRanges(asked);
  const { place: id, lat, lng } = query;
  const q = toPlainText(query.q ?? '');
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const place = id ? resolvePlaceId(id, position) : undefined;
  if (place) return readInPlace(query, place, q);
  const street = position ? undefined : findStreet(q);
  if (street) return readInStreet(query, street);
  const { filters, rest } = splitText(q);
  const read = position ? { words: rest, alternatives: [] } : resolvePlace(rest);
  const isAlone = !position && !read.place && !query.street && !asksNearMe(rest);
  return {
    query: withFilters(query, filters),
    place: read.place,
    words: read.words,
    filters,
    otherPlaces: read.alternatives,
    meant: isAlone ? findMeantPlace(rest) : undefined,
    isUnread: isAlone && q !== '' && Object.keys(filters).length === 0 && normalizeText(q) === '',
  };
}

/** The search with the filters of its words; given filters go before them. */
const withFilters = (
  query: SearchQuery & { readonly per_page: number },
  filters: FilterParameters,
): SearchReading['query'] => turnRanges({ ...SearchQuery.parse(filters), ...query });

export interface PlaceSuggestions {
  readonly places: readonly Place[];
  readonly words: string;
  readonly filters: FilterParameters;
}

/** Words of a name that is being typed after others: "garden flat kingston upon h". */
const maxTypedWords = 4;

/** Places whose names begin with the end of a text, with what its other words ask for. */
export function suggestForText(typed: string): PlaceSuggestions {
  const { filters, rest } = splitText(toPlainText(typed));
  const whole = suggestPlaces(rest);
  const words = rest.split(' ');
  if (whole.length > 0 || words.length < 2) return { places: whole, words: '', filters };
  const ended = resolvePlaceAtEnd(rest);
  if (ended?.place) return { places: [ended.place, ...ended.alternatives], words: ended.words, filters };
  for (let length = Math.min(words.length - 1, maxTypedWords); length > 0; length--) {
    const places = suggestPlaces(words.slice(-length).join(' '));
    if (places.length > 0) return { places, words: dropFillerWords(words.slice(0, -length)), filters };
  }
  return { places: [], words: rest, filters };
}
