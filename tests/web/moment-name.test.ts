import { describe, expect, test } from 'vitest';
import { listRequestDays } from '../../web/entities/viewing/request-days.ts';
import { formatDayName } from '../../web/lib/day-name.ts';
import { formatMomentName } from '../../web/lib/moment-name.ts';

describe('formatMomentName', () => {
  // Half past midnight in London, as its summer time begins an hour before UTC’s day.
  const now = Date.parse('2026-06-30T23:30:00.000Z');

  test.each([
    ['2026-07-01T22:59:00.000Z', 'today, 23:59'],
    ['2026-06-30T22:59:00.000Z', 'yesterday, 23:59'],
    ['2026-07-02T08:05:00.000Z', 'tomorrow, 09:05'],
    ['2026-07-03T08:05:00.000Z', 'Fri 3 Jul 2026, 09:05'],
  ])('says %s as %s', (at, words) => {
    expect(formatMomentName(at, now)).toBe(words);
  });

  test.each([
    // A day of 23 hours follows.
    ['2026-03-28T23:30:00.000Z', '2026-03-29T08:00:00.000Z', 'tomorrow, 09:00'],
    ['2026-03-28T23:30:00.000Z', '2026-03-30T08:00:00.000Z', 'Mon 30 Mar 2026, 09:00'],
    // One has gone before.
    ['2026-03-29T23:30:00.000Z', '2026-03-29T08:00:00.000Z', 'yesterday, 09:00'],
    ['2026-03-29T23:30:00.000Z', '2026-03-28T09:00:00.000Z', 'Sat 28 Mar 2026, 09:00'],
    // The day itself has 25.
    ['2026-10-24T23:30:00.000Z', '2026-10-26T09:00:00.000Z', 'tomorrow, 09:00'],
    ['2026-10-25T23:30:00.000Z', '2026-10-24T08:00:00.000Z', 'yesterday, 09:00'],
  ])('goes by the calendar around a change of clocks: at %s, %s is %s', (time, at, words) => {
    expect(formatMomentName(at, Date.parse(time))).toBe(words);
  });
});

test.each([
  ['2026-03-29T23:30:00.000Z', '2026-03-29T08:00:00.000Z', 'Yesterday'],
  ['2026-03-29T23:30:00.000Z', '2026-03-28T09:00:00.000Z', 'Sat 28 Mar 2026'],
  ['2026-10-25T23:30:00.000Z', '2026-10-24T08:00:00.000Z', 'Yesterday'],
  ['2026-10-25T23:30:00.000Z', '2026-10-25T00:30:00.000Z', 'Today'],
])('the day of a message, seen at %s, of %s is %s', (time, at, words) => {
  expect(formatDayName(at, Date.parse(time))).toBe(words);
});

test.each([
  ['2026-03-28T23:30:00.000Z', '2026-03-29', '2026-04-11'],
  ['2026-10-24T23:30:00.000Z', '2026-10-26', '2026-11-08'],
])('the days that a buyer can name at %s are those from %s to %s', (time, first, last) => {
  const days = listRequestDays(new Date(time));
  expect(new Set(days).size).toBe(14);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});
