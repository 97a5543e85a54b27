import { listNamesBegun } from '../../../people/places/domain/name-index.ts';
import { isWithin, listNamesNear, listNamesWithin } from '../../../people/places/domain/names-within.ts';
import {
  isKnown,
  isLikely,
  isWellKnown,
  listPlacesNamed,
  type PlaceName,
} from '../../../people/places/domain/names.ts';
import { findOutcode, measureMiles, type Outcode } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { normalizeText } from '../../../people/places/domain/place-text.ts';
import { toOutcodePlace } from '../../../people/places/domain/place.ts';
import { listSimilarNames } from '../../../people/places/domain/similar-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { outcodePattern } from './places.ts';

export interface PlaceText {
  readonly place?: Place | undefined;
  /** The words of the text that do not name the place. */
  readonly words: string;
  /** Other places that the text can mean, or names that are like it. */
  readonly alternatives: readonly Place[];
}

/** Words that lead to a place. */
export const connectors: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'of', 'to', 'by']);

interface Word {
  readonly text: string;
  /** Whether a hyphen joins it to the word before. */
  readonly isJoined: boolean;
  /** Whether a comma is before it. */
  readonly beginsPart: boolean;
}

const maxAlternatives = 4;
/** Words of the longest name, as of "Newcastle upon Tyne". */
const maxNameWords = 5;
/** From the edge of a town to the middles of its outer outcodes. */
const farMiles = 2;

/** Splits a text into a place and the remaining words: "garden flat leeds" is Leeds and "garden flat". */
export function resolvePlace(text: string): PlaceText {
  const words = splitWords(text);
  return findAtEnd(words) ?? findAtStation(text) ?? findAtStart(words) ?? findSimilar(words);
}

const station = /\s(?:(?:train|railway|rail|tube|underground|metro|bus|tram)\s)?station$/i;
/** The place of a station, as "near Leeds station". */
function findAtStation(text: string): PlaceText | undefined {
  return station.test(text) ? resolvePlaceAtEnd(text.replace(station, '')) : undefined;
}

/** The place that a text ends with, and the words before it; undefined where other words follow. */
export function resolvePlaceAtEnd(text: string): PlaceText | undefined {
  return findAtEnd(splitWords(text));
}

const splitWords = (text: string): readonly Word[] =>
  text.split(',').flatMap((part) =>
    part
      .split(/\s+/)
      .flatMap((written) =>
        normalizeText(written)
          .split(' ')
          .filter(Boolean)
          .map((word, nth) => ({ text: word, isJoined: nth > 0 })),
      )
      .map((word, nth) => ({ ...word, beginsPart: nth === 0 })),
  );
const toText = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Places of a text, the likeliest first, and the words before or after them. */
interface FoundNames {
  readonly names: readonly PlaceName[];
  readonly rest: readonly Word[];
  /** The words of the text that name the places. */
  readonly key: string;
}

/** The longest name at the end of the words that has places, of those that are chosen. */
function findLastName(
  words: readonly Word[],
  choose: (names: readonly PlaceName[]) => readonly PlaceName[] = (names) => names,
): FoundNames | undefined {
  for (let length = Math.min(words.length, maxNameWords); length > 0; length -= 1) {
    const start = words.length - length;
    if (words[start]?.isJoined) continue;
    const key = toText(words.slice(start));
    const names = choose(listPlacesNamed(key));
    if (names.length > 0) return { names, rest: words.slice(0, start), key };
  }
  return undefined;
}

/**
 * Names of places that are ordinary words in texts about homes: they are the place alone, after a connecting word, or
 * with what they are within, and never after any other word, as in "for sale" and "quick sale".
 */
const ordinaryNames = new Set(
  (
    'ash bank bar battle beer bridge bush church common cross deal end eye fence ford gate green hale hall ham heath ' +
    'hill hook hope lane lea lower manor march mere mill moor nook over park pool ridge road rye sale sandwich settle ' +
    'shop stone street the top upper vale ware well west wood wool yard'
  ).split(' '),
);
const followsAnother = ({ rest, key }: FoundNames): boolean =>
  ordinaryNames.has(key) && rest.length > 0 && !isConnected(rest);

/** Goes from "gwent" in to "newport" of "newport gwent", from county to town to district. */
function findInnermost(outer: FoundNames): FoundNames {
  const inner = findInner(outer);
  return inner ? findInnermost(inner) : outer;
}

/** A name within the outer one, or one near it that is known or begins the text: "Sale, Manchester". */
function findInner({ rest, key }: FoundNames): FoundNames | undefined {
  const within = findLastName(rest, (names) => listNamesWithin(names, key));
  if (within) return followsAnother(within) ? undefined : within;
  const near = findLastName(rest, (names) => listNamesNear(names, key));
  const isMeant = near && (near.rest.length === 0 || near.names.some(isKnown)) && !followsAnother(near);
  return isMeant ? near : undefined;
}

function toPlaceText(names: readonly PlaceName[], words: readonly Word[]): PlaceText {
  const [place, ...alternatives] = toPlaces(names);
  return { place, words: dropFillerWords(words.map(({ text }) => text)), alternatives };
}

const toPlaces = (names: readonly PlaceName[]): Place[] => [
  ...new Map(names.slice(0, maxAlternatives + 1).map((name) => [name.toPlace().id, name.toPlace()])).values(),
];

/** An outcode, a postcode, or a name with what it is within: "flat in Headingley, Leeds". */
function findAtEnd(words: readonly Word[]): PlaceText | undefined {
  const coded = findOutcodeAtEnd(words);
  if (coded) return coded;
  const last = findLastName(words);
  if (!last) return undefined;
  const { names, rest, key } = findInnermost(last);
  if (key === last.key && followsAnother(last)) return findBefore(last);
  const others = listPlacesNamed(key).filter((name) => !names.includes(name));
  const isMeant = rest.length === 0 || key !== last.key || isConnected(rest) || names.some(isLikely);
  return isMeant ? toPlaceText([...names, ...others], rest) : undefined;
}

/** The known place before an ordinary word, which is then no place of its own: "Harrow Hill" is in Harrow. */
function findBefore({ rest, names, key }: FoundNames): PlaceText | undefined {
  const outer = findLastName(rest, (found) => found.filter(isLikely));
  if (!outer) return undefined;
  const text = toPlaceText([...outer.names, ...names], outer.rest);
  return { ...text, words: `${text.words} ${key}`.trim() };
}

/** Whether the last word leads to a place, as in "cottage near Wye". */
const isConnected = (words: readonly Word[]): boolean => connectors.has(words.at(-1)?.text ?? '');

/** An outcode or a postcode at the end, without the names around it: "Headingley LS6". */
function findOutcodeAtEnd(words: readonly Word[]): PlaceText | undefined {
  for (const length of [2, 1]) {
    const [, code = ''] = outcodePattern.exec(toText(words.slice(-length)).toUpperCase()) ?? [];
    const outcode = code === '' || words.length < length ? undefined : findOutcode(code);
    if (!outcode) continue;
    const rest = dropNamesAround(outcode, words.slice(0, -length));
    return { ...toPlaceText([], rest), place: toOutcodePlace(outcode) };
  }
  return undefined;
}

function dropNamesAround(outcode: Outcode, words: readonly Word[]): readonly Word[] {
  const around = findLastName(words, (names) => names.filter((name) => isAround(name, outcode)));
  return around ? dropNamesAround(outcode, around.rest) : words;
}

function isAround(name: PlaceName, outcode: Outcode): boolean {
  const place = name.toPlace();
  return place.outcodes?.includes(outcode.code) ?? measureMiles(place, outcode) <= place.miles + farMiles;
}

/** A name at the start of the words that is well known or comes with what it is within: "Leeds garden". */
function findAtStart(words: readonly Word[]): PlaceText | undefined {
  for (let length = Math.min(words.length - 1, maxNameWords); length > 0; length -= 1) {
    const named = words[length]?.isJoined ? [] : listPlacesNamed(toText(words.slice(0, length)));
    const within = named.flatMap((name) => findWithinAfter(name, words.slice(length)) ?? []);
    const [pair] = within;
    if (pair) return toPlaceText([pair.name], pair.rest);
    const [name] = named;
    const isPart = words.length === length + 1 && partWords.has(words[length]?.text ?? '');
    const isMeant = name && (isWellKnown(name) || (isPart && (isKnown(name) || name.kind === 'district')));
    if (isMeant && !ordinaryNames.has(name.key)) return toPlaceText(named, words.slice(length));
  }
  return undefined;
}

/** The last words of parts of a place: "Clapham Common" is in Clapham. */
const partWords = new Set(
  'broadway central circus common cross downs east gate green heath hill junction north park south town village west'.split(
    ' ',
  ),
);

function findWithinAfter(name: PlaceName, words: readonly Word[]) {
  for (let length = Math.min(words.length, maxNameWords); length > 0; length -= 1)
    if (isWithin(name, toText(words.slice(0, length)))) return { name, rest: words.slice(length) };
  return undefined;
}

const minLastLetters = 6;

/** A town in two ordinary words, "black pool" or "broad stair", and one without the E of its end, "burnly". */
const isKnownTown = (run: string): boolean => {
  const joined = run.replaceAll(' ', '');
  const keys = run === joined ? [run.replace(/ly$/, 'ley')] : [joined, `${joined}s`];
  return keys.some((key) => key !== run && listPlacesNamed(key).some(isKnown));
};
/** "Walled garden" is no Arden. */
const isOrdinary = (run: string): boolean => run.split(' ').every(isOrdinaryWord) && !isKnownTown(run);

/** Fewer letters begin too many names. */
const minBegunLetters = 4;

/** Names that a text may mean: those of known places that begin with it, else those that are a letter or two off. */
function listMeantNames(run: string): readonly PlaceName[] {
  const begun = run.length < minBegunLetters ? [] : listNamesBegun(run).filter(isKnown);
  return begun.length > 0 ? begun.slice(0, maxAlternatives) : listSimilarNames(run, maxAlternatives);
}

/** The well-known place whose name a text begins or is a letter or two off; undefined for ordinary words. */
export function findMeantPlace(text: string): Place | undefined {
  const words = dropFillerWords(splitWords(text).map((word) => word.text));
  const last = words.split(' ').at(-1) ?? '';
  const runs = last === words || last.length < minLastLetters ? [words] : [words, last];
  return runs
    .filter((run) => run !== '' && !isOrdinary(run) && listPlacesNamed(run).length === 0)
    .flatMap((run) => listMeantNames(run).find(isLikely)?.toPlace() ?? [])[0];
}

/** Words alone, with the places that are called like the last of them or whose names are like it. */
function findSimilar(words: readonly Word[]): PlaceText {
  const runs = [words, words.slice(-2), words.slice(-1)].map(toText).filter((run) => !isOrdinary(run));
  const [similar = []] = runs.map(listMeantNames).filter(({ length }) => length > 0);
  const found = [...(findLastName(words)?.names ?? []), ...similar].slice(0, maxAlternatives);
  return { words: toText(words), alternatives: toPlaces(found) };
}

const fillers = new Set([
  'close',
  'in',
  'near',
  'around',
  'at',
  'a',
  'an',
  'the',
  'for',
  'sale',
  'to',
  'buy',
  'whole',
  'of',
]);

/** Words without those that only connect them to a place, as "for sale in". */
export function dropFillerWords(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word.toLowerCase())).join(' ');
}
