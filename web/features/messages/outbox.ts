import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createIdempotencyKey } from '../../lib/client.ts';
import { type Message, messages, type ThreadIds, threadsKey } from './api.ts';
import { putMessage } from './chat-cache.ts';

export interface Pending {
  /** One idempotency key for all attempts, so that a retry is not a second message. */
  readonly key: string;
  readonly body: string;
  readonly attachments: readonly Pick<Message['attachments'][number], 'id' | 'name'>[];
  readonly replyTo: Message['id'] | undefined;
  readonly error?: unknown;
}
interface Target {
  readonly ids: ThreadIds;
  readonly toUserId: ThreadIds['buyerId'];
}

const nothing: readonly Pending[] = [];
const waiting = new Map<string, readonly Pending[]>();
const listeners = new Set<() => void>();
const nameOf = ({ propertyId, buyerId }: ThreadIds) => `${propertyId}/${buyerId}`;

function change(ids: ThreadIds, next: (pending: readonly Pending[]) => readonly Pending[]): void {
  waiting.set(nameOf(ids), next(waiting.get(nameOf(ids)) ?? nothing));
  for (const notify of listeners) notify();
}
function follow(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Messages sent from here that have not arrived, in order. They outlive the page, but not the tab. */
export const usePending = (ids: ThreadIds): readonly Pending[] =>
  useSyncExternalStore(follow, () => waiting.get(nameOf(ids)) ?? nothing);

let sending: Promise<void> = Promise.resolve();

/** Shows a message at once and sends it after the earlier ones. */
export function post(queries: QueryClient, target: Target, message: Omit<Pending, 'key'>): void {
  const pending = { ...message, key: createIdempotencyKey() };
  change(target.ids, (all) => [...all, pending]);
  enqueue(queries, target, pending);
}

export function retry(queries: QueryClient, target: Target, { error: _, ...again }: Pending): void {
  change(target.ids, (all) => all.map((one) => (one.key === again.key ? again : one)));
  enqueue(queries, target, again);
}

export const discard = (ids: ThreadIds, { key }: Pending): void =>
  change(ids, (all) => all.filter((one) => one.key !== key));

function enqueue(queries: QueryClient, target: Target, pending: Pending): void {
  sending = inTurn(sending, queries, target, pending);
}

async function inTurn(
  before: Promise<void>,
  queries: QueryClient,
  { ids, toUserId }: Target,
  pending: Pending,
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
    discard(ids, pending);
    void queries.invalidateQueries({ queryKey: threadsKey });
  } catch (error) {
    change(ids, (all) => all.map((one) => (one.key === key ? { ...one, error } : one)));
  }
}
