import { expect, test } from 'vitest';
import { describeTrailEntry } from '../../functions/reach/staff/domain/trail-detail.ts';

test.each([
  [{ key: 'survey_booked', date: '2026-12-01', done: true }, 'Survey booked, 1 December 2026'],
  [{ key: 'survey_booked', date: '2026-12-01', done: false }, 'Survey booked, by one side'],
  [{ key: 'survey_booked' }, 'Survey booked'],
  [{ from: 325_000, to: 310_000 }, '£325,000 to £310,000'],
  [{ from: 'live', to: 'under_offer' }, 'For sale to Under offer'],
  [{ amount: 320_000, sealed: false }, '£320,000'],
  [{ amount: 320_000, sealed: true }, 'Sealed'],
  [{ grossPence: 9_900 }, '£99'],
  [{ start: '2026-11-28T14:30:00.000Z' }, 'Saturday 28 November at 14:30'],
  // The key of a handover, a tenure and a fact of a later release say nothing here.
  [{ key: 'meters', from: 'leasehold', to: 'freehold', more: 1 }, undefined],
])('an entry with %j is about %s', (facts, detail) => {
  expect(describeTrailEntry({ facts }, 'england')).toBe(detail);
});

test('a step is called what it is called where the home is', () => {
  expect(describeTrailEntry({ facts: { key: 'searches_ordered' } }, 'scotland')).toBe(
    'Property enquiries ordered',
  );
});
