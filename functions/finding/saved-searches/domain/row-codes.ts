import type { PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import { homeFlags } from '../../search/index/index.ts';

/*
 * Each code has a bit by its position, and rows are stored with these bits: codes are added at the end.
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

export const flagCodes: readonly string[] = homeFlags;

/**
 * The bits of what a search asks for; 0 for no codes.
 * @throws Error for a code without a bit
 */
export function toMask(codes: readonly string[], asked: readonly string[] = []): number {
  return asked.reduce((mask, code) => {
    const place = codes.indexOf(code);
    if (place < 0) throw new Error(`${code} has no bit in the rows of saved searches`);
    return mask | (1 << place);
  }, 0);
}

/** The bits of a home, which has no bit for a code that is not listed. */
export function toHomeMask(codes: readonly string[], values: readonly string[]): number {
  return toMask(
    codes,
    values.filter((value) => codes.includes(value)),
  );
}
