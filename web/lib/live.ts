import { useEffect, useEffectEvent } from 'react';
import type { LiveHint, LiveTopic } from '../../functions/live/domain/hint.ts';

type Tell = (hint: LiveHint | undefined) => void;

const listeners = new Set<{ readonly topic: LiveTopic; readonly notify: Tell }>();
let channel: Promise<unknown> | undefined;

/**
 * Calls `tell` with the ids of a change of a topic; without a hint when changes may have been missed, such as
 * after a reconnect: everything has to be read again.
 */
export function onHint(topic: LiveTopic, notify: Tell): () => void {
  const listener = { topic, notify };
  listeners.add(listener);
  // One channel for the whole site, opened by the first listener; it follows the login by itself.
  channel ??= import('./live/channel.ts').then(
    ({ openChannel }) => openChannel({ onHint: pass, onGap: notifyAll }),
    () => (channel = undefined),
  );
  return () => void listeners.delete(listener);
}

function pass(hint: LiveHint): void {
  for (const { topic, notify } of listeners) if (topic === hint.topic) notify(hint);
}

function notifyAll(): void {
  for (const { notify } of listeners) notify(undefined);
}

/** Follows a topic while the component is mounted; see `onHint`. */
export function useLive(topic: LiveTopic, callback: Tell): void {
  const notify = useEffectEvent(callback);
  useEffect(() => onHint(topic, notify), [topic]);
}
