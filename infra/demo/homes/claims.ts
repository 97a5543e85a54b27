import type { DemoHome } from './types.ts';

type Facts = Pick<DemoHome, 'keyFacts' | 'features' | 'chainFree' | 'propertyType' | 'noOfBedrooms'>;
type Claim = readonly [words: RegExp, holds: (home: Facts) => boolean];

const flats: ReadonlySet<string> = new Set(['flat', 'studio', 'penthouse', 'duplex']);

/** What a sentence says of a home, by its words, and the fact that bears it out. */
export const claims: readonly Claim[] = [
  [/\bgarage\b/i, ({ keyFacts }) => keyFacts.parking.some((place) => place.endsWith('garage'))],
  [/\b(?:on|the|a|with a) drive\b/i, ({ keyFacts }) => keyFacts.parking.includes('driveway')],
  [/\b(?:a|new|gas) boiler\b/i, ({ keyFacts }) => keyFacts.heating.some((kind) => /gas|oil|lpg/.test(kind))],
  [/\bheat pump\b/i, ({ keyFacts }) => keyFacts.heating.some((kind) => kind.endsWith('heat_pump'))],
  [/\b(?:with a|the) lift\b/i, ({ keyFacts }) => keyFacts.accessibility.includes('lift')],
  [/\butility room\b/i, ({ features }) => features.includes('utility_room')],
  [/\bcellar\b/i, ({ features }) => features.includes('cellar')],
  [/\bporter’s desk\b/i, ({ features }) => features.includes('concierge')],
  [/\bthe listing covers\b/i, ({ keyFacts }) => keyFacts.restrictions.includes('listed')],
  [/\bthe loft\b/i, ({ propertyType }) => !flats.has(propertyType)],
  [/\bsecond bedroom\b/i, ({ noOfBedrooms }) => noOfBedrooms > 1],
  [/\bsomewhere to buy\b/i, ({ chainFree }) => !chainFree],
];

/** Whether the facts of a home bear out every claim of a sentence. */
export function isBorneOut(sentence: string, home: Facts): boolean {
  return claims.every(([words, holds]) => !words.test(sentence) || holds(home));
}
