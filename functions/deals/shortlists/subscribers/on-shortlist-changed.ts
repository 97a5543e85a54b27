import { ShortlistChanged, ShortlistDigestDue } from '../../../../events/shortlist.ts';
import { now } from '../../../kernel/clock.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { startDigest } from '../adapters/digest-repository.ts';

/** Minutes for which changes are gathered. */
const digestMinutes = 30;

/** One wait per reader: the first change begins it. */
export const handler = subscriber(
  'shortlists-on-changed',
  { on: [ShortlistChanged], needs: ['table:write', 'scheduler'] },
  async ({ data: { shortlistId, userId, what } }, { id: eventId, time }) => {
    if (what === 'removed') return;
    const dueAt = new Date(Date.parse(time) + digestMinutes * minuteMs);
    if (!(await startDigest({ shortlistId, userId }, { eventId, dueAt }, now()))) return;
    await scheduleEvent({
      name: `shortlist-${shortlistId}-${userId}`,
      at: dueAt,
      event: ShortlistDigestDue.of({ shortlistId, userId, since: time }),
    });
  },
);
