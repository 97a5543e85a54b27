import { expect, test } from 'vitest';
import { countBuyerViewings } from '../../functions/deals/viewings/domain/buyer-viewings.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { hourMs } from '../../functions/kernel/time.ts';
import { buyerId, createSlot, noon, toViewing } from './viewing-examples.ts';

const now = new Date(noon + 100 * hourMs);
const at = (hours: number, more: Partial<Viewing>): Viewing => {
  const start = noon + hours * hourMs;
  const times = { start: new Date(start).toISOString(), end: new Date(start + hourMs / 2).toISOString() };
  return { ...toViewing(createSlot(1, 30)), ...times, ...more };
};
const timeOf = (hours: number) => new Date(noon + hours * hourMs).toISOString();
const past = at(30, { status: 'completed' });
const next = at(130, { status: 'confirmed', agreed: true });

test.each<[string, Viewing[], object]>([
  ['nobody came', [], { seen: 0 }],
  ['one took place', [past], { seen: 1, lastAt: timeOf(30) }],
  [
    'one is over, and nobody said so yet',
    [at(99, { status: 'confirmed', agreed: true })],
    { seen: 1, lastAt: timeOf(99) },
  ],
  ['two took place', [at(60, { status: 'completed' }), past], { seen: 2, lastAt: timeOf(60) }],
  ['one is agreed', [next], { seen: 0, nextAt: timeOf(130) }],
  ['seen, and comes again', [next, past], { seen: 1, lastAt: timeOf(30), nextAt: timeOf(130) }],
  ['one is only asked for', [at(130, { status: 'requested', agreed: false })], { seen: 0 }],
  ['the buyer did not come', [at(30, { status: 'no_show' })], { seen: 0 }],
  ['it was called off', [at(30, { status: 'cancelled' }), at(130, { status: 'cancelled' })], { seen: 0 }],
  ['another buyer came', [{ ...past, buyerId: 'usr_00000000000000000000000077' }], { seen: 0 }],
])('counts the viewings of a buyer: %s', (_, viewings, counted) => {
  expect(countBuyerViewings(viewings, buyerId, now)).toEqual(counted);
});
