import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { MessagesRead } from '../../events/message.ts';
import { catalogue } from '../../events/index.ts';
import { listHintsOf, liveEvents } from '../../functions/live/domain/hint-rules.ts';

const Pair = z.object({ sellerId: z.string(), buyerId: z.string() });
/** Told by the clock to the two people's mail; nothing that they look at changes. */
const silent = ['viewing.reminded.v1'];

describe.each(liveEvents.map((event) => [event.name, event] as const))('%s', (name, { example }) => {
  const told = listHintsOf(name, example);

  test('is heard by the people whom it names, and by nobody else', () => {
    const people = Object.entries(example).flatMap(([field, value]) =>
      /^(sellerId|buyerId|buyerIds|ownerId|userId)$/.test(field) ? [value].flat() : [],
    );
    expect(people.length).toBeGreaterThan(0);
    expect(told.flatMap(({ users }) => users).toSorted()).toEqual(people.toSorted());
  });

  test('tells ids alone', () => {
    for (const {
      hint: { topic, ...ids },
    } of told) {
      expect(topic).toMatch(/^[a-z]+$/);
      expect(Object.values(ids).length).toBeGreaterThan(0);
      for (const [field, id] of Object.entries(ids)) {
        expect(id).toMatch(/^[a-z]{3}_[0-9A-Z]{26}$/);
        expect(id).toBe(example[field]);
      }
    }
  });
});

test('whatever happens between a seller and a buyer is heard, or is said here not to be', () => {
  const between = catalogue.filter(({ example }) => Pair.safeParse(example).success).map(({ name }) => name);
  const heard = liveEvents.map(({ name }) => name);
  expect(between.filter((name) => !heard.includes(name)).toSorted()).toEqual(silent);
});

test('who reads without a receipt is the only one to hear of it', () => {
  const { example } = MessagesRead;
  expect(listHintsOf(MessagesRead.name, { ...example, receipt: false })).toMatchObject([
    { users: [example.readerId] },
  ]);
});

test('an event without a line concerns nobody', () => {
  expect(listHintsOf('account.verified.v1', {})).toEqual([]);
});
