import { foldOutcode, foldTown, listWords } from './folded-text.ts';
import type { Home } from './home.ts';
import { toStreetEntry } from './streets.ts';
import { toTerm } from './word-forms.ts';

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
