import { describe, expect, test } from 'vitest';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import { hourMs } from '../../../functions/kernel/time.ts';
import type { Message } from '../../../web/features/messages/api.ts';
import {
  findNextMessage,
  isArrived,
  isHeld,
  isOutdated,
  parseOutbox,
  type PendingMessage,
} from '../../../web/features/messages/outbox-rules.ts';
import { sentWithinMs } from '../../../web/lib/outbox-time.ts';
import { createMessage } from '../../messages/message-examples.ts';

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

const refused = pending('refused', { failure: 'You can’t message each other.' });

describe('findNextMessage', () => {
  test('takes the first in order, also where the clock was set back', () => {
    const first = pending('first');
    expect(findNextMessage([first, pending('second', { writtenAt: now - hourMs })], now)).toBe(first);
  });

  const elsewhere = {
    propertyId: 'prp_01J00000000000000000000009',
    buyerId: 'usr_01J00000000000000000000000',
  } as const;

  test('passes over a chat in which one was refused, so that it holds up no other', () => {
    const next = pending('next', { ids: elsewhere });
    expect(findNextMessage([refused, pending('held'), next], now)).toBe(next);
  });

  test('passes over all of a chat that is to be skipped', () => {
    const next = pending('next', { ids: elsewhere });
    const delayed = pending('delayed');
    expect(findNextMessage([delayed, pending('later'), next], now, [delayed.ids])).toBe(next);
  });

  test('does not send by itself what waited too long', () => {
    expect(findNextMessage([pending('old', { writtenAt: now - sentWithinMs - 1 })], now)).toBeUndefined();
  });

  test('has nothing to send when nothing waits', () => {
    expect(findNextMessage([], now)).toBeUndefined();
  });
});

describe('isHeld', () => {
  test.each([
    ['after a refused one', [refused, pending('one')], true],
    ['before it', [pending('one'), refused], false],
    ['after one that waits', [pending('other'), pending('one')], false],
    ['that is the only one', [pending('one')], false],
  ])('judges a message %s', (_, all, held) => {
    expect(isHeld(pending('one'), all)).toBe(held);
  });
});

const plan = (last: number) => ({
  id: `img_01J0000000000000000000000${last}` as const,
  name: 'plan.pdf',
  contentType: 'application/pdf',
  bytes: 1_000,
});

describe('isArrived', () => {
  const { thread } = appendMessage(undefined, createMessage(undefined, 'buyer'));
  const view = toMessageView(createMessage(thread, 'buyer'), thread, 'buyer', new Date(now));
  const sent = (change: Partial<Message> = {}): Message => ({
    ...view,
    body: 'Yes',
    attachments: [],
    createdAt: new Date(now).toISOString(),
    ...change,
  });

  test.each([
    ['the same', {}, {}, true],
    ['one of the other side', {}, { mine: false }, false],
    ['one with other words', {}, { body: 'No' }, false],
    ['an answer to another message', { replyTo: view.id }, {}, false],
    ['one with a file', {}, { attachments: [plan(1)] }, false],
    ['one of before it was written', {}, { createdAt: new Date(now - hourMs).toISOString() }, false],
    ['the same of before its first attempt', { after: view.order }, {}, false],
    ['the same of after its first attempt', { after: 'msg_00000000000000000000000000' }, {}, true],
  ] satisfies readonly [string, Partial<PendingMessage>, Partial<Message>, boolean][])(
    'judges %s',
    (_, change, other, arrived) => {
      expect(isArrived(pending('Yes', change), sent(other))).toBe(arrived);
    },
  );

  test('knows no message without words again, so that none of two files is lost', () => {
    const second = pending('key', { body: '', attachments: [plan(2)] });
    expect(isArrived(second, sent({ body: '', attachments: [plan(1)] }))).toBe(false);
    expect(isArrived(second, sent({ body: '', attachments: [plan(2)] }))).toBe(false);
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
    expect(parseOutbox(all.map((message) => JSON.stringify(message)).join('\n'))).toEqual(all);
  });

  test('reads the others where one can’t be read', () => {
    expect(parseOutbox(`{\n${JSON.stringify(refused)}`)).toEqual([refused]);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"key":"a"}'],
    ['entries of another shape', '1\nnull\n{"key":"a"}'],
    ['an address that is none', JSON.stringify({ ...pending('a'), toUserId: 'all' })],
  ])('reads %s as no message', (_, text) => {
    expect(parseOutbox(text)).toEqual([]);
  });
});
