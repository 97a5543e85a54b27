import { listNamesBegun, listNamesWithWord } from '../../../people/places/domain/name-index.ts';
import { listNamesWithinBegun } from '../../../people/places/domain/names-within.ts';
import { isKnown, listPlacesNamed, type PlaceName } from '../../../people/places/domain/names.ts';
import { findOutcode, type Outcode, outcodes } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { normalizeText } from '../../../people/places/domain/place-text.ts';
import { findPlace, toOutcodePlace } from '../../../people/places/domain/place.ts';
import { listSimilarNames } from '../../../people/places/domain/similar-names.ts';

/** An outcode or a postcode. */
export const outcodePattern = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?(\d[A-Z]{2}))?$/;
const maxSuggestions = 8;
/** Several names of one place count once. */
const maxCandidates = 12;
const maxAlternatives = 4;

/**
 * The place of an id. An id that is no longer known is the likeliest place of its name, in saved searches and shared
 * links: the county of a town can be corrected. Only an unknown name is the area that the id ends with.
 */
export function resolvePlaceId(
  id: string,
  position?: { readonly latitude: number; readonly longitude: number },
): Place | undefined {
  const place = findPlace(id, position);
  if (place) return place;
  const [key = '', ...rest] = id.split('_').map((part) => part.replaceAll('-', ' '));
  const within = rest.join(' ');
  const named = listPlacesNamed(key);
  const [name] = [
    ...named.filter((placeName) => placeName.within.includes(within)),
    ...named,
    ...listPlacesNamed(within),
  ];
  return name?.toPlace();
}

/** Places that begin with the text, an exact outcode first and towns by size; at most eight, and none for no text. */
export function suggestPlaces(text: string): readonly Place[] {
  const typed = text.trim().toUpperCase();
  if (typed === '') return [];
  const codes = listOutcodesAt(typed).map(toOutcodePlace);
  const [key = '', within = ''] = text.split(',').map(normalizeText);
  const named = key === '' ? [] : listNames(key, within);
  const found = removeDuplicates(named.map(({ toPlace }) => toPlace()));
  const places = outcodePattern.test(typed) ? [...codes, ...found] : [...found, ...codes];
  return removeDuplicates(places).slice(0, maxSuggestions);
}

/** Each place once: several names can mean it. */
const removeDuplicates = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [place.id, place])).values(),
];

/** Names that are the key, that begin with it, and that have a word which does; otherwise names like it. */
function listNames(key: string, within: string): readonly PlaceName[] {
  const exact = listPlacesNamed(key);
  const fitting = within === '' ? [] : listNamesWithinBegun(exact, within);
  if (fitting.length > 0) return fitting;
  // Three letters are rather the beginning of a name than a village.
  const whole = key.length > 3 ? exact : exact.filter(isKnown);
  const first = [...whole, ...listNamesBegun(key).slice(0, maxCandidates)];
  const found = [...first, ...listNamesWithWord(key).slice(0, maxCandidates)].slice(0, maxCandidates);
  if (found.length > 0) return found;
  const pairs = listPairs(key);
  return pairs.length > 0 ? pairs : listSimilarNames(key, maxAlternatives);
}

/** A name with the beginning of what it is within, typed without a comma: "newport gwe". */
function listPairs(key: string): readonly PlaceName[] {
  const words = key.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const named = listPlacesNamed(words.slice(0, length).join(' '));
    const found = listNamesWithinBegun(named, words.slice(length).join(' '));
    if (found.length > 0) return found;
  }
  return [];
}

/** The exact outcode, then those that begin with the text. A begun or full postcode has its outcode alone. */
function listOutcodesAt(typed: string): readonly Outcode[] {
  const code = outcodePattern.exec(typed)?.[1] ?? typed.split(' ')[0] ?? typed;
  const exact = findOutcode(code);
  if (exact && code !== typed) return [exact];
  const others = outcodes.filter((outcode) => outcode !== exact && outcode.code.startsWith(typed));
  return [...(exact ? [exact] : []), ...others].slice(0, 4);
}
