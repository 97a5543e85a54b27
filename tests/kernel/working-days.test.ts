import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLondonTime, weekdayOf } from '../../functions/kernel/london-time.ts';
import { addWorkingDays, isWorkingDay, toWorkingDay } from '../../functions/kernel/working-days.ts';

const due = (from: string, days = 1) => addWorkingDays(new Date(from), days).toISOString();

describe('addWorkingDays', () => {
  test.each([
    ['a Tuesday at ten ends on Wednesday at ten', '2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['a Friday afternoon ends on Monday', '2026-11-27T16:30:00.000Z', '2026-11-30T16:30:00.000Z'],
    ['a Sunday counts from Monday and ends with it', '2026-11-22T14:00:00.000Z', '2026-11-23T23:59:00.000Z'],
    ['Christmas Eve of 2026 skips to the 29th', '2026-12-24T09:00:00.000Z', '2026-12-29T09:00:00.000Z'],
    [
      'Boxing Day of 2026, a Saturday, ends with the 29th',
      '2026-12-26T09:00:00.000Z',
      '2026-12-29T23:59:00.000Z',
    ],
    ['the clock on the wall counts as summer begins', '2026-03-27T09:00:00.000Z', '2026-03-30T08:00:00.000Z'],
    [
      'late evening in summer belongs to the day in London',
      '2026-07-06T22:59:00.000Z',
      '2026-07-07T22:59:00.000Z',
    ],
  ])('counts one day: %s', (_, from, to) => {
    expect(due(from)).toBe(to);
  });

  test('counts ten days over two weekends', () => {
    expect(due('2026-11-23T12:00:00.000Z', 10)).toBe('2026-12-07T12:00:00.000Z');
  });

  test('ends one working day later, within six days, on a working day', () => {
    const times = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-12-20'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, (from) => {
        const hours = (addWorkingDays(from, 1).getTime() - from.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThanOrEqual(6 * 24 + 1);
        expect(isWorkingDay(toLondonTime(addWorkingDays(from, 1)).day)).toBe(true);
      }),
    );
  });
});

describe('toWorkingDay', () => {
  test.each([
    ['a Friday', '2026-12-04', '2026-12-04'],
    ['a Sunday', '2026-12-06', '2026-12-07'],
    ['Christmas Day of 2026, a Friday', '2026-12-25', '2026-12-29'],
  ])('gives the day on which banks are open: %s', (_, day, workingDay) => {
    expect(toWorkingDay(day)).toBe(workingDay);
  });
});

// Fails a year before the list ends: its holidays are announced by then.
test('knows the bank holidays of the Christmas after a year from now', () => {
  const ahead = new Date(Date.now() + 365 * 86_400_000);
  const christmas = `${ahead.getUTCFullYear()}-12-25`;
  const year = ahead.getUTCFullYear() + (ahead.toISOString().slice(0, 10) > christmas ? 1 : 0);
  const off = ['25', '26', '27', '28']
    .map((day) => `${year}-12-${day}`)
    .filter((day) => weekdayOf(day) <= 5 && !isWorkingDay(day));
  expect(off).toHaveLength(2);
});
