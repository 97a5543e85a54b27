import { MessageDigestDue, MessageSent, MessagesRead } from '../../../../events/message.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { findThread, countUnread } from '../../../deals/messages/adapters/thread-repository.ts';
import { isMutedFor } from '../../../deals/messages/domain/thread.ts';
import { now } from '../../../kernel/clock.ts';
import { cancelScheduledEvent, scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { digestMinutes } from '../adapters/digest-mail.ts';
import { startDigestTimer, stopDigestTimer } from '../adapters/digest-timer-repository.ts';

const toScheduleName = (userId: UserId) => `digest-${userId}`;

/** One digest wait per person: the first unread message begins it, and reading everything ends it. */
export const handler = subscriber(
  'notifications-on-message-sent-or-read-sent-or-read',
  { on: [MessageSent, MessagesRead], needs: ['table:write', 'scheduler'] },
  async (event, { id, time }) => {
    if (event.name === MessagesRead.name) return cancelDigestWhenRead(event.data.readerId);
    const { kind, fromId, propertyId, sellerId, buyerId } = event.data;
    // A card has the notice of its event.
    if (kind === 'card' || fromId === null) return;
    const userId = fromId === sellerId ? buyerId : sellerId;
    if (await isMuted(propertyId, buyerId, userId)) return;
    const at = new Date(Date.parse(time) + digestMinutes * minuteMs);
    if (await startDigestTimer(userId, id, at, now()))
      await scheduleEvent({ name: toScheduleName(userId), at, event: MessageDigestDue.of({ userId }) });
  },
);

async function isMuted(propertyId: PropertyId, buyerId: UserId, userId: UserId): Promise<boolean> {
  const thread = await findThread(propertyId, buyerId);
  return thread !== undefined && isMutedFor(thread, userId);
}

async function cancelDigestWhenRead(readerId: UserId): Promise<void> {
  if ((await countUnread(readerId)) > 0) return;
  if (await stopDigestTimer(readerId)) await cancelScheduledEvent(toScheduleName(readerId));
}
