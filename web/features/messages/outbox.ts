import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createIdempotencyKey } from '../../lib/client.ts';
import { type Message, messages, type ThreadIds, threadsKey } from './api.ts';
import { putMessage } from './chat-cache.ts';

export interface PendingMessage {
  /** One idempotency key for all attempts, so that a retry is not a second message. */
  readonly key: string;
  readonly body: string;
  readonly attachments: readonly Pick<Message['attachments'][number], 'id' | 'name'>[];
  readonly replyTo: Message['id'] | undefined;
  readonly error?: unknown;
}
interface SendTarget {
  readonly ids: ThreadIds;
  readonly toUserId: ThreadIds['buyerId'];
}

const noMessages: readonly PendingMessage[] = [];
const pendingByThread = new Map<string, readonly PendingMessage[]>();
const listeners = new Set<() => void>();
const toThreadKey = ({ propertyId, buyerId }: ThreadIds) => `${propertyId}/${buyerId}`;

function updatePending(
  ids: ThreadIds,
  next: (pending: readonly PendingMessage[]) => readonly PendingMessage[],
): void {
  pendingByThread.set(toThreadKey(ids), next(pendingByThread.get(toThreadKey(ids)) ?? noMessages));
  for (const notify of listeners) notify();
}
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Messages sent from here that have not arrived, in order. They outlive the page, but not the tab. */
export function usePendingMessages(ids: ThreadIds): readonly PendingMessage[] {
  return useSyncExternalStore(subscribe, () => pendingByThread.get(toThreadKey(ids)) ?? noMessages);
}

let lastSend: Promise<void> = Promise.resolve();

/** Shows a message at once and sends it after the earlier ones. */
export function postMessage(
  queries: QueryClient,
  target: SendTarget,
  message: Omit<PendingMessage, 'key'>,
): void {
  const pending = { ...message, key: createIdempotencyKey() };
  updatePending(target.ids, (all) => [...all, pending]);
  enqueue(queries, target, pending);
}

export function retryMessage(
  queries: QueryClient,
  target: SendTarget,
  { error: _, ...again }: PendingMessage,
): void {
  updatePending(target.ids, (all) =>
    all.map((pendingMessage) => (pendingMessage.key === again.key ? again : pendingMessage)),
  );
  enqueue(queries, target, again);
}

export function discardMessage(ids: ThreadIds, { key }: PendingMessage): void {
  return updatePending(ids, (all) => all.filter((pendingMessage) => pendingMessage.key !== key));
}

function enqueue(queries: QueryClient, target: SendTarget, pending: PendingMessage): void {
  lastSend = sendInOrder(lastSend, queries, target, pending);
}

async function sendInOrder(
  before: Promise<void>,
  queries: QueryClient,
  { ids, toUserId }: SendTarget,
  pending: PendingMessage,
): Promise<void> {
  const { key, body, attachments, replyTo } = pending;
  await before;
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
    discardMessage(ids, pending);
    void queries.invalidateQueries({ queryKey: threadsKey });
  } catch (error) {
    updatePending(ids, (all) =>
      all.map((pendingMessage) =>
        pendingMessage.key === key ? { ...pendingMessage, error } : pendingMessage,
      ),
    );
  }
}
