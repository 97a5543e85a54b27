import type { PropertyType } from '../../../../events/vocabulary.ts';

const houses: readonly (readonly [
  RegExp,
  { readonly house: PropertyType; readonly bungalow: PropertyType },
])[] = [
  [/semi[- ]detached/, { house: 'semi_detached', bungalow: 'semi_detached_bungalow' }],
  [/detached/, { house: 'detached', bungalow: 'detached_bungalow' }],
  [/end[- ]terrace/, { house: 'end_of_terrace', bungalow: 'terraced_bungalow' }],
  [/terrace/, { house: 'terraced', bungalow: 'terraced_bungalow' }],
];

/** The type of home for the words of a certificate, such as `Mid-terrace house`; undefined for others. */
export function toPropertyType(dwelling: string): PropertyType | undefined {
  const text = dwelling.toLowerCase().replaceAll(/\s+/g, ' ');
  if (text.includes('maisonette')) return 'maisonette';
  if (text.includes('flat') || text.includes('apartment')) return 'flat';
  if (text.includes('park home')) return 'park_home';
  const kind = text.includes('bungalow') ? 'bungalow' : text.includes('house') ? 'house' : undefined;
  return kind && houses.find(([pattern]) => pattern.test(text))?.[1][kind];
}
