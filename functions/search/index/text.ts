import type { Home } from './home.ts';
import { toStreetEntry } from './streets.ts';
import { toTerm } from './word-forms.ts';

const fold = (text: string): string => {
  const plain = /^[\u0020-\u007e\s]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/['’]/g, '').toLowerCase();
};

/** The words of a text in its order: lower-case letters and digits, without accents and apostrophes. */
export function listWords(text: string): readonly string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** An outcode as it is compared: `sw1a`. */
export function foldOutcode(outcode: string): string {
  return fold(outcode).replaceAll(/\s/g, '');
}
/** A town as it is compared: `st ives`. */
export function foldTown(town: string): string {
  return fold(town).trim().replaceAll(/\s+/g, ' ');
}

// The hash sign keeps tags apart from words, and from every range of words with one prefix.
export function toOutcodeTag(outcode: string): string {
  return `#o:${foldOutcode(outcode)}`;
}
export function toTownTag(town: string): string {
  return `#t:${foldTown(town)}`;
}
/** The tag of an entry of a street, or what the tags begin with of entries that begin so. */
export function toStreetTag(entry: string): string {
  return `#s:${entry}`;
}
export function toFeatureTag(feature: string): string {
  return `#f:${feature}`;
}

/** A word as it is written, for what is being typed, and its term where that is another one. */
function listForms(word: string): readonly string[] {
  const term = toTerm(word);
  return term === word ? [word] : [word, term];
}

/** All terms that find a property, with duplicates: words, and tags for outcode, town, street and features. */
export function toIndexTerms(home: Home): string[] {
  const street = toStreetEntry(home);
  return [
    ...listWords(home.text).flatMap(listForms),
    toOutcodeTag(home.outcode),
    toTownTag(home.town),
    ...(street === '' ? [] : [toStreetTag(street)]),
    ...home.features.map(toFeatureTag),
  ];
}
