import { createHash } from 'node:crypto';

/** A stable pseudo-random number from 0 to below 1, derived from the words. */
export function drawNumber(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32;
}
