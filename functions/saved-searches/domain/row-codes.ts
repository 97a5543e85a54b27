import type { PropertyType, Tenure } from '../../../events/vocabulary.ts';
import type { HomeFlag } from '../../search/index/index.ts';

/*
 * Each code has a bit by its position, and rows are stored with these bits: codes may be added at the end. One that is
 * not here is left to the index.
 */

export const typeCodes: readonly string[] = [
  'detached',
  'semi_detached',
  'terraced',
  'end_of_terrace',
  'link_detached',
  'mews',
  'town_house',
  'cottage',
  'detached_bungalow',
  'semi_detached_bungalow',
  'terraced_bungalow',
  'flat',
  'maisonette',
  'studio',
  'penthouse',
  'duplex',
  'triplex',
  'park_home',
  'houseboat',
  'land',
  'other',
] satisfies PropertyType[];

export const tenureCodes: readonly string[] = [
  'freehold',
  'leasehold',
  'share_of_freehold',
  'commonhold',
] satisfies Tenure[];

export const flagCodes: readonly string[] = [
  'parking',
  'garden',
  'chain_free',
  'shared_ownership',
  'retirement',
  'auction',
  'new_build',
  'featured',
] satisfies HomeFlag[];

/** Whether all of these have a bit. */
export function hasAllCodes(codes: readonly string[], asked: readonly string[] = []): boolean {
  return asked.every((code) => codes.includes(code));
}

/** The bits of these codes; 0 for no codes, and where one of them has no bit. */
export function toMask(codes: readonly string[], asked: readonly string[] = []): number {
  if (!hasAllCodes(codes, asked)) return 0;
  return asked.reduce((mask, code) => mask | (1 << codes.indexOf(code)), 0);
}

/** The bits of a home, which has no bit for a code that is not listed. */
export function toHomeMask(codes: readonly string[], values: readonly string[]): number {
  return toMask(
    codes,
    values.filter((value) => codes.includes(value)),
  );
}
