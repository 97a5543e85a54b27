import { MessageEdited, MessageRemoved } from '../../events/message.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { editMinutes, editsMost, type Message, type Thread } from './message.ts';
import { type Warning } from '../content-rules/domain/warning.ts';
import { preview } from './preview.ts';
import { type Decision, isUnread, saved, sides } from './thread.ts';

const told = ({ id: messageId, propertyId, sellerId, buyerId, fromId }: Message) => ({
  messageId,
  propertyId,
  sellerId,
  buyerId,
  fromId,
});

/** Whether a person can still change the words of a message. */
export const isEditable = (
  { kind, fromId, removedAt, withheldAt, edits, createdAt }: Message,
  by: string,
  now: Date,
): boolean =>
  kind === 'text' &&
  fromId === by &&
  !removedAt &&
  !withheldAt &&
  edits.length < editsMost &&
  now.getTime() < Date.parse(createdAt) + editMinutes * 60_000;

/** @throws 409 where the message can not be edited any more, or never could */
export function edit(
  thread: Thread,
  message: Message,
  change: { readonly body: string; readonly warnings: Warning[] },
  by: UserId,
  now: Date,
): Decision {
  if (!isEditable(message, by, now)) throw uneditable(message);
  if (change.body === message.body) return { thread, message, events: [] };
  const at = now.toISOString();
  const after: Message = {
    ...message,
    ...change,
    edits: [...message.edits, { body: message.body, until: at }],
    editedAt: at,
    version: message.version + 1,
  };
  return { ...showing(thread, after), events: [MessageEdited.of(told(after))] };
}

function uneditable({ kind, removedAt, withheldAt }: Message): AppError {
  if (removedAt ?? withheldAt)
    return new AppError('conflict', 'This message was removed.', { state: 'removed' });
  return kind === 'text'
    ? new AppError('conflict', `A message can be edited for ${editMinutes} minutes and ${editsMost} times.`, {
        state: 'sent',
      })
    : new AppError('conflict', 'Only text can be edited.', { state: kind });
}

/**
 * The author takes a message back for both; the other side only hides it from themselves.
 * @throws 409 for a card, which shows what happened
 */
export function remove(thread: Thread, message: Message, by: UserId, now: Date): Decision {
  if (message.kind === 'card')
    throw new AppError('conflict', 'This shows what happened and can not be removed.', { state: 'card' });
  return message.fromId === by ? takeBack(thread, message, now) : hide(thread, message, by);
}

function takeBack(thread: Thread, message: Message, now: Date): Decision {
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
  const read = { ...thread, ...unreadLess(thread, message) };
  return { ...showing(read, after), events: [MessageRemoved.of(told(after))] };
}

/** Keeps a message of a person out of sight for both sides; undefined where there is no text to hide. */
export function withholdMessage(thread: Thread, message: Message, now: Date): Decision | undefined {
  if (message.kind === 'card' || message.removedAt || message.withheldAt) return undefined;
  const after: Message = { ...message, withheldAt: now.toISOString(), version: message.version + 1 };
  const read = { ...thread, ...unreadLess(thread, message) };
  return { ...showing(read, after), events: [MessageRemoved.of(told(after))] };
}

/** Shows a withheld message again, to those who did not hide it themselves; it does not count as unread. */
export function releaseMessage(thread: Thread, message: Message): Decision | undefined {
  if (!message.withheldAt) return undefined;
  const { withheldAt: _, ...rest } = message;
  const after: Message = { ...rest, version: message.version + 1 };
  return { ...showing(thread, after), events: [MessageEdited.of(told(after))] };
}

function hide(thread: Thread, message: Message, by: UserId): Decision {
  if (message.hiddenFor.includes(by)) return { thread, message, events: [] };
  const hiddenFor = [...message.hiddenFor, by];
  const after: Message = { ...message, hiddenFor, version: message.version + 1 };
  return { ...showing({ ...thread, ...unreadLess(thread, message, by) }, after), events: [] };
}

/** One unread message less for whom it counted: for both sides, or for one person. */
function unreadLess(thread: Thread, message: Message, only?: UserId): Partial<Thread> {
  const counted = sides.filter(
    (side) => isUnread(thread, message, side) && (only === undefined || thread[`${side}Id`] === only),
  );
  return Object.fromEntries(
    counted.map((side) => [side, { ...thread[side], unread: Math.max(0, thread[side].unread - 1) }]),
  );
}

/** The thread with a changed message, whose line the list may show. */
function showing(thread: Thread, message: Message): { thread: Thread; message: Message } {
  const { last } = thread;
  const { hiddenFor } = message;
  const shown = last.id === message.id ? { ...last, hiddenFor, text: preview(message) } : last;
  return { thread: saved(thread, { last: shown }), message };
}
