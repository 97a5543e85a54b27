import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyId } from '../../events/vocabulary.ts';
import { expandOpening, calculateTimesOfDay } from '../../functions/deals/viewings/domain/slot-pattern.ts';
import { SlotOpening } from '../../functions/deals/viewings/domain/slot.ts';
import {
  addDays,
  formatLondonDate,
  formatLondonDateTime,
  toInstant,
  toLondonTime,
  weekdayOf,
} from '../../functions/kernel/london-time.ts';

const propertyId = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const pattern = (repeat: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  SlotOpening.parse({
    propertyId,
    repeat: { days: [6, 7], from: '09:30', to: '10:30', slotMinutes: 30, ...repeat },
    ...more,
  });
const starts = (opening: Opening, now: string) =>
  expandOpening(opening, new Date(now)).map(({ start }) => start);
type Opening = ReturnType<typeof pattern>;

describe('formatting London dates', () => {
  // In summer, midnight in London is an hour before midnight UTC.
  const lateEvening = '2026-08-14T23:05:00.000Z';

  test.each([
    ['long', '15 August 2026'],
    ['full', 'Saturday, 15 August 2026'],
    ['day', '15 August'],
    ['weekday', 'Saturday 15 August'],
  ] as const)('gives the day in London in the form %s', (form, text) => {
    expect(formatLondonDate(lateEvening, form)).toBe(text);
  });

  test('gives a time with its day on the clock in London', () => {
    expect(formatLondonDateTime(lateEvening)).toBe('Saturday 15 August at 00:05');
  });
});

describe('toInstant and toLondonTime', () => {
  test.each([
    ['2026-03-28', '09:30', '2026-03-28T09:30:00.000Z'],
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    // Skipped: the clocks go from 01:00 to 02:00.
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '09:30', '2026-03-29T08:30:00.000Z'],
    ['2026-10-24', '23:30', '2026-10-24T22:30:00.000Z'],
    // Occurs twice; the first one counts.
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00.000Z'],
    ['2026-10-25', '09:30', '2026-10-25T09:30:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T23:00:00.000Z'],
  ])('map %s at %s to %s', (day, time, instant) => {
    expect(toInstant(day, time).toISOString()).toBe(instant);
  });

  test('are inverse for every day and time in the hours of a viewing', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 7 * 60, max: 21 * 60 }), (date, minutes) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        expect(toLondonTime(toInstant(date, time))).toEqual({ day: date, time, minutes });
      }),
    );
  });

  test('agree with the days of the week', () => {
    expect(['2026-03-29', '2026-10-24', '2026-11-21', '2026-11-23'].map(weekdayOf)).toEqual([7, 6, 6, 1]);
  });
});

describe('a repeating slot pattern', () => {
  test('keeps its local times when the clocks go forward', () => {
    const opening = pattern({ until: '2026-04-04' });
    expect(starts(opening, '2026-03-25T12:00:00Z')).toEqual([
      '2026-03-28T09:30:00.000Z',
      '2026-03-28T10:00:00.000Z',
      '2026-03-29T08:30:00.000Z',
      '2026-03-29T09:00:00.000Z',
      '2026-04-04T08:30:00.000Z',
      '2026-04-04T09:00:00.000Z',
    ]);
  });

  test('keeps its local times when the clocks go back', () => {
    const opening = pattern({ to: '10:00', until: '2026-10-31' });
    expect(starts(opening, '2026-10-20T12:00:00Z')).toEqual([
      '2026-10-24T08:30:00.000Z',
      '2026-10-25T09:30:00.000Z',
      '2026-10-31T09:30:00.000Z',
    ]);
  });

  test('leaves out slots that are too soon, and begins on the given day', () => {
    const saturday = '2026-11-21T08:00:00Z';
    const opening = pattern({ until: '2026-11-22' });
    expect(starts(opening, saturday)).toEqual([
      '2026-11-21T10:00:00.000Z',
      '2026-11-22T09:30:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ]);
    const since = pattern({ since: '2026-11-22', until: '2026-11-22' });
    expect(starts(since, saturday)).toHaveLength(2);
  });

  test.each([
    [{ from: '09:00', to: '11:00', slotMinutes: 30, bufferMinutes: 15 }, ['540-570', '585-615', '630-660']],
    [{ from: '09:00', to: '10:59', slotMinutes: 60, bufferMinutes: 0 }, ['540-600']],
    [{ from: '09:00', to: '09:30', slotMinutes: 45, bufferMinutes: 0 }, []],
  ])('with %j has these times of a day', (repeat, expected) => {
    expect(calculateTimesOfDay(repeat).map(({ from, to }) => `${from}-${to}`)).toEqual(expected);
  });

  test('never overlaps, stays within the hours and gives notice, for any request', () => {
    const now = new Date('2026-03-20T10:00:00Z');
    const repeats = fc.record({
      days: fc.subarray([1, 6]).map((days) => [...days, 7]),
      from: fc.constantFrom('07:00', '09:15', '12:00'),
      to: fc.constantFrom('14:00', '18:45', '21:00'),
      slotMinutes: fc.integer({ min: 15, max: 120 }),
      bufferMinutes: fc.integer({ min: 0, max: 120 }),
      since: fc.constant('2026-03-28'),
      until: fc.constantFrom('2026-03-29', '2026-03-30'),
    });
    fc.assert(
      fc.property(repeats, (repeat) => {
        const spans = expandOpening(pattern(repeat), now);
        for (const [at, { start, end }] of spans.entries()) {
          expect(start >= (spans[at - 1]?.end ?? '2026-03-20T12:00:00.000Z')).toBe(true);
          expect(toLondonTime(new Date(start)).minutes).toBeGreaterThanOrEqual(7 * 60);
          expect(toLondonTime(new Date(end)).minutes).toBeLessThanOrEqual(21 * 60);
          expect(Date.parse(end) - Date.parse(start)).toBe(repeat.slotMinutes * 60_000);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('opening slots', () => {
  const now = '2026-11-21T10:00:00Z';
  const single = (start: string, end: string) => SlotOpening.parse({ propertyId, start, end });
  test.each([
    ['too short', single('2026-11-22T10:00:00Z', '2026-11-22T10:14:00Z'), 'end'],
    ['too long', single('2026-11-22T10:00:00Z', '2026-11-22T12:01:00Z'), 'end'],
    ['backwards', single('2026-11-22T10:00:00Z', '2026-11-22T09:30:00Z'), 'end'],
    ['before the day', single('2026-11-22T06:45:00Z', '2026-11-22T07:15:00Z'), 'start'],
    ['after the day', single('2026-11-22T20:45:00Z', '2026-11-22T21:15:00Z'), 'end'],
    ['over midnight', single('2026-11-22T23:30:00Z', '2026-11-23T00:30:00Z'), 'end'],
    ['in an hour and a half', single('2026-11-21T11:30:00Z', '2026-11-21T12:00:00Z'), 'start'],
    ['over', single('2026-11-20T11:30:00Z', '2026-11-20T12:00:00Z'), 'start'],
    ['in years', single('2029-11-20T11:30:00Z', '2029-11-20T12:00:00Z'), 'start'],
    ['a pattern before the day', pattern({ from: '06:00', until: '2026-12-01' }), 'repeat.from'],
    ['a pattern after the day', pattern({ to: '21:30', until: '2026-12-01' }), 'repeat.to'],
    ['a pattern without time', pattern({ to: '09:00', until: '2026-12-01' }), 'repeat.to'],
    ['a pattern that ends first', pattern({ since: '2026-12-02', until: '2026-12-01' }), 'repeat.until'],
    ['a pattern without a day', pattern({ days: [1], until: '2026-11-22' }), 'repeat.until'],
    ['a pattern for ever', pattern({ until: '2030-01-01' }), 'repeat.until'],
  ])('is rejected by its field for %s', (_, opening, field) => {
    expect(() => expandOpening(opening, new Date(now))).toThrow(
      expect.objectContaining({
        code: 'invalid',
        extras: expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
      }),
    );
  });

  test('uses London’s first and last minute of the day in summer, not Greenwich’s', () => {
    const summer = new Date('2026-06-20T10:00:00Z');
    const early = single('2026-06-22T06:00:00Z', '2026-06-22T06:30:00Z');
    expect(expandOpening(early, summer)).toHaveLength(1);
    expect(() => expandOpening(single('2026-06-22T19:45:00Z', '2026-06-22T20:15:00Z'), summer)).toThrow(
      /aren’t right/,
    );
  });

  test('allows more than one party only for an open house', () => {
    const times = { propertyId, start: '2026-11-22T10:00:00Z', end: '2026-11-22T10:30:00Z' };
    expect(SlotOpening.safeParse({ ...times, capacity: 3 }).success).toBe(false);
    expect(SlotOpening.safeParse({ ...times, capacity: 3, kind: 'open_house' }).success).toBe(true);
  });
});
