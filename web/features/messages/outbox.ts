import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { minuteMs } from '../../../functions/kernel/time.ts';
import { ApiError, describeError, isPassing } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import {
  addToOutbox,
  changeInOutbox,
  isOutboxEvent,
  readOutboxText,
  removeFromOutbox,
} from '../../lib/outbox-entry.ts';
import { getPersonId, subscribeToSession } from '../../lib/session.ts';
import { messages, type ThreadIds, threadsKey } from './api.ts';
import { chatQuery, putMessage } from './chat-cache.ts';
import { findNextMessage, isOutdated, parseOutbox, type PendingMessage } from './outbox-rules.ts';

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function changeMessage(pending: PendingMessage): void {
  changeInOutbox(pending.key, JSON.stringify(pending));
  notifyAll();
}

function removeMessage({ key }: Pick<PendingMessage, 'key'>): void {
  removeFromOutbox(key);
  notifyAll();
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => isOutboxEvent(event) && notify();
  const end = subscribeToSession(notify);
  window.addEventListener('storage', onStorage);
  listeners.add(notify);
  return () => {
    end();
    window.removeEventListener('storage', onStorage);
    listeners.delete(notify);
  };
}

/** Messages sent from here that have not arrived, in order. They outlive the page. */
export function useOutbox(): readonly PendingMessage[] {
  const text = useSyncExternalStore(subscribe, readOutboxText);
  return useMemo(() => parseOutbox(text), [text]);
}

/** Those of one thread. */
export function usePendingMessages({ propertyId, buyerId }: ThreadIds): readonly PendingMessage[] {
  const all = useOutbox();
  return useMemo(
    () => all.filter(({ ids }) => ids.propertyId === propertyId && ids.buyerId === buyerId),
    [all, propertyId, buyerId],
  );
}

/** Shows a message at once and sends it after the earlier ones, as soon as there is a connection. */
export function postMessage(
  queries: QueryClient,
  message: Omit<PendingMessage, 'key' | 'writtenAt' | 'attempts' | 'failure'>,
): void {
  const pending = { ...message, key: createIdempotencyKey(), writtenAt: Date.now() };
  addToOutbox(pending.key, JSON.stringify(pending));
  notifyAll();
  void sendOutbox(queries);
}

/**
 * Sends a refused message again, or one that waited too long. The server may not know the key of the latter any more:
 * unless the chat says that it arrived, it is a new message.
 * @throws what reading the chat throws
 */
export async function retryMessage(queries: QueryClient, pending: PendingMessage): Promise<void> {
  const { failure: _, attempts = 0, key, writtenAt: __, ...message } = pending;
  if (!isOutdated(pending, Date.now())) {
    changeMessage({ ...pending, failure: undefined });
    return sendOutbox(queries);
  }
  const isThere = attempts > 0 && (await hasArrived(queries, pending));
  removeMessage({ key });
  if (!isThere) postMessage(queries, message);
}

/** How far the clocks of a phone and of the server may be apart. */
const clockMs = 5 * minuteMs;

/** Whether the chat has a message as this one, from when it was written or later. */
async function hasArrived(queries: QueryClient, { ids, body, writtenAt }: PendingMessage): Promise<boolean> {
  const chat = await queries.fetchQuery({ ...chatQuery(queries, ids), staleTime: 0 });
  return chat.messages.some(
    (sent) => sent.mine && sent.body === body && Date.parse(sent.createdAt) > writtenAt - clockMs,
  );
}

/** Removes a message; later ones that waited for it go on. */
export function discardMessage(queries: QueryClient, pending: Pick<PendingMessage, 'key'>): void {
  removeMessage(pending);
  void sendOutbox(queries);
}

/** One tab sends at a time. */
const lockTabs = (send: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('outbox', send) : send();

let isSending = false;

/** Sends what waits, in order, until nothing is left or Gable can't be reached. */
export async function sendOutbox(queries: QueryClient): Promise<void> {
  if (isSending || !navigator.onLine || !findNextMessage(parseOutbox(readOutboxText()), Date.now())) return;
  isSending = true;
  await lockTabs(async () => {
    try {
      await sendAll(queries);
    } finally {
      isSending = false;
    }
  });
}

async function sendAll(queries: QueryClient): Promise<void> {
  const person = getPersonId();
  for (;;) {
    const next = findNextMessage(parseOutbox(readOutboxText()), Date.now());
    if (!next || getPersonId() !== person || !(await sendMessage(queries, next))) return;
  }
}

/** Another attempt can tell: nothing answered, Gable can't now, or the first one is still being worked on. */
const isUndecided = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && (error.status === 429 || error.code === 'in_progress'));

/** @returns whether the next one can be sent */
async function sendMessage(queries: QueryClient, pending: PendingMessage): Promise<boolean> {
  const { key, ids, toUserId, body, attachments, replyTo, attempts = 0 } = pending;
  // Before the call, as the page can close before its answer.
  changeMessage({ ...pending, attempts: attempts + 1 });
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
    removeMessage(pending);
    void queries.invalidateQueries({ queryKey: threadsKey });
    return true;
  } catch (error) {
    if (isUndecided(error)) return false;
    changeMessage({ ...pending, attempts: 0, failure: describeError(error) });
    return true;
  }
}
