import { useEffect, useEffectEvent } from 'react';
import type { LiveHint, LiveTopic } from '../../functions/live/domain/hint.ts';

type Tell = (hint: LiveHint | undefined) => void;

const listeners = new Set<{ readonly topic: LiveTopic; readonly tell: Tell }>();
let channel: Promise<unknown> | undefined;

/**
 * Calls `tell` with the ids of a change of a topic; without a hint when changes may have been missed, such as
 * after a reconnect: everything has to be read again.
 */
export function onHint(topic: LiveTopic, tell: Tell): () => void {
  const listener = { topic, tell };
  listeners.add(listener);
  // One channel for the whole site, opened by the first listener; it follows the login by itself.
  channel ??= import('./live/channel.ts').then(
    ({ openChannel }) => openChannel({ onHint: pass, onGap: tellAll }),
    () => (channel = undefined),
  );
  return () => void listeners.delete(listener);
}

function pass(hint: LiveHint): void {
  for (const { topic, tell } of listeners) if (topic === hint.topic) tell(hint);
}

function tellAll(): void {
  for (const { tell } of listeners) tell(undefined);
}

/** Follows a topic while the component is mounted; see `onHint`. */
export function useLive(topic: LiveTopic, callback: Tell): void {
  const tell = useEffectEvent(callback);
  useEffect(() => onHint(topic, tell), [topic]);
}
