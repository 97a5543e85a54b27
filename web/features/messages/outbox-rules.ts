import { hourMs } from '../../../functions/kernel/time.ts';
import { isHomeId, isUserId } from '../../lib/ids.ts';
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
  /** Why it was refused, for a person. */
  readonly failure?: string | undefined;
}

/**
 * How long a message is sent by itself: the server knows its key for a day, and “I’m at the door” means something else
 * the day after.
 */
export const sentWithinMs = 20 * hourMs;

/** Whether a message is too old to be sent without asking its writer again. */
export function isOutdated({ writtenAt }: PendingMessage, now: number): boolean {
  return Math.abs(now - writtenAt) > sentWithinMs;
}

/** The message to send next: the first that was written, without those that were refused or are too old. */
export function findNextMessage(all: readonly PendingMessage[], now: number): PendingMessage | undefined {
  return all
    .filter((message) => message.failure === undefined && !isOutdated(message, now))
    .toSorted((a, b) => a.writtenAt - b.writtenAt)[0];
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

/** Stored messages; what is none is left out. */
export function parseOutbox(text: string | undefined): readonly PendingMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPending) : [];
  } catch {
    return [];
  }
}
