import type { PriceQualifier } from '../../../../../events/vocabulary.ts';
import { squareFeet } from '../../../../listings/properties/domain/property-words.ts';
import { findQualifier } from './file-words.ts';

interface ReadPrice {
  /** In whole pounds; undefined for a price on application. */
  readonly price?: number;
  readonly qualifier?: PriceQualifier;
}

const otherMoney = /[€$]|\b(?:eur|euros?|usd|dollars?)\b/i;
const period =
  /(?<![a-z])(?:p\.?(?:\s?c\.?\s?m|w|a)|(?:per|a|\/)\s?(?:calendar )?(?:month|week|annum|year))\b/gi;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a price is one for a month or another period; one with a service charge beside it isn’t. */
export function isRent(price: string): boolean {
  const periods = countMatches(price, period);
  return periods > 0 && periods >= countMatches(removeCommas(price), /\d+(?:\.\d+)?/g);
}

/** `450,000` and `450 000` as `450000`. */
const removeCommas = (price: string): string => price.replaceAll(/(?<=\d)[ ,\u00A0](?=\d{3}(?!\d))/g, '');

const sizes: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * `£450,000`, `450000.00`, `Offers over 450k`, `POA`; undefined for anything else, such as two prices, odd pence, a
 * rent or other money than pounds.
 */
export function readPrice(text: string): ReadPrice | undefined {
  if (otherMoney.test(text) || countMatches(text, period) > 0) return undefined;
  const qualifier = findQualifier(text);
  const named = qualifier === undefined ? {} : { qualifier };
  if (!/\d/.test(text)) return qualifier === 'poa' ? named : undefined;
  const sums = removeCommas(text).match(/\d+(?:\.\d+)?\s*[km]?\b/gi) ?? [];
  const [, digits = '', size = ''] = /^([\d.]+)\s*([km]?)$/i.exec(sums[0] ?? '') ?? [];
  const price = Math.round(Number(digits) * (sizes[size.toLowerCase()] ?? 1) * 100) / 100;
  return sums.length === 1 && Number.isInteger(price) ? { ...named, price } : undefined;
}

const mostRooms = 50;

/** `3`, `3.0`, `3 beds`. */
export function readCount(text: string): number | undefined {
  const count = Number(/^(\d+)(?:\.0+)?(?:\s*[a-z ]+)?$/i.exec(text)?.[1]);
  return count <= mostRooms ? count : undefined;
}

const areaLimits = { least: 5, most: 20_000 } as const;

/** A number and the unit right after it: what follows may be another measure. */
const measure = /^([\d,]+(?:\.\d+)?)\s*(?:sq(?:uare|\.)?\s*)?(ft|feet|foot|m(?:²|2|et|t|\b))?/i;

/** Square metres of `1,250 sq ft`, `116 m² (1,250 sq ft)` or a bare number in the column’s own unit. */
export function readArea(text: string, unit: 'squareMetres' | 'squareFeet'): number | undefined {
  const [, digits = '', named = ''] = measure.exec(text) ?? [];
  const size = Number(digits.replaceAll(',', ''));
  const isFeet = named === '' ? unit === 'squareFeet' : /^f/i.test(named);
  const metres = Math.round((isFeet ? size / squareFeet : size) * 10) / 10;
  return metres >= areaLimits.least && metres <= areaLimits.most ? metres : undefined;
}
