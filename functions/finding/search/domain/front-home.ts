import { dayMs } from '../../../kernel/time.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import type { Query } from '../index/index.ts';

/** Fewer photos are often those of a draft that its seller has not finished. */
const minPictures = 6;
/** Smaller photos are unsharp over the width of a screen. */
const minWidth = 1_200;
/** Long enough for readers to report what should not be there. */
const minDaysOnSale = 1;
const maxDaysOnSale = 30;
/** As many homes as a page of results has at most. */
const limit = 48;

const toDay = (now: Date) => Math.floor(now.getTime() / dayMs);

/** Where to look for it: homes of the last month, the longest on sale first; then the newest of all. */
export function listFrontHomeQueries(now: Date): readonly Query[] {
  const addedSince = (toDay(now) - maxDaysOnSale) * dayMs;
  return [
    { addedSince, sort: { item: 'createdAt', order: 'asc' }, limit },
    { sort: { item: 'createdAt', order: 'desc' }, limit },
  ];
}

/**
 * Homes whose photo may stand over the whole width of the front page, in the order of the day: their owner has proved
 * that the home is theirs, the photos are many and the first one is large and wide, and it has been on sale for a day.
 */
export function rankFrontHomes(cards: readonly PropertyCard[], now: Date): readonly PropertyCard[] {
  const latest = new Date(now.getTime() - minDaysOnSale * dayMs).toISOString();
  const fit = cards.filter(
    ({ status, ownerMark, picture, pictureCount, firstListedAt }) =>
      status === 'live' &&
      ownerMark !== undefined &&
      firstListedAt !== undefined &&
      firstListedAt <= latest &&
      pictureCount >= minPictures &&
      picture !== undefined &&
      picture.width >= minWidth &&
      picture.width > picture.height,
  );
  const first = toDay(now) % Math.max(fit.length, 1);
  return [...fit.slice(first), ...fit.slice(0, first)];
}
