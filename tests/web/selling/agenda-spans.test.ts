import { expect, test } from 'vitest';
import type { AgendaEvent } from '../../../web/features/selling/agenda/agenda-events.ts';
import { arrangeAgenda } from '../../../web/features/selling/agenda/agenda-spans.ts';

const event = (day: string): AgendaEvent => ({
  key: day,
  day,
  kind: 'viewing',
  text: 'Viewing with Sam',
  title: '1 Oak Road',
  to: '/',
});
const days = [
  '2026-11-20',
  '2026-12-01',
  '2026-12-05',
  '2026-12-06',
  '2026-12-09',
  '2027-01-03',
  '2027-01-20',
];

test('the agenda has each of the next seven days, then weeks, then months, from a Saturday in November', () => {
  const { nextDays, later } = arrangeAgenda(days.map(event), '2026-11-28');
  expect(nextDays.map(({ day, events }) => [day, events.length])).toEqual([
    ['2026-11-28', 0],
    ['2026-11-29', 0],
    ['2026-11-30', 0],
    ['2026-12-01', 1],
    ['2026-12-02', 0],
    ['2026-12-03', 0],
    ['2026-12-04', 0],
  ]);
  expect(later.map(({ title, days: planned }) => [title, planned.map(({ day }) => day)])).toEqual([
    ['5 December to 6 December', ['2026-12-05', '2026-12-06']],
    ['7 December to 13 December', ['2026-12-09']],
    ['28 December to 3 January', ['2027-01-03']],
    ['January 2027', ['2027-01-20']],
  ]);
});

test('after a Sunday’s seven days the weeks begin with a whole one', () => {
  const { later } = arrangeAgenda(['2026-12-14', '2026-12-13'].map(event), '2026-12-07');
  expect(later.map(({ title }) => title)).toEqual(['14 December to 20 December']);
});
