import { ViewingHoldDue, ViewingReminded, ViewingReminderDue } from '../../events/viewing.ts';
import { now } from '../shared/clock.ts';
import { once } from '../shared/idempotency.ts';
import { subscriber } from '../shared/subscriber.ts';
import { commit } from '../shared/table.ts';
import { settled } from './changing.ts';
import { told } from './decision.ts';
import { react } from './keeping.ts';
import { isBooked } from './moves.ts';
import { viewingById } from './store.ts';

/** The clock told that something may be due: it is decided on the viewing as it is now. */
export const handler = subscriber(
  [ViewingHoldDue, ViewingReminderDue],
  async ({ data }) => {
    if (!('hours' in data)) return react(data.viewingId, settled);
    const viewing = await viewingById(data.viewingId);
    // It may have been called off, or moved to a time with a reminder of its own.
    if (!viewing || !isBooked(viewing) || viewing.start !== data.start) return;
    if (viewing.start <= now().toISOString()) return;
    const reconfirmed = viewing.reconfirmedAt !== undefined;
    await commit([], [ViewingReminded.of({ ...told(viewing), hours: data.hours, reconfirmed })]);
  },
  once,
);
