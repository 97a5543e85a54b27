import * as z from 'zod';
import { formatPence, formatPounds } from './money.ts';

/** A schema of whole numbers within limits that `format` shows to people. */
function createSumSchema(least: number, most: number, format: (sum: number) => string) {
  return z
    .int()
    .min(least, least === 0 ? 'Enter a sum of £0 or more' : `Enter at least ${format(least)}`)
    .max(most, `Enter at most ${format(most)}`);
}

/** Pence within limits, whose texts name them in pounds, as people think of sums. */
export function penceWithin(least: number, most: number) {
  return createSumSchema(least, most, formatPence);
}

/** Whole pounds within limits. */
export function poundsWithin(least: number, most: number) {
  return createSumSchema(least, most, formatPounds);
}
