import type { PropertyType } from '../../../../events/vocabulary.ts';

/** The types that people mean by one word; every other type is a kind of its own. */
export const propertyKinds = {
  house: [
    'detached',
    'semi_detached',
    'terraced',
    'end_of_terrace',
    'link_detached',
    'mews',
    'town_house',
    'cottage',
  ],
  bungalow: ['detached_bungalow', 'semi_detached_bungalow', 'terraced_bungalow'],
  flat: ['flat', 'maisonette', 'studio', 'penthouse', 'duplex', 'triplex'],
} as const satisfies Readonly<Record<string, readonly PropertyType[]>>;

/** The types of the same kind, or the type alone. */
export function listTypesOfKind(type: PropertyType): readonly PropertyType[] {
  const kinds: readonly (readonly PropertyType[])[] = Object.values(propertyKinds);
  return kinds.find((types) => types.includes(type)) ?? [type];
}
