import { describe, expect, test } from 'vitest';
import {
  listPeriods,
  nameUnit,
  parseRange,
  toRange,
  toRangeBefore,
} from '../../../web/features/staff/board/range.ts';

describe('the range of the board', () => {
  test('ends today in London, also when that is tomorrow in UTC', () => {
    expect(toRange(30, new Date('2026-07-01T23:30:00.000Z'))).toEqual({
      from: '2026-06-03',
      to: '2026-07-02',
    });
  });

  test.each(['', 'from=2026-11-01', 'from=yesterday&to=2026-11-03', 'from=2026-13-45&to=2026-11-03'])(
    'is the last thirty days for “%s”',
    (query) => {
      expect(parseRange(new URLSearchParams(query))).toEqual(toRange(30));
    },
  );

  test('is compared with as many days before it', () => {
    expect(toRangeBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: '2026-10-02',
      to: '2026-10-31',
    });
  });

  test('has no day after today', () => {
    const now = new Date('2026-07-01T12:00:00.000Z');
    const parse = (query: string) => parseRange(new URLSearchParams(query), now);
    expect(parse('from=2026-06-01&to=2026-08-01')).toEqual({ from: '2026-06-01', to: '2026-07-01' });
    expect(parse('from=2026-08-01&to=2026-09-01')).toEqual(toRange(30, now));
  });

  test('is shown by day, by week from Monday, or by month, without a gap', () => {
    expect(listPeriods({ from: '2026-10-30', to: '2026-11-02' }).map(({ label }) => label)).toEqual([
      '30 Oct',
      '31 Oct',
      '1 Nov',
      '2 Nov',
    ]);
    const overNewYear = listPeriods({ from: '2026-12-31', to: '2027-01-01' });
    expect(overNewYear.map(({ label }) => label)).toEqual(['31 Dec 2026', '1 Jan 2027']);
    const weeks = listPeriods({ from: '2026-09-02', to: '2026-11-03' });
    expect(weeks.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-09-02', '2026-09-06'],
      ['2026-09-07', '2026-09-13'],
    ]);
    expect(weeks.at(-1)).toMatchObject({ from: '2026-11-02', to: '2026-11-03' });
    const months = listPeriods({ from: '2024-01-31', to: '2024-12-30' });
    expect(months.map(({ from, to }) => `${from} ${to}`).slice(0, 3)).toEqual([
      '2024-01-31 2024-01-31',
      '2024-02-01 2024-02-29',
      '2024-03-01 2024-03-31',
    ]);
    expect(nameUnit({ from: '2024-01-31', to: '2024-12-30' })).toBe('Month');
  });
});
