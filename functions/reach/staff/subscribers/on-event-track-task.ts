import { subscriber } from '../../../kernel/events/subscriber.ts';
import { trackTask } from '../commands/track-task.ts';
import { taskEvents } from '../domain/task-rules.ts';

/** Keeps the list of what waits for staff. */
export const handler = subscriber(
  'staff-on-event-track-task',
  { on: taskEvents, needs: ['table:write', 'trails:read'] },
  ({ name, data }, meta) => trackTask(name, data, meta),
);
