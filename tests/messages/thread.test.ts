import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemorandumIssued, SaleExchanged } from '../../events/sale.ts';
import { MessageId, type Side } from '../../events/vocabulary.ts';
import { toCardMessage } from '../../functions/deals/messages/domain/cards.ts';
import { applyEdit, isEditable, applyRemoval } from '../../functions/deals/messages/domain/message-edits.ts';
import { toMessageView } from '../../functions/deals/messages/domain/message-views.ts';
import type { Card, Message, Thread } from '../../functions/deals/messages/domain/message.ts';
import { describeCard } from '../../functions/deals/messages/domain/preview.ts';
import {
  archiveThread,
  muteThread,
  isAddressedTo,
  isUnread,
  moveMark,
  createOrderAfter,
  appendMessage,
} from '../../functions/deals/messages/domain/thread.ts';
import { addMinutes, noon, parties, createMessage } from './message-examples.ts';

const opened = () => {
  const message = createMessage(undefined, 'buyer');
  return { message, thread: appendMessage(undefined, message).thread };
};

describe('a thread', () => {
  test('opens with its first message, unread for the other side', () => {
    const { thread, events } = appendMessage(undefined, createMessage(undefined, 'buyer'));
    expect(thread).toMatchObject({
      messages: 1,
      buyer: { unread: 0, wrote: true },
      seller: { unread: 1, wrote: false },
    });
    expect(events).toMatchObject([{ name: 'message.sent.v1', detail: { first: true, kind: 'text' } }]);
  });

  test('returns from the archive when a message arrives', () => {
    const { thread } = opened();
    const away = archiveThread(thread, 'seller', true).thread;
    expect(away.seller.archived).toBe(true);
    expect(appendMessage(away, createMessage(away, 'buyer')).thread.seller.archived).toBe(false);
  });

  test.each([
    ['archived', archiveThread, true],
    ['unarchived', archiveThread, false],
    ['muted', muteThread, true],
    ['unmuted', muteThread, false],
  ] as const)('tells the devices of the person that it is %s', (status, change, to) => {
    const { thread } = opened();
    const before = to ? thread : change(thread, 'seller', true).thread;
    const { events, thread: after } = change(before, 'seller', to);
    expect(events).toEqual([
      {
        name: 'messages.status_changed.v1',
        detail: {
          messageId: thread.last.id,
          propertyId: thread.propertyId,
          buyerId: thread.buyerId,
          personId: thread.sellerId,
          status,
        },
      },
    ]);
    expect(change(after, 'seller', to).events).toEqual([]);
  });

  test('rejects a message that is not after its last', () => {
    const { thread, message } = opened();
    expect(() => appendMessage(thread, message)).toThrow('end of the thread');
  });

  test('describes a card without sums', () => {
    const card = { type: 'offer', id: 'off_1', moment: 'countered', by: 'seller' } as const;
    const { thread } = appendMessage(undefined, createMessage(undefined, 'system', { card, body: '' }));
    expect(thread.last.text).toBe('Counter-offer made');
    expect([thread.buyer.unread, thread.seller.unread]).toEqual([1, 1]);
  });
});

describe('the card of a sale', () => {
  const cardOf = (change: Partial<Card>): Card => ({
    type: 'sale',
    id: 'off_1',
    moment: 'milestone_reached',
    by: 'buyer',
    ...change,
  });
  test('counts as unread for no side, as the bell has the same event', () => {
    const { thread } = opened();
    const card = createMessage(thread, 'system', { card: cardOf({}), body: '' });
    const after = appendMessage(thread, card).thread;
    expect([after.buyer.unread, after.seller.unread]).toEqual([0, 1]);
  });
  test.each<[Partial<Card>, string]>([
    [{ step: 'Searches ordered', done: true }, 'Done: Searches ordered'],
    [{ step: 'Ready to exchange', done: false }, 'Ready to exchange: waiting for the other side'],
    [{ moment: 'milestone_undone', step: 'Survey booked' }, 'No longer done: Survey booked'],
    [{ moment: 'nudged', step: 'Enquiries answered' }, 'Reminder: Enquiries answered'],
    [{}, 'A step of the sale is done'],
    [{ moment: 'exchanged' }, 'The sale became binding'],
    [{ moment: 'exchanged', step: 'Missives concluded' }, 'Missives concluded'],
  ])('of %o reads “%s”', (change, text) => {
    expect(describeCard(cardOf(change))).toBe(text);
  });
});

test.each([
  [SaleExchanged, 'exchanged', 'exchanged'],
  [MemorandumIssued, 'memorandum_issued', 'memorandum_sent'],
])(
  'names the card of $name by its step, which each nation has its own name for',
  (type, moment, milestone) => {
    expect(toCardMessage(type.name, type.example)).toMatchObject({ card: { moment }, milestone });
  },
);

describe('createOrderAfter', () => {
  const ids = fc
    .string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')),
      minLength: 25,
      maxLength: 25,
    })
    .map((rest) => MessageId.parse(`msg_0${rest}`));
  test('returns a position after the last one, however the clocks differ', () => {
    fc.assert(
      fc.property(ids, ids, (last, fresh) => {
        const order = createOrderAfter(last, fresh);
        expect(order > last).toBe(true);
        if (fresh > last) expect(order).toBe(fresh);
      }),
    );
  });
  test('carries over to the next digit', () => {
    const last = MessageId.parse('msg_01K9ZX3Q6T4C8V0R2M5N7P9BZZ');
    expect(createOrderAfter(last, MessageId.parse('msg_01000000000000000000000000'))).toBe(
      'msg_01K9ZX3Q6T4C8V0R2M5N7P9C00',
    );
  });
});

describe('editing a message', () => {
  const words = { body: 'Is it?', warnings: [] };
  test('changes the text within 15 minutes and keeps the earlier one', () => {
    const { thread, message } = opened();
    const done = applyEdit(thread, message, { ...words, by: parties.buyerId }, addMinutes(14.9));
    expect(done.message).toMatchObject({ body: 'Is it?', edits: [{ body: message.body }], version: 2 });
    expect(done.thread.last.text).toBe('Is it?');
    expect(done.events).toMatchObject([{ name: 'message.edited.v1' }]);
  });
  test('is rejected after 15 minutes, for files, for removed messages and for the other side', () => {
    const { thread, message } = opened();
    expect(() => applyEdit(thread, message, { ...words, by: parties.buyerId }, addMinutes(15))).toThrow(
      '15 minutes',
    );
    expect(isEditable({ ...message, kind: 'file' }, parties.buyerId, noon)).toBe(false);
    expect(isEditable({ ...message, removedAt: noon.toISOString() }, parties.buyerId, noon)).toBe(false);
    expect(isEditable(message, parties.sellerId, noon)).toBe(false);
  });
  test('changes nothing when the text is the same', () => {
    const { thread, message } = opened();
    const same = applyEdit(thread, message, { body: message.body, warnings: [], by: parties.buyerId }, noon);
    expect(same).toEqual({ thread, message, events: [] });
  });
});

describe('removing a message', () => {
  test('clears its text for both sides when its author removes it', () => {
    const { thread, message } = opened();
    const done = applyRemoval(thread, message, parties.buyerId, noon);
    expect(done.message).toMatchObject({ body: '', edits: [], removedAt: noon.toISOString() });
    expect(done.thread).toMatchObject({ last: { text: 'Message removed' }, seller: { unread: 0 } });
    expect(done.events).toMatchObject([{ name: 'message.removed.v1' }]);
  });
  test('hides it only from the other side when they remove it', () => {
    const { thread, message } = opened();
    const done = applyRemoval(thread, message, parties.sellerId, noon);
    expect(done.message).toMatchObject({ body: message.body, hiddenFor: [parties.sellerId] });
    expect(done.thread.seller.unread).toBe(0);
    expect(done.events).toEqual([]);
  });
  test('is rejected for a card', () => {
    const card = createMessage(undefined, 'system');
    expect(() => applyRemoval(appendMessage(undefined, card).thread, card, parties.buyerId, noon)).toThrow(
      'can’t be removed',
    );
  });
});

const move = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), by: fc.constantFrom('buyer', 'seller', 'system') }),
  fc.record({
    kind: fc.constantFrom('read', 'delivered', 'remove'),
    by: fc.constantFrom('buyer', 'seller'),
    which: fc.nat(40),
  }),
);

test('keeps unread counts right and marks moving forward through any sequence of sends, reads and removals', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let thread: Thread | undefined;
      let messages: Message[] = [];
      for (const step of moves) {
        const before = thread;
        if (step.kind === 'send') {
          const message = createMessage(thread, step.by);
          thread = appendMessage(thread, message).thread;
          messages.push(message);
        } else if (thread) {
          const message = messages[step.which % messages.length];
          if (!message) continue;
          if (step.kind !== 'remove') {
            const reader = parties[`${step.by}Id`];
            const left = messages.filter(
              (one) => one.order > message.order && isAddressedTo(one, reader),
            ).length;
            thread = moveMark(thread, step.by, { as: step.kind, to: message, unread: left }).thread;
          } else if (message.kind !== 'card') {
            const done = applyRemoval(thread, message, parties[`${step.by}Id`], noon);
            thread = done.thread;
            messages = messages.map((one) => (one.id === message.id ? (done.message ?? one) : one));
          }
        }
        for (const side of ['buyer', 'seller'] as const) {
          const now = thread;
          if (!now) continue;
          expect(now[side].unread).toBe(messages.filter((one) => isUnread(now, one, side)).length);
          expect(now[side].readTo >= (before?.[side].readTo ?? '')).toBe(true);
          expect(now[side].deliveredTo >= (before?.[side].deliveredTo ?? '')).toBe(true);
          expect(now[side].deliveredTo >= now[side].readTo).toBe(true);
        }
        expect(thread?.messages ?? 0).toBe(messages.length);
      }
    }),
  );
});

test('shows a sender whether a message was sent, delivered or read', () => {
  const { thread, message } = opened();
  const seen = (present: Thread) => toMessageView(message, present, 'buyer', noon).state;
  expect(seen(thread)).toBe('sent');
  const delivered = moveMark(thread, 'seller', { as: 'delivered', to: message, unread: 0 }).thread;
  expect(seen(delivered)).toBe('delivered');
  expect(delivered.seller.unread).toBe(1);
  expect(seen(moveMark(delivered, 'seller', { as: 'read', to: message, unread: 0 }).thread)).toBe('read');
});

test('hides the read state from the sender until the reader sends a receipt again', () => {
  const { thread, message } = opened();
  const seenBy = (side: Side, present: Thread) => toMessageView(message, present, side, noon).state;
  const quiet = moveMark(thread, 'seller', { as: 'read', to: message, unread: 0, receipt: false }).thread;
  expect(seenBy('seller', quiet)).toBe('read');
  expect(seenBy('buyer', quiet)).toBe('delivered');
  const next = appendMessage(quiet, createMessage(quiet, 'buyer'));
  if (!next.message) throw new Error('Nothing was written');
  expect(
    seenBy(
      'buyer',
      moveMark(next.thread, 'seller', { as: 'read', to: next.message, unread: 0, receipt: false }).thread,
    ),
  ).toBe('delivered');
  expect(
    seenBy('buyer', moveMark(next.thread, 'seller', { as: 'read', to: next.message, unread: 0 }).thread),
  ).toBe('read');
});
