import { MessageEdited, MessageRemoved } from '../../../../events/message.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { type Warning } from '../../../people/content-rules/domain/warning.ts';
import { messageEditMinutes, maxEdits, type Message, type Thread } from './message.ts';
import { toPreview } from './preview.ts';
import { type ThreadDecision, isUnread, changeThread, sides } from './thread.ts';

const toMessageIds = ({ id: messageId, propertyId, sellerId, buyerId, fromId }: Message) => ({
  messageId,
  propertyId,
  sellerId,
  buyerId,
  fromId,
});

/** Whether a person can still change the text of a message. */
export function isEditable(
  { kind, fromId, removedAt, withheldAt, edits, createdAt }: Message,
  by: string,
  now: Date,
): boolean {
  return (
    kind === 'text' &&
    fromId === by &&
    !removedAt &&
    !withheldAt &&
    edits.length < maxEdits &&
    now.getTime() < Date.parse(createdAt) + messageEditMinutes * minuteMs
  );
}

export interface MessageEdit {
  readonly by: UserId;
  readonly body: string;
  readonly warnings: Warning[];
}

/** @throws 409 when the message cannot be edited any more, or never could */
export function applyEdit(
  thread: Thread,
  message: Message,
  { by, ...change }: MessageEdit,
  now: Date,
): ThreadDecision {
  if (!isEditable(message, by, now)) throw createNotEditableError(message);
  if (change.body === message.body) return { thread, message, events: [] };
  const at = now.toISOString();
  const after: Message = {
    ...message,
    ...change,
    edits: [...message.edits, { body: message.body, until: at }],
    editedAt: at,
    version: message.version + 1,
  };
  return { ...replaceMessage(thread, after), events: [MessageEdited.of(toMessageIds(after))] };
}

function createNotEditableError({ kind, removedAt, withheldAt }: Message): AppError {
  if (removedAt ?? withheldAt)
    return new AppError('conflict', 'This message was removed.', { state: 'removed' });
  return kind === 'text'
    ? new AppError(
        'conflict',
        `A message can be edited for ${messageEditMinutes} minutes and ${maxEdits} times.`,
        {
          state: 'sent',
        },
      )
    : new AppError('conflict', 'Only text can be edited.', { state: kind });
}

/**
 * The author removes a message for both sides; the other side only hides it from themselves.
 * @throws 409 for a card, which records an event
 */
export function applyRemoval(thread: Thread, message: Message, by: UserId, now: Date): ThreadDecision {
  if (message.kind === 'card')
    throw new AppError('conflict', 'This shows what happened and can’t be removed.', { state: 'card' });
  return message.fromId === by ? retractMessage(thread, message, now) : hideMessage(thread, message, by);
}

function retractMessage(thread: Thread, message: Message, now: Date): ThreadDecision {
  if (message.removedAt) return { thread, message, events: [] };
  const after: Message = {
    ...message,
    body: '',
    attachments: [],
    warnings: [],
    edits: [],
    removedAt: now.toISOString(),
    version: message.version + 1,
  };
  const read = { ...thread, ...reduceUnread(thread, message) };
  return { ...replaceMessage(read, after), events: [MessageRemoved.of(toMessageIds(after))] };
}

/** Withholds a message from both sides by a staff decision; `undefined` when there is no text to hide. */
export function withholdMessage(thread: Thread, message: Message, now: Date): ThreadDecision | undefined {
  if (message.kind === 'card' || message.removedAt || message.withheldAt) return undefined;
  const after: Message = { ...message, withheldAt: now.toISOString(), version: message.version + 1 };
  const read = { ...thread, ...reduceUnread(thread, message) };
  return { ...replaceMessage(read, after), events: [MessageRemoved.of(toMessageIds(after))] };
}

/**
 * Reverts `withholdMessage`, except for people who hid the message themselves; it does not count as unread.
 * `undefined` when it is not withheld.
 */
export function releaseMessage(thread: Thread, message: Message): ThreadDecision | undefined {
  if (!message.withheldAt) return undefined;
  const { withheldAt: _, ...rest } = message;
  const after: Message = { ...rest, version: message.version + 1 };
  return { ...replaceMessage(thread, after), events: [MessageEdited.of(toMessageIds(after))] };
}

function hideMessage(thread: Thread, message: Message, by: UserId): ThreadDecision {
  if (message.hiddenFor.includes(by)) return { thread, message, events: [] };
  const hiddenFor = [...message.hiddenFor, by];
  const after: Message = { ...message, hiddenFor, version: message.version + 1 };
  return { ...replaceMessage({ ...thread, ...reduceUnread(thread, message, by) }, after), events: [] };
}

/** The unread counts without this message, for both sides or for one person only. */
function reduceUnread(thread: Thread, message: Message, only?: UserId): Partial<Thread> {
  const counted = sides.filter(
    (side) => isUnread(thread, message, side) && (only === undefined || thread[`${side}Id`] === only),
  );
  return Object.fromEntries(
    counted.map((side) => [side, { ...thread[side], unread: Math.max(0, thread[side].unread - 1) }]),
  );
}

/** Replaces a message, and the thread's preview when it is the last one. */
function replaceMessage(thread: Thread, message: Message): { thread: Thread; message: Message } {
  const { last } = thread;
  const { hiddenFor } = message;
  const shown = last.id === message.id ? { ...last, hiddenFor, text: toPreview(message) } : last;
  return { thread: changeThread(thread, { last: shown }), message };
}
