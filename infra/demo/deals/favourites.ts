import { storyHomes, othersHomes } from './story.ts';

interface Favourite {
  /** Days before the present, as the demo's own days are counted. */
  readonly daysAgo: number;
  readonly note?: string;
}

/**
 * Homes that the buyer to log in as saved, by their key; one of them has become cheaper since. Homes are written the
 * oldest first, and so are these.
 */
export const favourites: ReadonlyMap<string, Favourite> = new Map([
  [othersHomes.liverpool, { daysAgo: 12 }],
  [othersHomes.kendal, { daysAgo: 9, note: 'The garden. Ask about the fence.' }],
  [storyHomes.sheffield, { daysAgo: 7, note: 'Ours, if they come down a little.' }],
]);
