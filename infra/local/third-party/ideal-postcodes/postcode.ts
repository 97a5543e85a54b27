import { isArea } from './areas.ts';

export interface Postcode {
  area: string;
  outward: string;
  inward: string;
  text: string;
}

/** The six forms of an outward code with the letters each place allows, then a digit and two letters. */
const form =
  /^(([A-PR-UWYZ])(\d\d?|\d[A-HJKPSTUW])|([A-PR-UWYZ][A-HK-Y])(\d\d?|\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/;

const splitWords = (text: string) => new Set(text.split(' '));
const oneDigitOnly = splitWords('BR FY HA HD HG HR HS HX JE LD SM SR WC WN ZE');
const twoDigitsOnly = splitWords('AB LL SO');
const withZero = splitWords('BL BS CM CR FY HA PR SL SS');
const withLetter = splitWords('E N NW SE SW W EC WC');

function isDistrict(area: string, district: string): boolean {
  if (/[A-Z]$/.test(district)) return withLetter.has(area);
  if (district === '0') return withZero.has(area);
  if (district.startsWith('0')) return false;
  if (district.length === 2) return !oneDigitOnly.has(area);
  return !twoDigitsOnly.has(area);
}

/** Reads a UK postcode in any case and spacing; undefined if it is malformed. */
export function readPostcode(input: string): Postcode | undefined {
  const text = input.toUpperCase().replace(/\s+/g, '');
  const found = form.exec(text);
  if (!found) return undefined;
  const [, outward = '', one, oneDistrict, two, twoDistrict, inward = ''] = found;
  const area = one ?? two ?? '';
  if (!isArea(area) || !isDistrict(area, oneDistrict ?? twoDistrict ?? '')) return undefined;
  return { area, outward, inward, text: `${outward} ${inward}` };
}
