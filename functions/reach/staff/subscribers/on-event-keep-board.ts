import { subscriber } from '../../../kernel/events/subscriber.ts';
import { keepBoard } from '../commands/keep-board.ts';
import { boardEvents } from '../domain/board/board-rules.ts';

/** Keeps the days of the board. Few at once, as all that happens on a day changes the same rows. */
export const handler = subscriber(
  'staff-on-event-keep-board',
  { on: boardEvents, needs: ['table:write', 'books:read'], atOnce: 2 },
  ({ name, data }, meta) => keepBoard(name, data, meta),
);
