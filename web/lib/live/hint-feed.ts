import type { LiveHint, LiveTopic } from '../../../functions/people/live/domain/hint.ts';
import { staleTimeMs } from '../stale-time.ts';
import type { ChannelListener } from './channel.ts';

type Notify = (hint: LiveHint | undefined) => void;

/**
 * Passes the hints of one live channel to the pages that follow their topic. `connect` opens the channel, with the
 * first follower; after a failure the next follower tries again.
 */
export function createHintFeed(connect: (listener: ChannelListener) => Promise<unknown>) {
  const followers = new Set<{ readonly topics: readonly LiveTopic[]; readonly notify: Notify }>();
  /** When the last hint of a topic came, in milliseconds. */
  const lastHintAt = new Map<LiveTopic, number>();
  let channel: Promise<unknown> | undefined;

  const onHint = (hint: LiveHint): void => {
    lastHintAt.set(hint.topic, Date.now());
    for (const { topics, notify } of followers) if (topics.includes(hint.topic)) notify(hint);
  };
  const onGap = (): void => {
    for (const { notify } of followers) notify(undefined);
  };

  /**
   * Calls `notify` with the ids of a change of one of the topics; once, without a hint, when changes may have been missed, such as
   * after a reconnect: everything has to be read again. That is so from the start when a hint came within
   * `staleTimeMs`, as what the cache still takes for fresh may be older.
   */
  return function follow(topics: readonly LiveTopic[], notify: Notify): () => void {
    const follower = { topics, notify };
    followers.add(follower);
    channel ??= connect({ onHint, onGap }).catch(() => (channel = undefined));
    const lastAt = Math.max(...topics.map((topic) => lastHintAt.get(topic) ?? -Infinity));
    if (Date.now() - lastAt < staleTimeMs) notify(undefined);
    return () => void followers.delete(follower);
  };
}
