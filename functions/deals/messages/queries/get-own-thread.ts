import {
  type MessageId,
  type PropertyId,
  type Side,
  type UserId,
  sideOf,
} from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findMessage } from '../adapters/message-repository.ts';
import { findThread } from '../adapters/thread-repository.ts';
import type { Message, Thread } from '../domain/message.ts';

export function createThreadNotFound(): AppError {
  return new AppError('not_found', 'We can’t find that conversation.');
}
const createMessageNotFound = () => new AppError('not_found', 'We can’t find that message.');

export interface OwnThread {
  readonly thread: Thread;
  readonly side: Side;
}

/** @throws 404 when there is no such thread, or the caller is on neither side */
export async function getOwnThread(
  propertyId: PropertyId,
  buyerId: UserId,
  { id }: Caller,
): Promise<OwnThread> {
  const thread = await findThread(propertyId, buyerId);
  const side = thread && sideOf(thread, id);
  if (!side) throw createThreadNotFound();
  return { thread, side };
}

/** @throws 404 for messages of other people's threads, and for those that the caller hid */
export async function getOwnMessage(
  id: MessageId,
  caller: Caller,
): Promise<{ message: Message; side: Side }> {
  const message = await findMessage(id);
  const side = message && sideOf(message, caller.id);
  if (!side || message.hiddenFor.includes(caller.id)) throw createMessageNotFound();
  return { message, side };
}
