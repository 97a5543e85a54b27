import { subscriber } from '../shared/subscriber.ts';
import { hintsOf, liveEvents } from './hints.ts';
import { push } from './push.ts';

/** Open pages of the people whom an event concerns hear of it within a second or two. */
export const handler = subscriber(liveEvents, async ({ name, data }) => {
  await Promise.all(hintsOf(name, data).map(({ users, hint }) => push(users, hint)));
});
