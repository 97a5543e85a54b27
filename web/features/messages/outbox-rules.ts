import { minuteMs } from '../../../functions/kernel/time.ts';
import { isHomeId, isUserId } from '../../lib/ids.ts';
import { sentWithinMs } from '../../lib/outbox-time.ts';
import type { Message, ThreadIds } from './api.ts';

/** A message that has not arrived, as this browser stores it. */
export interface PendingMessage {
  /** One idempotency key for all attempts, so that a retry is not a second message. */
  readonly key: string;
  readonly ids: ThreadIds;
  readonly toUserId: ThreadIds['buyerId'];
  readonly body: string;
  readonly attachments: readonly Pick<Message['attachments'][number], 'id' | 'name'>[];
  readonly replyTo?: Message['id'] | undefined;
  /** When it was written, in milliseconds. */
  readonly writtenAt: number;
  /** How often it was sent without an answer that says what became of it: from the first on, it may have arrived. */
  readonly attempts?: number | undefined;
  /** How often Gable answered that it can't take it now. */
  readonly delays?: number | undefined;
  /** Position of the chat's newest message before the first attempt, where it was known. */
  readonly after?: Message['order'] | undefined;
  /** Why it was refused, or is not tried any more, for a person. */
  readonly failure?: string | undefined;
}

/** How far the clocks of a phone and of the server may be apart. */
const clockMs = 5 * minuteMs;

/** Whether a message is too old to be sent without asking its writer again. */
export function isOutdated({ writtenAt }: PendingMessage, now: number): boolean {
  return Math.abs(now - writtenAt) > sentWithinMs;
}

const isSameChat = (ids: ThreadIds, other: ThreadIds): boolean =>
  ids.propertyId === other.propertyId && ids.buyerId === other.buyerId;

/** Whether a message waits for its writer to decide on an earlier one of the same chat, which was refused. */
export function isHeld({ ids, key }: PendingMessage, all: readonly PendingMessage[]): boolean {
  const first = all.find(
    (earlier) => earlier.key === key || (earlier.failure !== undefined && isSameChat(earlier.ids, ids)),
  );
  return first !== undefined && first.key !== key;
}

/**
 * The message to send next: the first in order that was not refused, is not too old, need not wait and is of none of
 * the chats to skip.
 */
export function findNextMessage(
  all: readonly PendingMessage[],
  now: number,
  skipped: readonly ThreadIds[] = [],
): PendingMessage | undefined {
  return all.find(
    (message) =>
      message.failure === undefined &&
      !isOutdated(message, now) &&
      !isHeld(message, all) &&
      !skipped.some((ids) => isSameChat(ids, message.ids)),
  );
}

/** Whether a message of a chat is this one, as the server took it. One without words is never known again. */
export function isArrived(
  { body, attachments, replyTo, writtenAt, after }: PendingMessage,
  sent: Message,
): boolean {
  const isLater = after === undefined ? Date.parse(sent.createdAt) > writtenAt - clockMs : sent.order > after;
  return (
    isLater &&
    sent.mine &&
    body !== '' &&
    sent.body === body &&
    sent.replyTo === replyTo &&
    sent.attachments.length === attachments.length &&
    attachments.every(({ id }, index) => sent.attachments[index]?.id === id)
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function isPending(value: unknown): value is PendingMessage {
  if (!isRecord(value) || !isRecord(value['ids'])) return false;
  const { ids, key, toUserId, body, writtenAt, attachments } = value;
  return (
    isHomeId(asText(ids['propertyId'])) &&
    isUserId(asText(ids['buyerId'])) &&
    isUserId(asText(toUserId)) &&
    typeof key === 'string' &&
    typeof body === 'string' &&
    typeof writtenAt === 'number' &&
    Array.isArray(attachments)
  );
}

function parseMessage(line: string): readonly PendingMessage[] {
  try {
    const value: unknown = JSON.parse(line);
    return isPending(value) ? [value] : [];
  } catch {
    return [];
  }
}

/** Stored messages, one a line; what is none is left out. */
export function parseOutbox(text: string | undefined): readonly PendingMessage[] {
  return (text ?? '').split('\n').flatMap(parseMessage);
}
