import { describe, expect, test } from 'vitest';
import type { SaleProfile } from '../../functions/deals/sales/domain/milestones.ts';
import {
  applyReminders,
  calculateReviewDay,
  isProgressEvent,
} from '../../functions/deals/sales/domain/reminders.ts';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { getNoonAfter, listEventNames } from '../properties/property-examples.ts';
import { createStamp, openSale } from './sale-examples.ts';

const england: SaleProfile = { nation: 'england', funding: 'mortgage' };

test.each([
  ['memorandum.issued.v1', true],
  ['memorandum.signed.v1', false],
  ['reservation.proposed.v1', false],
  ['reservation.end_asked.v1', false],
  ['reservation.closed.v1', false],
  ['sale.nudged.v1', false],
  ['sale.stalled.v1', false],
])('%s ends a stall: %s', (name, ends) => {
  expect(isProgressEvent({ name })).toBe(ends);
});

describe('applyReminders', () => {
  test('reminds when a step is late, then once a week', () => {
    const at = (days: number, sale = openSale()) =>
      applyReminders(sale, england, createStamp(getNoonAfter(days)));
    expect(at(7)).toBeUndefined();
    const first = at(8);
    expect(listEventNames(first?.events ?? [])).toEqual(['sale.nudged.v1', 'sale.nudged.v1']);
    expect(at(14, first?.sale)).toBeUndefined();
    expect(at(15, first?.sale)?.events).toHaveLength(2);
    expect(first && calculateReviewDay(first.sale, england, formatLondonDay(getNoonAfter(8)))).toBe(
      '2026-12-06',
    );
  });

  test('asks the seller after half a year without progress and hides the property two weeks later', () => {
    const at = (days: number, sale = openSale()) =>
      applyReminders(sale, england, createStamp(getNoonAfter(days)));
    const asked = at(183);
    expect(listEventNames(asked?.events ?? [])).toContain('sale.stalled.v1');
    const hidden = at(197, asked?.sale);
    expect(hidden).toMatchObject({ linkedAction: 'hide' });
    expect(at(204, hidden?.sale)).not.toHaveProperty('linkedAction');
    const goesOn = asked && { ...asked.sale, goesOnAt: getNoonAfter(190).toISOString() };
    expect(at(300, goesOn)).not.toHaveProperty('linkedAction');
    expect(listEventNames(at(374, goesOn)?.events ?? [])).toContain('sale.stalled.v1');
  });

  test('has no review day for a sale that is over', () => {
    expect(
      calculateReviewDay({ ...openSale(), status: 'fallen_through' }, england, '2028-01-01'),
    ).toBeUndefined();
  });
});
