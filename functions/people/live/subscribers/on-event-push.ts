import { subscriber } from '../../../kernel/events/subscriber.ts';
import { pushHint } from '../adapters/websocket-push.ts';
import { listHintsOf, liveEvents } from '../domain/hint-rules.ts';

/** Pushes a live update to the open pages of the users an event concerns. */
export const handler = subscriber(liveEvents, async ({ name, data }) => {
  await Promise.all(listHintsOf(name, data).map(({ users, hint }) => pushHint(users, hint)));
});
