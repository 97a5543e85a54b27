import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../functions/kernel/time.ts';
import {
  findNextMessage,
  isOutdated,
  parseOutbox,
  type PendingMessage,
  sentWithinMs,
} from '../../../web/features/messages/outbox-rules.ts';

const now = Date.UTC(2026, 10, 29);
const pending = (key: string, change: Partial<PendingMessage> = {}): PendingMessage => ({
  key,
  ids: { propertyId: 'prp_01J00000000000000000000000', buyerId: 'usr_01J00000000000000000000000' },
  toUserId: 'usr_01J00000000000000000000001',
  body: key,
  attachments: [],
  writtenAt: now,
  ...change,
});

describe('findNextMessage', () => {
  test('takes the first that was written, whatever its place', () => {
    const first = pending('first', { writtenAt: now - hourMs });
    expect(findNextMessage([pending('second'), first], now)).toBe(first);
  });

  test('passes over what was refused, so that it holds up nothing', () => {
    const refused = pending('refused', { writtenAt: now - hourMs, failure: 'You can’t message each other.' });
    expect(findNextMessage([refused, pending('next')], now)?.key).toBe('next');
  });

  test('does not send by itself what waited too long', () => {
    expect(findNextMessage([pending('old', { writtenAt: now - sentWithinMs - 1 })], now)).toBeUndefined();
  });

  test('has nothing to send when nothing waits', () => {
    expect(findNextMessage([], now)).toBeUndefined();
  });
});

describe('isOutdated', () => {
  test('is well within the day for which the server knows a key', () => {
    expect(sentWithinMs).toBeLessThan(24 * hourMs);
  });

  test.each([
    ['just written', 0, false],
    ['at the end of its time', sentWithinMs, false],
    ['after it', sentWithinMs + 1, true],
    ['before the clock was set back', -sentWithinMs - 1, true],
  ])('judges a message %s', (_, age, outdated) => {
    expect(isOutdated(pending('one', { writtenAt: now - age }), now)).toBe(outdated);
  });
});

describe('parseOutbox', () => {
  test('reads what was stored', () => {
    const all = [pending('a'), pending('b', { failure: 'No' })];
    expect(parseOutbox(JSON.stringify(all))).toEqual(all);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"key":"a"}'],
    ['entries of another shape', '[1, null, {"key":"a"}]'],
    ['an address that is none', JSON.stringify([{ ...pending('a'), toUserId: 'all' }])],
  ])('reads %s as no message', (_, text) => {
    expect(parseOutbox(text)).toEqual([]);
  });
});
