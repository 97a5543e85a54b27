import { enforceLimit, type RateLimit } from './rate-limit.ts';

/**
 * Looks something up by what people could guess, such as a code or the key of a link. A guess counts before the look-up,
 * so that many at once are limited, too; one that finds something does not count.
 * @throws 429 `too_many` past the limit, and whatever `lookUp` throws
 */
export async function limitGuesses<T>(limit: RateLimit, lookUp: () => Promise<T>): Promise<T> {
  const guess = await enforceLimit(limit);
  const found = await lookUp();
  await guess.undo();
  return found;
}
