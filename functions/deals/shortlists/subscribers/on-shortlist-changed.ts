import { ShortlistChanged, ShortlistDigestDue } from '../../../../events/shortlist.ts';
import { now } from '../../../kernel/clock.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { buildDigestWrite, findDigest } from '../adapters/digest-repository.ts';
import { digestMs, noteChange } from '../domain/digest.ts';

/** One wait per reader: the first change begins it. */
export const handler = subscriber(
  'shortlists-on-changed',
  { on: [ShortlistChanged], needs: ['table:write', 'scheduler'] },
  async ({ data: { shortlistId, userId, what } }, { id: eventId, time }) => {
    if (what === 'removed') return;
    const key = { shortlistId, userId };
    const begins = await updateWithRetry(
      () => findDigest(key),
      (before) => {
        const noted = noteChange({ key, before }, { eventId, time }, now());
        return { writes: [buildDigestWrite(noted.digest)], result: noted.begins };
      },
      { pauseMs: 100 },
    );
    if (!begins) return;
    await scheduleEvent({
      name: `shortlist-${shortlistId}-${userId}`,
      at: new Date(Date.parse(time) + digestMs),
      event: ShortlistDigestDue.of({ shortlistId, userId, since: time }),
    });
  },
);
