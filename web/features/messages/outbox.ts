import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, describeError, isPassing, NetworkError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { lockOutbox } from '../../lib/outbox-entry.ts';
import { createOutboxStore, mostDelays } from '../../lib/outbox-store.ts';
import { getPersonId } from '../../lib/session.ts';
import { messages, type ThreadIds, threadsKey } from './api.ts';
import { chatQuery, putMessage } from './chat-cache.ts';
import { findNextMessage, isArrived, isOutdated, parseOutbox, type PendingMessage } from './outbox-rules.ts';

/** Messages sent from here that have not arrived. */
const outbox = createOutboxStore(parseOutbox);
/** Whether this page sends a message right now. */
export const useIsSending = outbox.useIsSending;

/** Those of one thread. */
export function usePendingMessages({ propertyId, buyerId }: ThreadIds): readonly PendingMessage[] {
  const all = outbox.useAll();
  return useMemo(
    () => all.filter(({ ids }) => ids.propertyId === propertyId && ids.buyerId === buyerId),
    [all, propertyId, buyerId],
  );
}

/** Shows a message at once and sends it after the earlier ones, as soon as there is a connection. */
export function postMessage(
  queries: QueryClient,
  message: Omit<PendingMessage, 'key' | 'writtenAt' | 'attempts' | 'delays' | 'after' | 'failure'>,
): void {
  const pending = { ...message, key: createIdempotencyKey(), writtenAt: Date.now() };
  outbox.add(pending);
  void sendOutbox(queries);
}

/**
 * Sends a refused message again, or one that waited too long. The server may not know the key of the latter any more:
 * unless the chat says that it arrived, it is a new message.
 * @throws what reading the chat throws
 */
export async function retryMessage(queries: QueryClient, pending: PendingMessage): Promise<void> {
  const { failure: _, attempts = 0, delays: __, after: ___, key, writtenAt: ____, ...message } = pending;
  if (!isOutdated(pending, Date.now())) {
    outbox.change({ ...pending, failure: undefined, delays: undefined });
    return sendOutbox(queries);
  }
  const isThere = attempts > 0 && (await hasArrived(queries, pending));
  outbox.remove({ key });
  if (!isThere) postMessage(queries, message);
}

/** Whether the chat has this message. */
async function hasArrived(queries: QueryClient, pending: PendingMessage): Promise<boolean> {
  const chat = await queries.fetchQuery({ ...chatQuery(queries, pending.ids), staleTime: 0 });
  return chat.messages.some((sent) => isArrived(pending, sent));
}

/** Removes a message; later ones that waited for it go on. */
export function discardMessage(queries: QueryClient, pending: Pick<PendingMessage, 'key'>): void {
  outbox.remove(pending);
  void sendOutbox(queries);
}

/** Sends what waits, each chat in order, until nothing is left that Gable takes now, or it can't be reached. */
export async function sendOutbox(queries: QueryClient): Promise<void> {
  const first = navigator.onLine && findNextMessage(outbox.list(), Date.now());
  if (outbox.getSending() !== undefined || !first) return;
  outbox.setSending(first.key);
  await lockOutbox(async () => {
    try {
      await sendAll(queries);
    } finally {
      outbox.setSending(undefined);
    }
  });
}

async function sendAll(queries: QueryClient): Promise<void> {
  const person = getPersonId();
  const skipped: ThreadIds[] = [];
  for (;;) {
    const next = findNextMessage(outbox.list(), Date.now(), skipped);
    if (!next || getPersonId() !== person) return;
    outbox.setSending(next.key);
    const outcome = await sendMessage(queries, next);
    if (outcome === 'unreachable') return;
    if (outcome === 'delayed') skipped.push(next.ids);
  }
}

/** Another attempt can tell: Gable can't now, or the first one is still being worked on. */
const isUndecided = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && (error.status === 429 || error.code === 'in_progress'));

/** Later messages of its chat wait for one that is put off; none can be sent while Gable can't be reached. */
type Outcome = 'settled' | 'delayed' | 'unreachable';

async function sendMessage(queries: QueryClient, pending: PendingMessage): Promise<Outcome> {
  const { key, ids, toUserId, body, attachments, replyTo, attempts = 0, delays = 0 } = pending;
  const chat = queries.getQueryData(chatQuery(queries, ids).queryKey);
  const after = attempts === 0 ? chat?.messages.at(-1)?.order : pending.after;
  const tried = { ...pending, attempts: attempts + 1, after };
  // Before the call, as the page can close before its answer.
  outbox.change(tried);
  try {
    const sent = await messages.sendMessage({
      body: {
        propertyId: ids.propertyId,
        toUserId,
        body,
        type: attachments.length > 0 ? 'file' : 'text',
        attachmentIds: attachments.map(({ id, name }) => ({ id, name })),
        ...(replyTo && { replyTo }),
      },
      key,
    });
    putMessage(queries, ids, sent);
    outbox.remove(pending);
    void queries.invalidateQueries({ queryKey: threadsKey });
    return 'settled';
  } catch (error) {
    if (error instanceof NetworkError) return 'unreachable';
    const failure = describeError(error);
    if (!isUndecided(error)) outbox.change({ ...pending, attempts: 0, failure });
    else if (delays + 1 >= mostDelays) outbox.change({ ...tried, failure });
    else {
      outbox.change({ ...tried, delays: delays + 1 });
      return 'delayed';
    }
    return 'settled';
  }
}
