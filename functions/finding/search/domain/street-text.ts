import { listPlacesNamed } from '../../../people/places/domain/names.ts';
import { normalizeText } from '../../../people/places/domain/place-text.ts';
import { streetEndings } from '../index/index.ts';
import { connectors, resolvePlaceAtEnd } from './place-text.ts';

/** A street in a text, and the text around it. */
export interface StreetText {
  /** The name in capitals, with its last word in full: "Birch Street". */
  readonly street: string;
  readonly before: string;
  readonly after: string;
}

/** The last words of streets. */
const streetWords = new Set(
  'street road lane avenue close drive crescent terrace grove way row mews boulevard wynd'.split(' '),
);
/** After a house number these are streets as well; without one they may be anything. */
const streetWordsAfterNumber = new Set(
  'gardens court place square hill park walk green rise view parade gate quay wharf mount vale brae'.split(
    ' ',
  ),
);
/** Words before a street's last word that make it no name: "quiet street", "end terrace", "block paved drive". */
const noNames = new Set(
  (
    'a an the this that my our same quiet busy private residential leafy popular country cobbled side lined off on no ' +
    'through and or with without from for bed beds bedroom bedrooms end mid victorian edwardian georgian period ' +
    'modern roof sun gravel paved large long double shared minute minutes min so very too right half one detached'
  ).split(' '),
);
/** Words that ask for something of a home and are in front of the name, not in it. */
const wishWords =
  /^(?:\d.*|beds?|bedrooms?|bedroomed|baths?|bathrooms?|houses?|flats?|apartments?|cottages?|bungalows?|studios?|maisonettes?|detached|semi|terraced|homes?|propert(?:y|ies)|sale|under|over|below|max|min)$/;
const maxNameWords = 3;
/** "12", "12A", "12½", "Flat 3, 12", "Flat B2", "12-14" at the end of what comes before a street. */
const houseNumber =
  /(?:^|(?<=[\s,]))(?:(?:flat|apartment|apt|unit)\s+(?:\w+[\s,]+|[a-z]{1,3})?)?(?:no\.?\s*)?\d+[a-z]?(?:\s?½|\s1\/2)?(?:\s?[-–]\s?\d+[a-z]?)?[\s,]*$/i;
const flatNumber = /(?:^|(?<=[\s,]))(?:flat|apartment|apt|unit)\s+\d+[a-z]?[\s,]*$/i;

const number = /^\d+[a-z]?½?,?$/i;

interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly endsPart: boolean;
}

const splitTextWords = (text: string): readonly TextWord[] =>
  Array.from(text.matchAll(/[^\s,]+/g), (match) => {
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, endsPart: /^\s*(?:,|$)/.test(text.slice(end)) };
  });

const isStreetWord = (word: TextWord, hasNumber: boolean): boolean => {
  const key = normalizeText(word.text);
  return streetEndings.has(key) || streetWords.has(key) || (hasNumber && streetWordsAfterNumber.has(key));
};

/** Whether a word ends a wish, as "house" of "3 bed house": "Cottage Road" and "12 Bath Street" ask for nothing. */
const isAfterWish = (words: readonly TextWord[], at: number): boolean =>
  words
    .slice(0, at)
    .some(
      ({ text }, nth) =>
        wishWords.test(text.toLowerCase()) && !number.test(text) && !number.test(words[nth + 1]?.text ?? ''),
    );

/** Where the name begins whose last word is at a place; undefined for words that are no name. */
function findNameStart(words: readonly TextWord[], last: number): number | undefined {
  let start = last;
  while (start > 0 && last - start < maxNameWords) {
    const previous = words[start - 1];
    const key = normalizeText(previous?.text ?? '');
    const isNext = start === last;
    if (!previous || previous.endsPart || connectors.has(key) || /^\d+[a-z]?½?$/.test(key)) break;
    const isWish = wishWords.test(key) && (!isNext || isAfterWish(words, start - 1));
    if (noNames.has(key) || isWish) break;
    start -= 1;
  }
  return start === last ? undefined : start;
}

/** Whether a street can end here: at the end, before a comma, a connecting word or a place. */
function canEndAt(word: TextWord, after: string): boolean {
  if (word.endsPart) return true;
  const [next = ''] = after.trim().split(/\s+/);
  return (
    (connectors.has(next.toLowerCase()) && next.toLowerCase() !== 'to') ||
    resolvePlaceAtEnd(after)?.words === ''
  );
}

/** Whether a name of a place goes through a word, as through the "St" of "Bury St Edmunds". */
function isInPlaceName(words: readonly TextWord[], at: number): boolean {
  const keys = words.map(({ text }) => normalizeText(text));
  const starts = [at - 2, at - 1, at].filter((start) => start >= 0);
  const ends = [at + 2, at + 3].filter((end) => end <= keys.length);
  return starts.some((start) =>
    ends.some((end) => listPlacesNamed(keys.slice(start, end).join(' ')).length > 0),
  );
}

const capitalize = (text: string): string =>
  text.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The name in capitals, with its last word in full. */
function toStreetName(text: string): string {
  const words = text.trim().split(/\s+/);
  const last = normalizeText(words.at(-1) ?? '');
  return capitalize([...words.slice(0, -1), streetEndings.get(last) ?? words.at(-1) ?? ''].join(' '));
}

const dropHouseNumber = (text: string): string =>
  text.replace(houseNumber, '').replace(flatNumber, '').trim();

/**
 * The street that a text names: "12 Bath Street, Leeds" is in Bath Street. Places that are called like one, as
 * Chester-le-Street and Hessle Road, are none. `takesAny` also takes words that may be anything, as "Bedford Square".
 */
export function findStreet(text: string, takesAny = false): StreetText | undefined {
  const words = splitTextWords(text);
  for (const [last, word] of words.entries()) {
    const hasNumber = words.slice(0, last).some(({ text: earlier }) => /^\d+[a-z]?½?$/i.test(earlier));
    if (last === 0 || !isStreetWord(word, hasNumber || takesAny) || isInPlaceName(words, last)) continue;
    const start = findNameStart(words, last);
    const first = start === undefined ? undefined : words[start];
    const after = text.slice(word.end).replace(/^[\s,]+/, '');
    if (!first || start === undefined || !canEndAt(word, after)) continue;
    const isPlace = words
      .slice(start, last)
      .some(({ start: at }) => listPlacesNamed(normalizeText(text.slice(at, word.end))).length > 0);
    if (isPlace) continue;
    return {
      street: toStreetName(text.slice(first.start, word.end)),
      before: dropHouseNumber(text.slice(0, first.start)),
      after,
    };
  }
  return undefined;
}

/** The beginning of a street that is being typed, and what follows its last word. */
export interface StreetStart {
  readonly start: string;
  readonly isWhole: boolean;
  readonly after: string;
  readonly before: string;
}

const leadingNumber =
  /^(?:(?:flat|apartment|apt|unit)\s+(?:\w+[\s,]+|[a-z]{1,3})?)?(?:no\.?\s*)?\d+[a-z]?(?:\s?½)?(?:\s?[-–]\s?\d+[a-z]?)?\s*,?\s+/i;

/**
 * What can be the beginning of a street in a text that is being typed: the text itself, without a house number; and the
 * text to the last word of a street, with what follows as the beginning of a place.
 */
export function listStreetTexts(text: string): readonly StreetStart[] {
  const [start = '', ...rest] = text.replace(leadingNumber, '').split(',');
  const whole = { start: start.trim(), isWhole: false, after: rest.join(',').trim(), before: '' };
  const words = splitTextWords(text);
  const last = words.findIndex((word, nth) => nth > 0 && isStreetWord(word, true));
  const end = words[last];
  const nameStart = end && findNameStart(words, last);
  const first = nameStart === undefined ? undefined : words[nameStart];
  if (!end || !first || isInPlaceName(words, last)) return [whole];
  const named = {
    start: toStreetName(text.slice(first.start, end.end)),
    isWhole: text.slice(end.end).trim() !== '',
    after: text.slice(end.end).replace(/^[\s,]+/, ''),
    before: dropHouseNumber(text.slice(0, first.start)),
  };
  return [whole, named];
}
