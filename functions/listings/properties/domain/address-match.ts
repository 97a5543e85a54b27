import { formatFullAddress, type PropertyAddress } from './address.ts';
import { toPlainHouseText } from './house-text.ts';

/**
 * Whether each typed word begins a word of the full address, regardless of accents and apostrophes; a postcode
 * may be typed without its space.
 */
export function isAddressMatch(place: PropertyAddress, typed: string): boolean {
  const words = [...splitWords(formatFullAddress(place)), place.postcode.toLowerCase().replace(' ', '')];
  return splitWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
const splitWords = (text: string): string[] => toPlainHouseText(text).split(/[^\p{L}\p{M}\d]+/u);
