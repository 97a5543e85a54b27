import { subscriber } from '../../shared/subscriber.ts';
import { listHintsOf, liveEvents } from '../domain/hint-rules.ts';
import { pushHint } from '../adapters/websocket-push.ts';

/** Open pages of the people whom an event concerns hear of it within a second or two. */
export const handler = subscriber(liveEvents, async ({ name, data }) => {
  await Promise.all(listHintsOf(name, data).map(({ users, hint }) => pushHint(users, hint)));
});
