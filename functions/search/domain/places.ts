import type * as z from 'zod';
import type { Place as PlaceView } from '../contract.ts';
import { nameTown } from '../../places/domain/outcode-towns.ts';
import { findOutcode, measureSpacing, type Outcode, outcodes } from '../../places/domain/outcodes.ts';
import { normalizeText, type Town, towns } from '../../places/domain/towns.ts';

/** A place of the search with its radius in miles. */
export interface Place extends z.output<typeof PlaceView> {
  readonly miles: number;
}

const nationNames = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
} as const;
/** The radius of an outcode reaches into its neighbours. */
const leastOutcodeMiles = 1.5;
const outcodePattern = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?$/;

const toTownPlace = ({ name, nation, latitude, longitude, miles }: Town): Place => ({
  kind: 'town',
  name,
  area: nationNames[nation],
  latitude,
  longitude,
  miles,
});
const toOutcodePlace = (outcode: Outcode): Place => ({
  kind: 'outcode',
  name: outcode.code,
  area: nameTown(outcode),
  latitude: outcode.latitude,
  longitude: outcode.longitude,
  miles: Math.max(leastOutcodeMiles, measureSpacing(outcode, 6)),
});

/** Splits a text into a place and the remaining words: "garden flat leeds" is Leeds and "garden flat". */
export function resolvePlace(text: string): { readonly place?: Place; readonly words: string } {
  const [, code] = outcodePattern.exec(text.trim().toUpperCase()) ?? [];
  const outcode = code === undefined ? undefined : findOutcode(code);
  return outcode ? { place: toOutcodePlace(outcode), words: '' } : findTownWithin(text);
}

/** Places that begin with the text, an exact outcode first and towns by size; at most eight. */
export function suggestPlaces(text: string): Place[] {
  const typed = text.trim().toUpperCase();
  const codes = listOutcodesAt(typed).map(toOutcodePlace);
  const key = normalizeText(text);
  const named = key === '' ? [] : towns.filter((town) => town.key.startsWith(key)).slice(0, 8);
  const later =
    key === '' || named.length >= 8
      ? []
      : towns.filter((town) => town.key.includes(` ${key}`)).slice(0, 8 - named.length);
  const found = [...named, ...later].map(toTownPlace);
  return (outcodePattern.test(typed) ? [...codes, ...found] : [...found, ...codes]).slice(0, 8);
}

/** The exact outcode, then those that begin with the text. A begun or full postcode has its outcode alone. */
function listOutcodesAt(typed: string): readonly Outcode[] {
  const code = outcodePattern.exec(typed)?.[1] ?? typed.split(' ')[0] ?? typed;
  const exact = findOutcode(code);
  if (exact && code !== typed) return [exact];
  const others = outcodes.filter((one) => one !== exact && one.code.startsWith(typed));
  return [...(exact ? [exact] : []), ...others].slice(0, 4);
}

// Of towns with one name the largest wins, because they are listed largest first.
const byName = new Map(towns.toReversed().map((town) => [town.key, town]));
const bySize = Object.values(nationNames).map(normalizeText);

/** The longest run of words at the end, or the whole text, that is a town. */
function findTownWithin(text: string): { place?: Place; words: string } {
  // "Newport, Wales" as a suggestion has it: the nation distinguishes two towns of one name.
  const [first = '', nation = ''] = text.split(',').map(normalizeText);
  if (bySize.includes(nation)) {
    const town = towns.find((one) => one.key === first && normalizeText(nationNames[one.nation]) === nation);
    if (town) return { place: toTownPlace(town), words: '' };
  }
  const words = normalizeText(text).split(' ').filter(Boolean);
  for (let length = Math.min(words.length, 5); length > 0; length--) {
    const end = byName.get(words.slice(-length).join(' '));
    if (end) return { place: toTownPlace(end), words: dropFillerWords(words.slice(0, -length)) };
    const start = byName.get(words.slice(0, length).join(' '));
    if (start && length === words.length) return { place: toTownPlace(start), words: '' };
  }
  return { words: words.join(' ') };
}

const dropFillerWords = (words: readonly string[]): string =>
  words.filter((word) => !['in', 'near', 'at', 'a', 'the', 'for', 'sale'].includes(word)).join(' ');
