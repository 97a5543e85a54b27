import { describe, expect, test } from 'vitest';
import { compareWaits, sortByUrgency, type Wait } from '../../functions/kernel/urgency.ts';

/** In December, when London has the time of these. */
const at = (time: string): string => `2026-12-${time}:00.000Z`;
const own = (loss: Wait['loss'], by?: string, since?: string): Wait => ({
  loss,
  isOwn: true,
  by: by && at(by),
  since: since && at(since),
});
const theirs = (loss: Wait['loss'], by?: string): Wait => ({ loss, isOwn: false, by: by && at(by) });

/** Pairs of things of one person: the first is more urgent. */
const pairs: readonly [why: string, urgent: Wait, other: Wait | undefined][] = [
  [
    'an offer that ends today, before one that ends on Monday',
    own('offer', '01T21:00'),
    own('offer', '07T21:00'),
  ],
  ['an offer before a viewing request of the same day', own('offer', '03T21:00'), own('viewing', '03T09:00')],
  [
    'a viewing request of today before an offer of tomorrow',
    own('viewing', '03T19:00'),
    own('offer', '04T08:00'),
  ],
  ['of two offers of a day the earlier hour', own('offer', '03T09:00'), own('offer', '03T21:00')],
  ['what is overdue before what is due', own('listing', '01T21:00'), own('sale', '02T21:00')],
  ['a listing that ends before messages without an end', own('listing', '09T21:00'), own('reply')],
  [
    'an offer that has waited for days, before a viewing request that ends today',
    own('offer', undefined, '01T09:00'),
    own('viewing', '03T21:00'),
  ],
  [
    'a viewing request that ends today, before an offer that came today',
    own('viewing', '03T21:00'),
    own('offer', undefined, '03T09:00'),
  ],
  [
    'an offer that came today, before a step of next week',
    own('offer', undefined, '03T09:00'),
    own('sale', '09T21:00'),
  ],
  ['an agreed sale before unread messages', own('sale'), own('reply', undefined, '01T09:00')],
  ['messages that wait longer', own('reply', undefined, '01T09:00'), own('reply', undefined, '02T09:00')],
  ['messages before what loses nothing, even with a day', own('reply'), own('nothing', '01T21:00')],
  ['own messages before the answer of somebody else', own('reply'), theirs('offer', '01T21:00')],
  ['what loses nothing before what others do', own('nothing'), theirs('sale', '01T21:00')],
  ['of what others do the earlier end', theirs('viewing', '02T21:00'), theirs('offer', '05T21:00')],
  [
    'a viewing that is planned before an answer without a day',
    theirs('viewing', '03T21:00'),
    theirs('reply'),
  ],
  ['an offer of theirs that ends before one without an end', theirs('offer', '03T21:00'), theirs('offer')],
  [
    'what has waited for long before what waits since nobody knows when',
    own('reply', undefined, '01T09:00'),
    own('reply'),
  ],
  ['an answer to come before a thing on which nothing waits', theirs('reply'), undefined],
  [
    'a report of a scam before a proof of funds due that day',
    own('safety', '03T17:00'),
    own('offer', '03T09:00'),
  ],
];

describe('compareWaits', () => {
  test.each(pairs)('puts %s first', (_, urgent, other) => {
    expect(compareWaits(urgent, other)).toBeLessThan(0);
    expect(compareWaits(other, urgent)).toBeGreaterThan(0);
  });

  test('takes the days of London', () => {
    const summer = (time: string): Wait => ({ loss: 'reply', isOwn: true, by: `2026-07-${time}:00.000Z` });
    expect(compareWaits({ ...summer('01T23:30'), loss: 'offer' }, summer('01T22:30'))).toBeGreaterThan(0);
  });
});

describe('sortByUrgency', () => {
  test('goes by the most urgent of each, and leaves equal ones in their order', () => {
    const things = [
      { name: 'quiet', waits: [] },
      { name: 'busy', waits: [own('nothing'), own('offer', '02T21:00')] },
      { name: 'calm', waits: [undefined] },
      { name: 'late', waits: [own('viewing', '01T21:00')] },
    ];
    expect(sortByUrgency(things, ({ waits }) => waits).map(({ name }) => name)).toEqual([
      'late',
      'busy',
      'quiet',
      'calm',
    ]);
  });
});
