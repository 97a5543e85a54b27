import { followSession } from './kept/forget-kept.ts';
import { hasKept } from './kept/keeping.ts';
import { forgetLeftOutboxes } from './outbox-entry.ts';

/** Forgets what a login left here that ended while no page was open; the next page makes up for one that fails. */
export function forgetLeft(): void {
  forgetLeftOutboxes();
  if (hasKept()) followSession();
}
