import { subscriber } from '../../../kernel/events/subscriber.ts';
import { pushHint } from '../adapters/websocket-push.ts';
import { listHintsOf, liveEvents } from '../domain/hint-rules.ts';

/** Pushes a live update to the open pages of the users an event concerns. */
export const handler = subscriber(
  'live-on-event-push',
  { on: liveEvents, needs: ['table:write', 'live'] },
  async ({ name, data }) => {
    await Promise.all(listHintsOf(name, data).map(({ users, hint }) => pushHint(users, hint)));
  },
);
