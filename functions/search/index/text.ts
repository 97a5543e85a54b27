import type { Home } from './home.ts';

const fold = (text: string): string => {
  const plain = /^[\u0020-\u007e\s]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/['’]/g, '').toLowerCase();
};

const tokensOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The distinct words of a text: lower-case letters and digits, without accents and apostrophes. */
export const splitWords = (text: string): string[] => [...new Set(tokensOf(text))];

// The hash sign keeps tags apart from words, and from every range of words with one prefix.
export const toOutcodeTag = (outcode: string): string => `#o:${fold(outcode).replaceAll(/\s/g, '')}`;
export const toTownTag = (town: string): string => `#t:${fold(town).trim().replaceAll(/\s+/g, ' ')}`;
export const toFeatureTag = (feature: string): string => `#f:${feature}`;

/** All terms that find a property, with duplicates: words, and tags for outcode, town and features. */
export const listTerms = (home: Home): string[] => [
  ...tokensOf(home.text),
  toOutcodeTag(home.outcode),
  toTownTag(home.town),
  ...home.features.map(toFeatureTag),
];
