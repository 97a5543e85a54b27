import { describe, expect, test } from 'vitest';
import { assertRoomOnDay } from '../../functions/deals/viewings/domain/requests.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';

type Start = Pick<Viewing, 'status' | 'start'>;
/** Viewings that begin at the hours of a Tuesday in July, when London is an hour ahead. */
const listAt = (status: Viewing['status'], ...hours: readonly number[]): Start[] =>
  hours.map((hour) => ({ status, start: new Date(Date.UTC(2026, 6, 7, hour)).toISOString() }));
const nine = listAt('requested', 6, 7, 8, 9, 10, 11, 12, 13, 14);

describe('assertRoomOnDay', () => {
  test.each<[string, Start[]]>([
    ['nine requests', nine],
    ['nine and a cancelled one', [...nine, ...listAt('cancelled', 15)]],
    ['nine and one just after midnight in London', [...nine, ...listAt('requested', 23)]],
    ['nine and one the day before', [...nine, ...listAt('confirmed', -2)]],
  ])('passes with %s on the day', (_, viewings) => {
    expect(() => assertRoomOnDay(viewings, { start: '2026-07-07T16:00:00.000Z' })).not.toThrow();
  });
  test.each<[string, Start[]]>([
    ['ten requests', [...nine, ...listAt('requested', 15)]],
    ['nine requests and a booked viewing', [...nine, ...listAt('confirmed', 15)]],
    ['nine and one just after midnight in London', [...nine, ...listAt('waitlisted', -1)]],
  ])('refuses with %s on the day', (_, viewings) => {
    expect(() => assertRoomOnDay(viewings, { start: '2026-07-07T16:00:00.000Z' })).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'day_full' } }),
    );
  });
});
