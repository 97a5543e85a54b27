import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CouponCreated } from '../../events/coupon.ts';
import { MessagesRead } from '../../events/message.ts';
import { listHintsOf, liveEvents } from '../../functions/people/live/domain/hint-rules.ts';

/** The people of a chain, each with the home by which they belong to it. */
const Readers = z.array(z.object({ userId: z.string(), propertyId: z.string() })).catch([]);

describe.each(liveEvents.map((event) => [event.name, event] as const))('%s', (name, { example }) => {
  const told = listHintsOf(name, example);
  const readers = Readers.parse('readers' in example ? example['readers'] : []);

  test('reaches exactly the users that the event names', () => {
    const own = ['personId', 'blockerId'].filter((field) => field in example);
    const sides = [
      'sellerId',
      'buyerId',
      'buyerIds',
      'ownerId',
      'userId',
      ...(name.startsWith('shortlist.') ? ['byId'] : []),
    ];
    const people = [
      ...(own.length > 0 ? own : sides).flatMap((field) => example[field] ?? []),
      ...readers.map(({ userId }) => userId),
    ];
    if (name === 'coupon.created.v1') return expect(told).toEqual([]);
    expect(people.length).toBeGreaterThan(0);
    expect(told.flatMap(({ users }) => users).toSorted()).toEqual(people.toSorted());
  });

  test('contains nothing but ids', () => {
    for (const {
      hint: { topic, ...ids },
    } of told) {
      expect(topic).toMatch(/^[a-z]+$/);
      // A person has one shortlist.
      if (topic !== 'shortlist') expect(Object.values(ids).length).toBeGreaterThan(0);
      for (const [field, id] of Object.entries(ids)) {
        expect(id).toMatch(/^[a-z]{3}_[0-9A-Z]{26}$/);
        expect([example[field], ...readers.map(({ propertyId }) => propertyId)]).toContain(id);
      }
    }
  });
});

test('reaches only the reader when messages are read without a receipt', () => {
  const { example } = MessagesRead;
  expect(listHintsOf(MessagesRead.name, { ...example, receipt: false })).toMatchObject([
    { users: [example.readerId] },
  ]);
});

test('reaches the holder of a coupon that belongs to one person', () => {
  const { example } = CouponCreated;
  const ownerId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
  expect(listHintsOf(CouponCreated.name, { ...example, ownerId })).toMatchObject([{ users: [ownerId] }]);
});

test('returns no recipients for an event without a rule', () => {
  expect(listHintsOf('account.verified.v1', {})).toEqual([]);
});
