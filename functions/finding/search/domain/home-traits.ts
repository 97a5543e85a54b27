import { keysOf } from '../../../kernel/keys.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { HomeFlag } from '../index/home.ts';

/**
 * What a home has or is, so that a search can require it or leave it out: one entry per trait, from which the feed, the
 * reading of typed texts, the site's filters, the reasons of alerts and the notes of the OpenAPI document are made.
 *
 * The site imports this file too, so it imports no schema.
 */
interface HomeTrait {
  readonly isTrueOf: (property: Property) => boolean;
  /** The name of the filter. */
  readonly label: string;
  readonly hint?: string;
  /** How people write it in the box of the search: a regular expression without anchors. */
  readonly words?: string;
}
export interface RequiredTrait extends HomeTrait {
  /** The search without it. */
  readonly relaxation: string;
  /** For readers of the OpenAPI document. */
  readonly note: string;
}
export interface ExcludedTrait extends HomeTrait {
  /** Why an alert brings a home. */
  readonly reason: string;
}

const hasAny = (codes: readonly string[] | undefined, without: readonly string[]): boolean =>
  (codes ?? []).some((code) => !without.includes(code));

/** Searches may require these: each is a parameter of its own, with a line in the schema and in the site's codecs. */
export const requiredTraits = {
  parking: {
    isTrueOf: ({ keyFacts }) => hasAny(keyFacts.parking, ['none', 'on_street', 'permit', 'fee']),
    label: 'Parking',
    words: String.raw`(?:with\s|and\s)?(?:a\s)?(?:off[\s-](?:street|road)\s)?parking(?:\sspace)?|with\s(?:a\s)?(?:garage|driveway)`,
    relaxation: 'Also without parking',
    note: 'Whether to leave out homes without parking.',
  },
  garden: {
    isTrueOf: ({ keyFacts }) =>
      hasAny(keyFacts.outside, ['none', 'balcony', 'terrace', 'patio', 'roof_terrace']),
    label: 'Garden or outside space',
    words: String.raw`(?:with|and)\s(?:a\s)?garden`,
    relaxation: 'Also without a garden',
    note: 'Only properties with a garden.',
  },
  chain_free: {
    isTrueOf: ({ chainFree }) => chainFree === true,
    label: 'No onward chain',
    hint: 'The seller has nothing else to buy first',
    words: String.raw`(?:no|without(?:\san)?)\s(?:onward\s)?chain|chain[\s-]free`,
    relaxation: 'Also with an onward chain',
    note: 'Only properties without an onward chain.',
  },
} as const satisfies Partial<Record<HomeFlag, RequiredTrait>>;
export type RequiredTraitName = keyof typeof requiredTraits;

/** Searches may leave these out, by the parameter `exclude`. */
export const excludedTraits = {
  shared_ownership: {
    isTrueOf: ({ keyFacts }) => keyFacts.sharedOwnershipPercent !== undefined,
    label: 'Shared ownership',
    reason: 'Not shared ownership',
  },
  retirement: {
    isTrueOf: ({ retirement }) => retirement === true,
    label: 'Retirement homes',
    reason: 'Not a retirement home',
  },
  auction: {
    isTrueOf: ({ auction }) => auction === true,
    label: 'Auctions',
    reason: 'Not an auction',
  },
  new_build: {
    isTrueOf: ({ newBuild }) => newBuild === true,
    label: 'New builds',
    words: String.raw`no\snew[\s-]builds?`,
    reason: 'Not a new build',
  },
} as const satisfies Partial<Record<HomeFlag, ExcludedTrait>>;
export type ExcludedTraitName = keyof typeof excludedTraits;

export const requiredTraitNames: readonly RequiredTraitName[] = keysOf(requiredTraits);
export const excludedTraitNames: readonly ExcludedTraitName[] = keysOf(excludedTraits);

export function listTraits(property: Property): readonly (RequiredTraitName | ExcludedTraitName)[] {
  return [
    ...requiredTraitNames.filter((name) => requiredTraits[name].isTrueOf(property)),
    ...excludedTraitNames.filter((name) => excludedTraits[name].isTrueOf(property)),
  ];
}
