import { sideOf, type UserId } from '../../../../events/vocabulary.ts';
import type { Thread } from '../../../deals/messages/domain/message.ts';
import { countUnreadOf } from '../../../deals/messages/domain/thread.ts';

/** Whether a chat has something to read for a person who neither muted it nor put it away. */
export function isChatUnread(thread: Thread, userId: UserId): boolean {
  const side = sideOf(thread, userId);
  return side !== undefined && countUnreadOf(thread[side]) > 0;
}
