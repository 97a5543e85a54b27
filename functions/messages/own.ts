import type { MessageId, PropertyId, Side, UserId } from '../../events/vocabulary.ts';
import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import type { Message, Thread } from './message.ts';
import { messageById } from './message-store.ts';
import { threadOf } from './store.ts';
import { sideOf } from './thread.ts';

export const threadGone = (): AppError => new AppError('not_found', 'There is no such conversation.');
const messageGone = () => new AppError('not_found', 'There is no such message.');

export interface OwnThread {
  readonly thread: Thread;
  readonly side: Side;
}

/** @throws 404 where there is none between these two, or the caller is neither */
export async function ownThread(propertyId: PropertyId, buyerId: UserId, { id }: Caller): Promise<OwnThread> {
  const thread = await threadOf(propertyId, buyerId);
  const side = thread && sideOf(thread, id);
  if (!side) throw threadGone();
  return { thread, side };
}

/** @throws 404 for messages of others' threads, and for those that the caller hid */
export async function ownMessage(id: MessageId, caller: Caller): Promise<{ message: Message; side: Side }> {
  const message = await messageById(id);
  const side = message && sideOf(message, caller.id);
  if (!side || message.hiddenFor.includes(caller.id)) throw messageGone();
  return { message, side };
}
