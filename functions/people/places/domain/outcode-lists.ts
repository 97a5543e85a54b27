import { readCodes } from './outcodes.ts';

/**
 * Whether an outcode is in a list such as `BS BA1-3 SW1`: letters alone are all of a postcode area, and SW1 has SW1A.
 */
export function createCodeFilter(list: string): (outcode: { readonly code: string }) => boolean {
  const codes = new Set(readCodes(list));
  const whole = new Set(list.split(' ').filter((part) => /^[A-Z]+$/.test(part)));
  return ({ code }) =>
    codes.has(code) || codes.has(code.replace(/(?<=\d)[A-Z]$/, '')) || whole.has(code.replace(/\d.*$/, ''));
}
