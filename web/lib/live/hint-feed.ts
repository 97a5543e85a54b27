import type { LiveHint, LiveTopic } from '../../../functions/people/live/domain/hint.ts';
import { staleTimeMs } from '../stale-time.ts';
import type { ChannelListener } from './channel.ts';

type Notify = (hint: LiveHint | undefined) => void;

/**
 * Passes the hints of one live channel to the pages that follow their topic. `connect` opens the channel, with the
 * first follower; after a failure the next follower tries again.
 */
export function createHintFeed(connect: (listener: ChannelListener) => Promise<unknown>) {
  const followers = new Set<{ readonly topic: LiveTopic; readonly notify: Notify }>();
  /** When the last hint of a topic came, in milliseconds. */
  const lastHintAt = new Map<LiveTopic, number>();
  let channel: Promise<unknown> | undefined;

  const onHint = (hint: LiveHint): void => {
    lastHintAt.set(hint.topic, Date.now());
    for (const { topic, notify } of followers) if (topic === hint.topic) notify(hint);
  };
  const onGap = (): void => {
    for (const { notify } of followers) notify(undefined);
  };

  /**
   * Calls `notify` with the ids of a change of a topic; without a hint when changes may have been missed, such as
   * after a reconnect: everything has to be read again. That is so from the start when a hint came within
   * `staleTimeMs`, as what the cache still takes for fresh may be older.
   */
  return function follow(topic: LiveTopic, notify: Notify): () => void {
    const follower = { topic, notify };
    followers.add(follower);
    channel ??= connect({ onHint, onGap }).catch(() => (channel = undefined));
    if (Date.now() - (lastHintAt.get(topic) ?? -Infinity) < staleTimeMs) notify(undefined);
    return () => void followers.delete(follower);
  };
}
