import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateDeadline } from '../../functions/kernel/deadline.ts';
import { toLondonTime } from '../../functions/kernel/london-time.ts';
import { dayMs, hourMs } from '../../functions/kernel/time.ts';

const end = (now: string, least: number, latest?: string) =>
  calculateDeadline(new Date(now), {
    least,
    ...(latest !== undefined && { latest: new Date(latest) }),
  }).toISOString();

describe('calculateDeadline', () => {
  test.each([
    ['a day in winter', '2026-11-28T04:02:00.000Z', 72 * hourMs, '2026-12-01T21:00:00.000Z'],
    ['an evening after 21:00', '2026-11-28T21:30:00.000Z', 72 * hourMs, '2026-12-02T21:00:00.000Z'],
    ['21:00 exactly', '2026-11-28T21:00:00.000Z', 72 * hourMs, '2026-12-01T21:00:00.000Z'],
    ['midnight in London in summer', '2026-07-01T23:30:00.000Z', 24 * hourMs, '2026-07-03T20:00:00.000Z'],
    // The clocks go forward on 29 March and back on 25 October.
    [
      'the day before the clocks go forward',
      '2026-03-28T20:30:00.000Z',
      24 * hourMs,
      '2026-03-30T20:00:00.000Z',
    ],
    ['the change to summer time', '2026-03-27T12:00:00.000Z', 72 * hourMs, '2026-03-30T20:00:00.000Z'],
    [
      'the day before the clocks go back',
      '2026-10-24T19:30:00.000Z',
      24 * hourMs,
      '2026-10-25T21:00:00.000Z',
    ],
    ['the change to winter time', '2026-10-23T12:00:00.000Z', 72 * hourMs, '2026-10-26T21:00:00.000Z'],
    ['a week over the change', '2026-10-20T20:30:00.000Z', 7 * dayMs, '2026-10-27T21:00:00.000Z'],
  ])('ends at 21:00 in London: %s', (_, now, least, deadline) => {
    expect(end(now, least)).toBe(deadline);
  });

  test.each([
    ['by day', '2026-11-28T10:00:00.000Z', '2026-11-29T12:00:00.000Z', '2026-11-29T12:00:00.000Z'],
    ['at 07:00', '2026-11-28T10:00:00.000Z', '2026-11-29T07:00:00.000Z', '2026-11-29T07:00:00.000Z'],
    ['at night', '2026-11-28T10:00:00.000Z', '2026-11-29T05:30:00.000Z', '2026-11-28T21:00:00.000Z'],
    [
      'at night in summer',
      '2026-07-01T10:00:00.000Z',
      '2026-07-02T05:30:00.000Z',
      '2026-07-01T20:00:00.000Z',
    ],
    [
      'on the morning after the clocks go back',
      '2026-10-24T10:00:00.000Z',
      '2026-10-25T06:00:00.000Z',
      '2026-10-24T20:00:00.000Z',
    ],
    [
      'on the morning after they go forward',
      '2026-03-28T10:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
      '2026-03-28T21:00:00.000Z',
    ],
    [
      'too soon for the evening',
      '2026-11-28T19:00:00.000Z',
      '2026-11-29T05:30:00.000Z',
      '2026-11-29T05:30:00.000Z',
    ],
  ])('is never after the latest time: %s', (_, now, latest, deadline) => {
    expect(end(now, dayMs, latest)).toBe(deadline);
  });

  test('leaves the least time and ends in the evening, in any hour of the year', () => {
    const year = {
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(year), fc.integer({ min: 1, max: 14 * 24 }), (now, hours) => {
        const deadline = calculateDeadline(now, { least: hours * hourMs });
        const left = deadline.getTime() - now.getTime() - hours * hourMs;
        expect(toLondonTime(deadline).time).toBe('21:00');
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(25 * hourMs);
      }),
    );
  });
});
