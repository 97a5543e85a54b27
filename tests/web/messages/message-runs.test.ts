import { describe, expect, test } from 'vitest';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import type { Message as Stored } from '../../../functions/deals/messages/domain/message.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import type { Message } from '../../../web/features/messages/api.ts';
import { listMessageRuns } from '../../../web/features/messages/thread/message-runs.ts';
import { noon, createMessage } from '../../messages/message-examples.ts';

const day = (nth: number) => `2026-11-${20 + nth}T10:00:00.000Z`;
const step = { type: 'sale', id: 'off_1', moment: 'milestone_reached', by: 'buyer' } as const;
const card = { card: step, body: '' };

/** A chat of texts (`t`) and cards of the sale (`s`), by day. */
function chatOf(days: readonly string[]): Message[] {
  let thread;
  const messages: Stored[] = [];
  for (const [nth, kinds] of days.entries())
    for (const kind of kinds) {
      const message = createMessage(thread, kind === 's' ? 'system' : 'buyer', {
        createdAt: day(nth),
        ...(kind === 's' && card),
      });
      thread = appendMessage(thread, message).thread;
      messages.push(message);
    }
  const opened = thread;
  return opened ? messages.map((message) => toMessageView(message, opened, 'buyer', noon)) : [];
}
const shapeOf = (days: readonly string[]) =>
  listMessageRuns(chatOf(days)).map(({ isNewDay, messages, folded }) => [
    isNewDay,
    folded.length,
    messages.length,
  ]);

describe('the runs of a chat', () => {
  test('fold the cards of a sale in a row into one line and keep the last', () => {
    expect(shapeOf(['tssssst'])).toEqual([
      [true, 0, 1],
      [false, 4, 1],
      [false, 0, 1],
    ]);
  });
  test('leave two cards, and the cards of several days, as they are', () => {
    expect(shapeOf(['ss', 'ss'])).toEqual([
      [true, 0, 2],
      [true, 0, 2],
    ]);
  });
});
