import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { ApiError, describeError, NetworkError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { noteAnswer } from '../../lib/connection.ts';
import { isOutboxEvent, readOutboxText, storeOutboxText } from '../../lib/outbox-entry.ts';
import { getPersonId, subscribeToSession } from '../../lib/session.ts';
import { messages, type ThreadIds, threadsKey } from './api.ts';
import { putMessage } from './chat-cache.ts';
import { findNextMessage, parseOutbox, type PendingMessage } from './outbox-rules.ts';

const listeners = new Set<() => void>();

function updateOutbox(next: (all: readonly PendingMessage[]) => readonly PendingMessage[]): void {
  const all = next(parseOutbox(readOutboxText()));
  storeOutboxText(all.length > 0 ? JSON.stringify(all) : undefined);
  for (const notify of listeners) notify();
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
  message: Omit<PendingMessage, 'key' | 'writtenAt' | 'failure'>,
): void {
  const pending = { ...message, key: createIdempotencyKey(), writtenAt: Date.now() };
  updateOutbox((all) => [...all, pending]);
  void sendOutbox(queries);
}

/**
 * Sends a refused message again. One that waited too long gets a new key, as the server may not know its first one any
 * more.
 */
export function retryMessage(
  queries: QueryClient,
  { failure: _, ...again }: PendingMessage,
  isNew: boolean,
): void {
  const renewed = isNew ? { ...again, key: createIdempotencyKey(), writtenAt: Date.now() } : again;
  updateOutbox((all) => all.map((pending) => (pending.key === again.key ? renewed : pending)));
  void sendOutbox(queries);
}

export function discardMessage({ key }: Pick<PendingMessage, 'key'>): void {
  return updateOutbox((all) => all.filter((pending) => pending.key !== key));
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

/** Another attempt can tell: nothing answered, or the first one is still being worked on. */
const isUndecided = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.code === 'in_progress');

/** @returns whether the next one can be sent */
async function sendMessage(queries: QueryClient, pending: PendingMessage): Promise<boolean> {
  const { key, ids, toUserId, body, attachments, replyTo } = pending;
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
    noteAnswer(true);
    putMessage(queries, ids, sent);
    discardMessage(pending);
    void queries.invalidateQueries({ queryKey: threadsKey });
    return true;
  } catch (error) {
    noteAnswer(!(error instanceof NetworkError));
    if (isUndecided(error)) return false;
    updateOutbox((all) =>
      all.map((each) => (each.key === key ? { ...each, failure: describeError(error) } : each)),
    );
    return true;
  }
}
