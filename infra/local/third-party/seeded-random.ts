import { createHash } from 'node:crypto';

/** A stable pseudo-random number from 0 to below 1, derived from the words. */
export function drawNumber(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32;
}

/** One of several, the same for the same words. */
export function drawOne<T>(all: readonly [T, ...T[]], ...words: readonly (string | number)[]): T {
  return all[Math.floor(drawNumber(...words) * all.length)] ?? all[0];
}
