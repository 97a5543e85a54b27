import * as z from 'zod';
import { formatPence, formatPounds } from './money.ts';

/** Pence within limits, whose texts name them in pounds, as people think of sums. */
export const penceWithin = (least: number, most: number) =>
  z
    .int()
    .min(least, least === 0 ? 'Enter a sum of £0 or more' : `Enter at least ${formatPence(least)}`)
    .max(most, `Enter at most ${formatPence(most)}`);

/** Whole pounds within limits. */
export const poundsWithin = (least: number, most: number) =>
  z
    .int()
    .min(least, least === 0 ? 'Enter a sum of £0 or more' : `Enter at least ${formatPounds(least)}`)
    .max(most, `Enter at most ${formatPounds(most)}`);
