import type { MessageId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { Message, type Thread } from '../domain/message.ts';

const messages = defineDocumentEntity('message', Message, {
  columns: {
    propertyId: text,
    buyerId: text,
    order: text,
    id: text,
    version: number,
    message: documentColumn,
  },
  indexes: {
    byThread: rowKey(['propertyId', 'buyerId'], 'order'),
    byId: indexKey('gsi1', 'id'),
  },
});

/** Claims a card's message id, so that a redelivered event writes no second card. */
const CardClaimRow = defineRow('message-card', { columns: { id: text }, indexes: { byId: rowKey('id') } });

/** Content of a removed message, kept for reports; DynamoDB deletes the row after 90 days. */
const RemovedMessageRow = defineRow('message-remains', {
  columns: { id: text, message: json, expiresAt: number },
  indexes: { byId: rowKey('id') },
});
const removedMessageTtlSeconds = 90 * daySeconds;

// Reads

export async function findMessage(id: MessageId): Promise<Message | undefined> {
  const [found] = await messages.list('byId', { id }, { limit: 1 });
  // The index is eventually consistent; decisions use a consistent read of the table.
  return found && findMessageAt(found);
}

function findMessageAt({ propertyId, buyerId, order }: Message): Promise<Message | undefined> {
  return messages.find({ propertyId, buyerId, order });
}

export interface MessageWindow {
  /** Positions in the thread (`order` values), exclusive. */
  readonly before?: MessageId | undefined;
  readonly after?: MessageId | undefined;
  readonly limit: number;
}

/**
 * One page of a thread: without `after` the newest first, ending before `before`; with `after` the next ones
 * after it, newest first.
 */
export async function listMessages(
  { propertyId, buyerId }: Thread,
  window: MessageWindow,
): Promise<Message[]> {
  const { before, after, limit } = window;
  const all = messages.row.query.byThread({ propertyId, buyerId });
  if (after !== undefined) {
    const { data } = await all.gt({ order: after }).go({ limit, consistent: true });
    return data.map(messages.parse).toReversed();
  }
  const earlier = before === undefined ? all : all.lt({ order: before });
  const { data } = await earlier.go({ order: 'desc', limit, consistent: true });
  return data.map(messages.parse);
}

/** The first messages of a thread, oldest first. */
export function listFirstMessages(thread: Thread, limit: number): Promise<Message[]> {
  const { propertyId, buyerId } = thread;
  return messages.list('byThread', { propertyId, buyerId }, { limit, consistent: true });
}

/** All messages after a position, oldest first. Used for unread counts, which are usually small. */
export async function listMessagesAfter(thread: Thread, order: MessageId): Promise<Message[]> {
  const { propertyId, buyerId } = thread;
  const { data } = await messages.row.query
    .byThread({ propertyId, buyerId })
    .gt({ order })
    .go({ pages: 'all', consistent: true });
  return data.map(messages.parse);
}

/** The content of a message that was removed less than 90 days ago. */
export async function findRemovedMessage(id: MessageId): Promise<Message | undefined> {
  const { data } = await RemovedMessageRow.get({ id }).go();
  return data ? Message.parse(data.message) : undefined;
}

export async function hasCard(id: MessageId): Promise<boolean> {
  const { data } = await CardClaimRow.get({ id }).go({ consistent: true });
  return data !== null;
}

// Writes

export function buildMessageWrite(message: Message): Write {
  return messages.buildSave(message);
}

export function buildCardClaimWrite(id: MessageId): Write {
  return buildPut(
    CardClaimRow.create({ id }),
    () => new AppError('conflict', 'This card is there already.', { state: 'sent' }),
  );
}

export function buildRemovedMessageWrite(message: Message, now: Date): Write {
  return buildPut(
    RemovedMessageRow.put({
      id: message.id,
      message,
      expiresAt: toUnixSeconds(now) + removedMessageTtlSeconds,
    }),
  );
}
