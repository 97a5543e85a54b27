import type { Place } from '../../places/domain/place-kind.ts';
import { findPlace, toOutcodePlace } from '../../places/domain/place.ts';
import { isWellKnown, listPlacesNamed, placeNames, type PlaceName } from '../../places/domain/names.ts';
import { findOutcode, type Outcode, outcodes } from '../../places/domain/outcodes.ts';
import { listSimilarNames } from '../../places/domain/similar-names.ts';
import { normalizeText } from '../../places/domain/towns.ts';

export interface PlaceText {
  readonly place?: Place | undefined;
  /** The words of the text that do not name the place. */
  readonly words: string;
  /** Other places that the text can mean, or names that are like it. */
  readonly alternatives: readonly Place[];
}

const outcodePattern = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?(\d[A-Z]{2}))?$/;
const maxSuggestions = 8;
const maxAlternatives = 4;
/** Words of the longest name, as of "Stoke-on-Trent" and "Newcastle upon Tyne". */
const maxNameWords = 5;

/** Splits a text into a place and the remaining words: "garden flat leeds" is Leeds and "garden flat". */
export function resolvePlace(text: string): PlaceText {
  const words = normalizeText(text).split(' ').filter(Boolean);
  return findByCounty(text) ?? findAtEnd(words) ?? findAtStart(words) ?? findSimilar(words);
}

/**
 * The place of an id. An id that is no longer known is the likeliest place of its name, in saved searches and shared
 * links: the county of a town can be corrected. Only an unknown name is the area that the id ends with.
 */
export function resolvePlaceId(
  id: string,
  position?: { readonly latitude: number; readonly longitude: number },
): Place | undefined {
  const known = findPlace(id, position);
  if (known) return known;
  const [key = '', ...rest] = id.split('_').map((part) => part.replaceAll('-', ' '));
  const within = rest.join(' ');
  const named = listPlacesNamed(key);
  const [name] = [
    ...named.filter((one) => one.within.includes(within)),
    ...named,
    ...listPlacesNamed(within),
  ];
  return name?.toPlace();
}

/** Places that begin with the text, an exact outcode first and towns by size; at most eight. */
export function suggestPlaces(text: string): readonly Place[] {
  const typed = text.trim().toUpperCase();
  const codes = listOutcodesAt(typed).map(toOutcodePlace);
  const key = normalizeText(text.split(',')[0] ?? '');
  const within = normalizeText(text.split(',')[1] ?? '');
  const named = key === '' ? [] : listNames(key, within);
  const found = named.map(({ toPlace }) => toPlace());
  const places = outcodePattern.test(typed) ? [...codes, ...found] : [...found, ...codes];
  const distinct = [...new Map(places.map((place) => [place.id, place])).values()];
  return distinct.slice(0, maxSuggestions);
}

/** Names that are the key, that begin with it, and that have a word which does; otherwise names like it. */
function listNames(key: string, within: string): readonly PlaceName[] {
  const exact = listPlacesNamed(key);
  const fitting = exact.filter((name) => name.within.some((area) => area.startsWith(within)));
  if (within !== '' && fitting.length > 0) return fitting;
  const begun = placeNames.filter((name) => name.key.startsWith(key));
  // Three letters are rather the beginning of a name.
  const isWhole = key.length > 3;
  const first = [...(isWhole ? exact : []), ...begun.slice(0, maxSuggestions)];
  if (first.length >= maxSuggestions) return first;
  const later = placeNames.filter((name) => name.key.includes(` ${key}`));
  const found = [...first, ...later.slice(0, maxSuggestions)];
  return found.length > 0 ? found : listSimilarNames(key, maxAlternatives);
}

/** The exact outcode, then those that begin with the text. A begun or full postcode has its outcode alone. */
function listOutcodesAt(typed: string): readonly Outcode[] {
  const code = outcodePattern.exec(typed)?.[1] ?? typed.split(' ')[0] ?? typed;
  const exact = findOutcode(code);
  if (exact && code !== typed) return [exact];
  const others = outcodes.filter((one) => one !== exact && one.code.startsWith(typed));
  return [...(exact ? [exact] : []), ...others].slice(0, 4);
}

const toPlaces = (names: readonly PlaceName[]): Place[] =>
  names.slice(0, maxAlternatives).map(({ toPlace }) => toPlace());

/** "Newport, Gwent", as a label has it. */
function findByCounty(text: string): PlaceText | undefined {
  const [first = '', ...rest] = text.split(',').map(normalizeText);
  const within = rest.join(' ');
  const found = within && listPlacesNamed(first).find((name) => name.within.includes(within));
  return found ? { place: found.toPlace(), words: '', alternatives: [] } : undefined;
}

/** An outcode, a postcode or the longest name at the end of the words. */
function findAtEnd(words: readonly string[]): PlaceText | undefined {
  for (let length = Math.min(words.length, maxNameWords); length > 0; length--) {
    const end = words.slice(-length).join(' ');
    const before = dropFillerWords(words.slice(0, -length));
    const [, code = ''] = outcodePattern.exec(end.toUpperCase()) ?? [];
    const outcode = code === '' ? undefined : findOutcode(code);
    if (outcode) return { place: toOutcodePlace(outcode), words: before, alternatives: [] };
    const [name, ...others] = listPlacesNamed(end);
    if (name) return { place: name.toPlace(), words: before, alternatives: toPlaces(others) };
  }
  return undefined;
}

/** A well-known name at the start of the words: "Leeds garden". */
function findAtStart(words: readonly string[]): PlaceText | undefined {
  for (let length = Math.min(words.length - 1, maxNameWords); length > 0; length--) {
    const [name, ...others] = listPlacesNamed(words.slice(0, length).join(' '));
    if (!name || !isWellKnown(name)) continue;
    const after = dropFillerWords(words.slice(length));
    return { place: name.toPlace(), words: after, alternatives: toPlaces(others) };
  }
  return undefined;
}

/** Words alone, with the places whose names are like them or like their end. */
function findSimilar(words: readonly string[]): PlaceText {
  const runs = [words, words.slice(-2), words.slice(-1)].map((run) => run.join(' '));
  const [found = []] = runs
    .map((run) => listSimilarNames(run, maxAlternatives))
    .filter(({ length }) => length > 0);
  return { words: words.join(' '), alternatives: toPlaces(found) };
}

const fillers = new Set(['in', 'near', 'around', 'at', 'a', 'an', 'the', 'for', 'sale', 'to', 'buy']);

/** Words without those that only connect them to a place, as "for sale in". */
export function dropFillerWords(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word.toLowerCase())).join(' ');
}
