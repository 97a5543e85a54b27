import { describe, expect, test } from 'vitest';
import { type DayChange, listDayChanges } from '../../functions/deals/viewings/domain/viewing-days.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { createSlotId } from './viewing-examples.ts';

type Times = Pick<Viewing, 'status' | 'start' | 'proposal'>;
/** In July, when London is an hour ahead. */
const at = (status: Viewing['status'], start: string): Times => ({
  status,
  start: `2026-07-${start}:00.000Z`,
});
const propose = (viewing: Times, by: 'buyer' | 'seller', start: string): Times => {
  const time = `2026-07-${start}:00.000Z`;
  const proposal = { by, timeSlotId: createSlotId(1), start: time, end: time };
  return { ...viewing, status: 'reschedule_proposed', proposal };
};
const tuesday = at('confirmed', '07T09:00');
const asked = propose(tuesday, 'buyer', '08T09:00');
const add = (day: string, isAsked: boolean): DayChange => ({ day: `2026-07-${day}`, change: 1, isAsked });
const leave = (day: string): DayChange => ({ day: `2026-07-${day}`, change: -1, isAsked: false });

describe('listDayChanges', () => {
  test.each<[string, Times | undefined, Times, DayChange[]]>([
    ['a request', undefined, at('requested', '07T09:00'), [add('07', true)]],
    ['a place on a waitlist', undefined, at('waitlisted', '07T09:00'), [add('07', true)]],
    [
      'a request for just after midnight in London',
      undefined,
      at('requested', '07T23:10'),
      [add('08', true)],
    ],
    ['an acceptance', at('requested', '07T09:00'), tuesday, []],
    ['a refusal', at('requested', '07T09:00'), at('rejected', '07T09:00'), [leave('07')]],
    ['a viewing that took place', tuesday, at('completed', '07T09:00'), [leave('07')]],
    ['feedback after it', at('completed', '07T09:00'), at('completed', '07T09:00'), []],
    ['the buyer’s proposal of another day', tuesday, asked, [add('08', true)]],
    ['the buyer’s proposal of the same day', tuesday, propose(tuesday, 'buyer', '07T15:00'), []],
    [
      'the seller’s proposal of another day',
      tuesday,
      propose(tuesday, 'seller', '08T09:00'),
      [add('08', false)],
    ],
    ['the seller’s counter', asked, propose(tuesday, 'seller', '09T09:00'), [leave('08'), add('09', false)]],
    ['the acceptance of a proposal', asked, at('confirmed', '08T09:00'), [leave('07')]],
    ['the refusal of a proposal', asked, tuesday, [leave('08')]],
    [
      'a cancellation while a day is proposed',
      asked,
      at('cancelled', '07T09:00'),
      [leave('07'), leave('08')],
    ],
    [
      'a slot that the seller moves under a waitlist',
      at('waitlisted', '07T09:00'),
      at('waitlisted', '08T09:00'),
      [leave('07'), add('08', false)],
    ],
  ])('counts %s', (_, before, after, changes) => {
    expect(listDayChanges(before, after)).toEqual(changes);
  });
});
