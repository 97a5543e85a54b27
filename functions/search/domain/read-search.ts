import type { Place } from '../../places/domain/place-kind.ts';
import { SearchQuery } from '../contract.ts';
import { dropFillerWords, resolvePlace, resolvePlaceAtEnd } from './place-text.ts';
import { resolvePlaceId, suggestPlaces } from './places.ts';
import { type FilterParameters, parseSearchText } from './search-text.ts';

export interface SearchReading {
  /** The search with the filters that its words ask for; given filters go before them. */
  readonly query: SearchQuery & { readonly per_page: number };
  readonly place?: Place | undefined;
  /** The words to be found in the text of a home. */
  readonly words: string;
  readonly filters: FilterParameters;
  /** Other places that the text can mean, or names that are like it. */
  readonly otherPlaces: readonly Place[];
}

/** Names of places can have a kind of home in them. */
const kindInName = /\b(?:cottage|flat|house)\b/i;

/** The filters that a text asks for, and its rest: "flat in Swiss Cottage" asks for no cottage. */
function splitText(text: string) {
  const place = kindInName.test(text) ? resolvePlaceAtEnd(text)?.place : undefined;
  const isNamed = place !== undefined && kindInName.test(place.name);
  const start = isNamed ? text.toLowerCase().lastIndexOf(place.name.toLowerCase()) : -1;
  if (start < 0) return parseSearchText(text);
  const { filters, rest } = parseSearchText(text.slice(0, start));
  return { filters, rest: `${rest} ${text.slice(start)}`.trim() };
}

/** What a search means: the place of its id, or else the place, the filters and the words of its text. */
export function readSearch(query: SearchQuery & { readonly per_page: number }): SearchReading {
  const { place: id, q = '', lat, lng } = query;
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const place = id ? resolvePlaceId(id, position) : undefined;
  if (place) return { query, place, words: q, filters: {}, otherPlaces: [] };
  const { filters, rest } = splitText(q);
  const read = position ? { words: rest, alternatives: [] } : resolvePlace(rest);
  return {
    query: { ...SearchQuery.parse(filters), ...query },
    place: read.place,
    words: read.words,
    filters,
    otherPlaces: read.alternatives,
  };
}

export interface PlaceSuggestions {
  readonly places: readonly Place[];
  readonly words: string;
  readonly filters: FilterParameters;
}

/** Words of a name that is being typed after others: "garden flat kingston upon h". */
const maxTypedWords = 4;

/** Places whose names begin with the end of a text, with what its other words ask for. */
export function suggestForText(text: string): PlaceSuggestions {
  const { filters, rest } = splitText(text);
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
