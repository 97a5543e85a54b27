import type { DomainEvent } from '../../../../events/define.ts';
import {
  MessageSent,
  MessagesDelivered,
  MessageStatusChanged,
  MessagesRead,
} from '../../../../events/message.ts';
import { MessageId, type PropertyId, type Side, type UserId, sideOf } from '../../../../events/vocabulary.ts';
import { type Message, type SideState, Thread } from './message.ts';
import { toPreview } from './preview.ts';

/** Property and buyer identify a thread. */
export interface Parties {
  readonly propertyId: PropertyId;
  readonly sellerId: UserId;
  readonly buyerId: UserId;
}
/**
 * The result of a rule: the new thread, the new or changed message if there is one, and the events to
 * publish.
 */
export interface ThreadDecision {
  readonly thread: Thread;
  readonly message?: Message;
  readonly events: readonly DomainEvent[];
}

const initialSideState: SideState = {
  readTo: '',
  deliveredTo: '',
  unread: 0,
  archived: false,
  muted: false,
  wrote: false,
};
export const sides = ['buyer', 'seller'] as const satisfies readonly Side[];
/** Whether a person muted a thread. */
export function isMutedFor(thread: Thread, userId: string): boolean {
  const side = sideOf(thread, userId);
  return side !== undefined && thread[side].muted;
}
/** How many messages wait for a side to read them: none in a thread that it put away or muted. */
export function countUnreadOf({ archived, muted, unread }: SideState): number {
  return archived || muted ? 0 : unread;
}
export function getPersonOn({ buyerId, sellerId }: Parties, side: Side): UserId {
  return side === 'buyer' ? buyerId : sellerId;
}

/**
 * Whether a message counts for a reader until it is read: not their own, not removed, not withheld, not
 * hidden. The cards of a sale do not count: the bell counts the same events, and the page of the sale shows
 * them.
 */
export function isAddressedTo(
  { fromId, removedAt, withheldAt, hiddenFor, card }: Message,
  reader: UserId,
): boolean {
  return (
    fromId !== reader && !removedAt && !withheldAt && !hiddenFor.includes(reader) && card?.type !== 'sale'
  );
}
/** Whether a message counts as unread for a side. */
export function isUnread(thread: Thread, message: Message, side: Side): boolean {
  return isAddressedTo(message, getPersonOn(thread, side)) && message.order > thread[side].readTo;
}

/**
 * Adds a message at the end; the first one opens the thread.
 * @throws Error when its order is not after the thread's last
 */
export function appendMessage(before: Thread | undefined, message: Message): ThreadDecision {
  const { id, order, fromId, kind, propertyId, sellerId, buyerId, createdAt } = message;
  if (before && order <= before.last.order) throw new Error(`${order} is not the end of the thread`);
  const after = (side: Side): SideState => {
    const state = before?.[side] ?? initialSideState;
    const mine = fromId === getPersonOn(message, side);
    return {
      ...state,
      unread: state.unread + (isAddressedTo(message, getPersonOn(message, side)) ? 1 : 0),
      archived: false,
      wrote: state.wrote || (mine && kind !== 'card'),
    };
  };
  const thread = Thread.parse({
    propertyId,
    sellerId,
    buyerId,
    last: { id, order, fromId, kind, hiddenFor: [], text: toPreview(message) },
    buyer: after('buyer'),
    seller: after('seller'),
    messages: (before?.messages ?? 0) + 1,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? createdAt,
    updatedAt: before && before.updatedAt > createdAt ? before.updatedAt : createdAt,
  });
  const fields = { messageId: id, propertyId, sellerId, buyerId, fromId };
  return { thread, message, events: [MessageSent.of({ ...fields, kind, first: before === undefined })] };
}

type MessageStatus = (typeof MessageStatusChanged)['example']['status'];
export type ReadMark = 'read' | 'delivered';
export type MessagePosition = Pick<Message, 'id' | 'order' | 'fromId'>;

/** The read mark of a side that the other side sees. */
export function resolveSharedReadMark({ readTo, receiptTo = readTo }: SideState): string {
  return receiptTo;
}

export interface MarkMove {
  readonly as: ReadMark;
  readonly to: MessagePosition;
  /** The side's count after the move. */
  readonly unread: number;
  /** Whether the other side sees that it was read; true by default. */
  readonly receipt?: boolean;
}

/**
 * Moves a side's mark up to a message; a mark never moves back. `unread` is the side's count after the move.
 * @param receipt whether the other side sees that it was read
 */
export function moveMark(
  thread: Thread,
  side: Side,
  { as, to, unread, receipt = true }: MarkMove,
): ThreadDecision {
  const state = thread[side];
  if (to.order <= (as === 'read' ? state.readTo : state.deliveredTo)) return { thread, events: [] };
  const { propertyId, sellerId, buyerId } = thread;
  const deliveredTo = to.order > state.deliveredTo ? to.order : state.deliveredTo;
  const readerId = getPersonOn(thread, side);
  const ids = { messageId: to.id, propertyId, sellerId, buyerId, fromId: to.fromId, readerId };
  if (as === 'delivered')
    return {
      thread: changeThread(thread, { [side]: { ...state, deliveredTo } }),
      events: [MessagesDelivered.of(ids)],
    };
  const { receiptTo: _, ...rest } = state;
  const after: SideState = {
    ...rest,
    deliveredTo,
    readTo: to.order,
    unread,
    ...(!receipt && { receiptTo: resolveSharedReadMark(state) }),
  };
  return { thread: changeThread(thread, { [side]: after }), events: [MessagesRead.of({ ...ids, receipt })] };
}

/** Archives a thread for one side, until a new message arrives. */
export function archiveThread(thread: Thread, side: Side, archived: boolean): ThreadDecision {
  if (thread[side].archived === archived) return { thread, events: [] };
  return {
    thread: changeThread(thread, { [side]: { ...thread[side], archived } }),
    events: [createStatusEvent(thread, side, archived ? 'archived' : 'unarchived')],
  };
}

/** Mutes or unmutes a thread for one side. */
export function muteThread(thread: Thread, side: Side, muted: boolean): ThreadDecision {
  if (thread[side].muted === muted) return { thread, events: [] };
  return {
    thread: changeThread(thread, { [side]: { ...thread[side], muted } }),
    events: [createStatusEvent(thread, side, muted ? 'muted' : 'unmuted')],
  };
}

/** What one side did for itself: it names no one else, as the other side is not to know. */
function createStatusEvent(thread: Thread, side: Side, status: MessageStatus): DomainEvent {
  const { propertyId, buyerId, last } = thread;
  const personId = getPersonOn(thread, side);
  return MessageStatusChanged.of({ messageId: last.id, propertyId, buyerId, personId, status });
}

export function changeThread(thread: Thread, change: Partial<Thread>): Thread {
  return {
    ...thread,
    ...change,
    version: thread.version + 1,
  };
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idLength = 26;

/**
 * A position for a new message after the thread's last one, even when the clock that made `fresh` is behind.
 */
export function createOrderAfter(last: MessageId | undefined, fresh: MessageId): MessageId {
  if (last === undefined || fresh > last) return fresh;
  let raised = '';
  let carry = 1;
  for (const digit of last.slice(-idLength).split('').toReversed()) {
    const value = digits.indexOf(digit) + carry;
    raised = digits.charAt(value % digits.length) + raised;
    carry = value >= digits.length ? 1 : 0;
  }
  return MessageId.parse(`msg_${raised}`);
}
