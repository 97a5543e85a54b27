import type * as z from 'zod';
import type { Place as PlaceView } from '../contract.ts';
import { normalizeText, type Town, towns } from './towns.ts';

/** A place of the search with its radius in miles. */
export interface Place extends z.output<typeof PlaceView> {
  readonly miles: number;
}
/** An outcode that was learned from a listing. */
export interface Outcode {
  readonly outcode: string;
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

const nationNames = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
} as const;
const outcodePattern = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?$/;
const outcodeMiles = 1.5;

const toTownPlace = ({ name, nation, latitude, longitude, miles }: Town): Place => ({
  kind: 'town',
  name,
  area: nationNames[nation],
  latitude,
  longitude,
  miles,
});
const toOutcodePlace = ({ outcode, town, latitude, longitude }: Outcode): Place => ({
  kind: 'outcode',
  name: outcode,
  area: town,
  latitude,
  longitude,
  miles: outcodeMiles,
});

export interface Places {
  /** Splits a text into a place and the remaining words: "garden flat leeds" is Leeds and "garden flat". */
  resolve(text: string): { readonly place?: Place; readonly words: string };
  /** Places that begin with the text, an exact outcode first and towns by size; at most eight. */
  suggest(text: string): readonly Place[];
}

/** Resolves and suggests the UK's towns and the given outcodes. */
export function createPlaces(outcodes: readonly Outcode[]): Places {
  const byOutcode = new Map(outcodes.map((one) => [one.outcode, one]));
  const outcodeOf = (text: string) => {
    const [, outcode] = outcodePattern.exec(text.trim().toUpperCase()) ?? [];
    return outcode === undefined ? undefined : byOutcode.get(outcode);
  };
  return {
    resolve: (text) => {
      const outcode = outcodeOf(text);
      if (outcode) return { place: toOutcodePlace(outcode), words: '' };
      return findTownWithin(text);
    },
    suggest: (text) => {
      const typed = text.trim().toUpperCase();
      const codes = outcodes
        .filter((one) => one.outcode.startsWith(typed.split(' ')[0] ?? typed))
        .slice(0, 4)
        .map(toOutcodePlace);
      const key = normalizeText(text);
      const named =
        key === ''
          ? []
          : towns
              .filter((town) => town.key.startsWith(key))
              .slice(0, 8)
              .map(toTownPlace);
      const later =
        key === '' || named.length >= 8
          ? []
          : towns
              .filter((town) => town.key.includes(` ${key}`))
              .slice(0, 8 - named.length)
              .map(toTownPlace);
      return (outcodePattern.test(typed) ? [...codes, ...named] : [...named, ...later, ...codes]).slice(0, 8);
    },
  };
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
