import { isHomeId, isUserId } from '../../lib/ids.ts';
import { sentWithinMs } from '../../lib/outbox-entry.ts';
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
  /** Why it was refused, for a person. */
  readonly failure?: string | undefined;
}

/** Whether a message is too old to be sent without asking its writer again. */
export function isOutdated({ writtenAt }: PendingMessage, now: number): boolean {
  return Math.abs(now - writtenAt) > sentWithinMs;
}

/** Whether a message waits for its writer to decide on an earlier one of the same chat, which was refused. */
export function isHeld({ ids, key }: PendingMessage, all: readonly PendingMessage[]): boolean {
  const first = all.find(
    (earlier) =>
      earlier.key === key ||
      (earlier.failure !== undefined &&
        earlier.ids.propertyId === ids.propertyId &&
        earlier.ids.buyerId === ids.buyerId),
  );
  return first !== undefined && first.key !== key;
}

/** The message to send next: the first in order that was not refused, is not too old and need not wait. */
export function findNextMessage(all: readonly PendingMessage[], now: number): PendingMessage | undefined {
  return all.find(
    (message) => message.failure === undefined && !isOutdated(message, now) && !isHeld(message, all),
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
