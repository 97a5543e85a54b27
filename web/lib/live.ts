import { useEffect, useEffectEvent } from 'react';
import type { LiveHint, LiveTopic } from '../../functions/people/live/domain/hint.ts';
import { createHintFeed } from './live/hint-feed.ts';

// One channel for the whole site; it follows the login by itself.
const follow = createHintFeed((listener) =>
  import('./live/channel.ts').then(({ openChannel }) => openChannel(listener)),
);

/** Follows a topic while the component is mounted: calls back with each hint, as `createHintFeed` does. */
export function useLive(topic: LiveTopic, callback: (hint: LiveHint | undefined) => void): void {
  const notify = useEffectEvent(callback);
  useEffect(() => follow(topic, notify), [topic]);
}
