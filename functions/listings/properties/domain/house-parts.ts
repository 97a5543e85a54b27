import type { Nation } from '../../../../events/vocabulary.ts';
import { toPlainHouseText } from './house-text.ts';
import {
  articles,
  besideHeads,
  besideWords,
  blockWords,
  fillers,
  floorWords,
  partWords,
  readSpelledNumber,
  streetWords,
  unitWords,
  wholeWords,
} from './house-words.ts';

/** What a house number or name says: the flat, the number at the street, the name of house or block. */
export interface HouseParts {
  /** The flat, and what else tells homes of one building apart. */
  readonly units: readonly string[];
  /** Numbers in their order: `14`, `12a`, `1-3`, `2/1`. */
  readonly numbers: readonly string[];
  /** Without spaces and articles; empty for a street's name or a filler. */
  readonly name: string;
  readonly isNameFirst: boolean;
  /** Whether a comma parts the name from the rest. */
  readonly isNameApart: boolean;
  /** Whether the name is one of a building with several homes. */
  readonly isBlock: boolean;
}

interface Surroundings {
  /** The other lines of the address, whose words are no part of the house. */
  readonly elsewhere: readonly string[];
  readonly nation?: Nation | undefined;
}

const number = /^[a-z]?\d/;
const letter = /^[a-z]$/;
const isNumber = (word: string): boolean => number.test(word);
const comma = ',';

/** The words of an address line; a comma is a word of its own. */
function listHouseWords(text: string, nation?: Nation): string[] {
  const plain = toPlainHouseText(text)
    .replaceAll(/[()[\]{};:\n]/g, comma)
    .replaceAll(/(?<=\d)\s+(?:and a )?half\b/g, 'x1of2')
    // In Scotland `14 1/2` is the second flat on the first floor of number 14.
    .replaceAll(/(?<=\d)\s+([13])\/([24])(?=$|\s*[\p{L},])/gu, nation === 'scotland' ? ' $1/$2' : 'x$1of$2')
    .replaceAll(/\b(\d)f(\d)\b/g, '$1/$2')
    .replaceAll(/\b[gp](?:f|\/)(\d)\b/g, '0/$1')
    .replaceAll(/\b(\p{L}+ \d+[a-z]?) - (?=\d)/gu, (pair: string, start: string) =>
      unitWords.has(start.split(' ')[0] ?? '') ? `${start}, ` : pair,
    )
    .replaceAll(/(\d[a-z]?)\s*(?:-|\bto\b|\band\b)\s*(?=\d)/g, '$1-')
    .replaceAll(/(\d)[\s./-]*\b([a-z])(?![\p{L}\d])/gu, '$1$2')
    .replaceAll(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replaceAll(/(?<!\d)0+(?=\d+(?!\/))/g, '');
  const words = plain.match(/[a-z]?\d+(?:x\dof\d)?[a-z]*(?:[/-]\d+[a-z]?)*|[\p{L}\p{M}]+|,/gu) ?? [];
  return words.flatMap((word) => wholeWords.get(word)?.split(' ') ?? word);
}

/** A street in one spelling: `Oak Rd` and `OAK ROAD` are the same, `North Street` and `North Road` aren’t. */
export function toPlainStreet(line: string): string {
  return listHouseWords(line)
    .filter((word) => word !== comma)
    .join(' ');
}

/** Takes the words of the street or town out, unless nothing else is there. */
function removeElsewhere(words: readonly string[], { elsewhere, nation }: Surroundings): string[] {
  let rest = [...words];
  for (const line of elsewhere) {
    const phrase = listHouseWords(line, nation).filter((word) => word !== comma);
    const at = rest.findIndex((_, start) => phrase.every((word, offset) => rest[start + offset] === word));
    if (phrase.length === 0 || at < 0) continue;
    const without = rest.toSpliced(at, phrase.length, comma);
    if (without.some((word) => word !== comma && !fillers.has(word))) rest = without;
  }
  return rest;
}

/** The runs of words between commas. */
function splitParts(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === comma) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(removeArticles).filter((part) => part.length > 0);
}

const removeArticles = (part: readonly string[]): string[] => {
  const own = part.filter((word) => !articles.has(word));
  return own.length > 0 ? own : [...part];
};

/** `14` for a part that is `fourteen`, and `flat 4` for one that is `flat four`. */
function spellOut(part: readonly string[]): readonly string[] {
  const own = part.filter((word) => !fillers.has(word) && !unitWords.has(word));
  const spelled = own.length === 1 ? readSpelledNumber(own[0] ?? '') : undefined;
  return spelled === undefined ? part : [...part.filter((word) => unitWords.has(word)), spelled];
}

interface Reading {
  readonly units: string[];
  readonly floors: string[];
  readonly rest: string[];
}

const isFloorRun = (run: readonly string[]): boolean =>
  run.some((word) => word === 'floor' || unitWords.has(word)) && run.some((word) => floorWords.has(word));

/** Takes the flat out of one part: `flat 2`, `block c`, `first floor flat`, `coach house`. */
function readUnits(part: readonly string[], hasOtherNumber: boolean): Reading {
  const reading: Reading = { units: [], floors: [], rest: [] };
  if (hasOtherNumber && part.every((word) => floorWords.has(word))) {
    return { ...reading, floors: part.filter((word) => word !== 'floor') };
  }
  for (let at = 0; at < part.length; at += 1) {
    const word = part[at] ?? '';
    const next = part[at + 1] ?? '';
    const isLabel = unitWords.has(word) || partWords.has(word);
    if (isLabel && (isNumber(next) || letter.test(next))) {
      reading.units.push(partWords.has(word) ? `${word}${next}` : next);
      at += 1;
      continue;
    }
    const end = part.findIndex((each, index) => index >= at && !floorWords.has(each) && !unitWords.has(each));
    const run = part.slice(at, end < 0 ? part.length : end);
    if (isFloorRun(run)) {
      reading.floors.push(...run.filter((each) => each !== 'floor' && !unitWords.has(each)));
      at += run.length - 1;
    } else if (!unitWords.has(word) || part.length > 1) reading.rest.push(word);
    else reading.units.push(word);
  }
  return reading;
}

/** Takes out a home beside a numbered one: `coach house`, `rear of`. */
function readBeside(words: readonly string[]): string | undefined {
  const names = words.filter((word) => !isNumber(word));
  return names.some((word) => besideHeads.has(word)) && names.every((word) => besideWords.has(word))
    ? names.filter((word) => !['of', 'at', 'to'].includes(word)).join('')
    : undefined;
}

/** Reads a house number or name as people write it, in any order of flat, number and name. */
export function readHouse(houseNo: string, surroundings: Surroundings): HouseParts {
  const { nation } = surroundings;
  const words = removeElsewhere(listHouseWords(houseNo, nation), surroundings);
  const parts = splitParts(words).map(spellOut);
  const hasNumber = parts.flat().some(isNumber);
  const readings = parts.map((part) =>
    hasNumber && part.length === 1 && letter.test(part[0] ?? '')
      ? { units: [...part], floors: [], rest: [] }
      : readUnits(part, hasNumber && !part.some(isNumber)),
  );
  const units = readings.flatMap((reading) => reading.units);
  const floors = readings.flatMap((reading) => reading.floors);
  const rest = readings.flatMap((reading) => reading.rest);
  const numbers = rest.filter(isNumber);
  const beside = numbers.length > 0 ? readBeside(rest) : undefined;
  const names = rest.filter((word) => !isNumber(word));
  const isFiller = names.every((word) => fillers.has(word));
  const isStreet = numbers.length > 0 && streetWords.has(names.at(-1) ?? '');
  return {
    units: [
      ...(units.length > 0 ? units : floors.length > 0 ? [floors.join('')] : []),
      ...(beside === undefined ? [] : [beside]),
    ].toSorted(),
    numbers: nation === 'scotland' ? numbers.flatMap(splitStair) : numbers,
    name:
      beside !== undefined || isStreet || (isFiller && (numbers.length > 0 || units.length > 0))
        ? ''
        : names.join(''),
    isNameFirst: names.length > 0 && !isNumber(rest[0] ?? ''),
    isNameApart: parts.length > 1,
    isBlock: blockWords.has(names.at(-1) ?? ''),
  };
}

/** `14/3` is flat 3 of number 14 in Scotland, and `14/2/1` its flat 2/1; `2/1` is a flat by itself. */
function splitStair(text: string): string[] {
  const [, house, flat] = /^(\d{2,}[a-z]?)\/(.+)$/.exec(text) ?? [];
  return house && flat ? [flat, house] : [text];
}
