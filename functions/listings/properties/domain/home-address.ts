import * as z from 'zod';
import { toSlug } from '../../../kernel/slug.ts';
import { formatShortAddress } from './address.ts';
import { codeSigns, homeSlug, shortestCode } from './home-path.ts';
import type { Property } from './property.ts';

/** Has no factor in common with the number of signs, so that the codes of a length are a shuffle of its numbers. */
const stride = 387_433;

/**
 * The code of the nth home: four signs, and more once those are used up. Two numbers have two codes; the codes
 * of neighbours look unlike each other, so that a slip of the pen rarely leads to another home.
 */
export function createHomeCode(nth: number): string {
  let length = shortestCode;
  let position = nth - 1;
  while (position >= codeSigns.length ** length) {
    position -= codeSigns.length ** length;
    length += 1;
  }
  let left = ((position + 1) * stride) % codeSigns.length ** length;
  let code = '';
  while (code.length < length) {
    code = codeSigns.charAt(left % codeSigns.length) + code;
    left = Math.floor(left / codeSigns.length);
  }
  return code;
}

/** What names a home in its public address. */
export const HomeSlug = z.string().max(120).regex(homeSlug);

/** The code at the end of a slug. */
export function readHomeCode(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1).toUpperCase();
}

/** The slug as the public may read it, with the house number if the seller shows it; none without a code. */
export function formatHomeSlug(
  home: Pick<Property, 'code' | 'houseNo' | 'address' | 'addressShown'>,
): string | undefined {
  if (home.code === undefined) return undefined;
  // A fraction is a part of its own: 12½ is not 121/2.
  const words = toSlug(formatShortAddress(home).replaceAll(/\p{No}/gu, ' $&'), 'home');
  return `${words}-${home.code}`;
}
