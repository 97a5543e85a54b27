import { listFieldAdvice, listFieldObstacles } from './field-obstacles.ts';
import type { DraftData } from './listing.ts';
import { listTextObstacles } from './text-obstacles.ts';
import type { Obstacle } from './views.ts';

/**
 * What keeps a property off the market (behaviour, 3.1), in the order of the wizard. The package is checked
 * separately.
 */
export function listObstacles(data: DraftData, now: Date): Obstacle[] {
  return [...listFieldObstacles(data, now), ...listTextObstacles(data, 'block')];
}

/** Recommendations that do not prevent publishing. */
export function listAdvice(data: DraftData, now: Date): Obstacle[] {
  return [
    ...listFieldAdvice(data, now),
    ...listTextObstacles(data, 'review').map((hint) => ({
      ...hint,
      text: `${hint.text} If you leave it, we’ll read it before the home goes on sale.`,
    })),
    ...listTextObstacles(data, 'advise'),
  ];
}
