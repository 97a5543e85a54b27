import { ViewingHoldDue, ViewingReminded, ViewingReminderDue } from '../../../../events/viewing.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { findViewing } from '../adapters/viewing-repository.ts';
import { updateViewing } from '../commands/update-viewing.ts';
import { applyDueChange } from '../domain/due-changes.ts';
import { isBooked } from '../domain/transitions.ts';
import { toViewingEventFields } from '../domain/viewing-decision.ts';

/** Applies what is due on a viewing at its deadline. */
export const handler = subscriber(
  'viewings-on-viewing-due',
  { on: [ViewingHoldDue, ViewingReminderDue], needs: ['table:write', 'idempotency'] },
  async ({ data }) => {
    if (!('hours' in data)) return updateViewing(data.viewingId, applyDueChange);
    const viewing = await findViewing(data.viewingId);
    // The viewing may have been cancelled, or moved to a time with its own reminder.
    if (!viewing || !isBooked(viewing) || viewing.start !== data.start) return;
    if (viewing.start <= now().toISOString()) return;
    const reconfirmed = viewing.reconfirmedAt !== undefined;
    await commit(
      [],
      [ViewingReminded.of({ ...toViewingEventFields(viewing), hours: data.hours, reconfirmed })],
    );
  },
  runOnce,
);
