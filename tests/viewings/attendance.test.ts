import { expect, test } from 'vitest';
import { calculateAttendanceRate } from '../../functions/deals/viewings/domain/attendance.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { hourMs } from '../../functions/kernel/time.ts';
import { buyerId, noon, toViewing, sellerId, createSlot } from './viewing-examples.ts';

const later = new Date(noon + 100 * hourMs);
const one = (more: Partial<Viewing>): Viewing => ({ ...toViewing(createSlot(1, 30)), ...more });
const calledOff = (by: 'buyer' | 'seller', late: boolean): Partial<Viewing> => ({
  status: 'cancelled',
  closed: { by, late, at: later.toISOString(), alternatives: [], waitlistOffered: false },
});
const disputed = { at: later.toISOString(), reason: 'I was there' };

test.each<[string, Partial<Viewing>, buyer: number | null, seller: number | null]>([
  ['completed', { status: 'completed' }, 100, 100],
  ['confirmed and over', { status: 'confirmed' }, 100, 100],
  ['the buyer did not come', { status: 'no_show' }, 0, null],
  ['and says that they did', { status: 'no_show', disputed }, null, null],
  ['the buyer called off late', calledOff('buyer', true), 0, null],
  ['the seller called off late', calledOff('seller', true), null, 0],
  ['called off in time', calledOff('buyer', false), null, null],
  ['never confirmed', { status: 'rejected' }, null, null],
])('calculates the attendance rates of a viewing: %s', (_, more, buyer, seller) => {
  const viewings = [one(more)];
  expect([
    calculateAttendanceRate(viewings, buyerId, later),
    calculateAttendanceRate(viewings, sellerId, later),
  ]).toEqual([buyer, seller]);
});

test('rounds an attendance of two in three to 67 per cent', () => {
  const viewings = [one({ status: 'completed' }), one({ status: 'completed' }), one({ status: 'no_show' })];
  expect(calculateAttendanceRate(viewings, buyerId, later)).toBe(67);
  expect(calculateAttendanceRate([], buyerId, later)).toBeNull();
});
