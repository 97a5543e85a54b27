import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveHint, LiveTopic } from '../../functions/people/live/domain/hint.ts';
import { waitForFirstPage } from './live/first-page.ts';
import { createHintFeed } from './live/hint-feed.ts';

// One channel for the whole site; it follows the login by itself.
const follow = createHintFeed(async (listener) => {
  await waitForFirstPage();
  const { openChannel } = await import('./live/channel.ts');
  return openChannel(listener);
});

/**
 * Follows one topic or several while the component is mounted: calls back with each hint, as `createHintFeed` does. What
 * reads the same for several topics follows them together, so that it reads once after a gap. The topics stay those of
 * the first render.
 */
export function useLive(
  topics: LiveTopic | readonly LiveTopic[],
  callback: (hint: LiveHint | undefined) => void,
): void {
  const notify = useEffectEvent(callback);
  const [followed] = useState(() => [topics].flat());
  useEffect(() => follow(followed, notify), [followed]);
}
