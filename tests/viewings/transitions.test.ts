import { describe, expect, test } from 'vitest';
import {
  applyCancellation,
  cancelAsSide,
  describeMarketExit,
} from '../../functions/deals/viewings/domain/cancellation.ts';
import { applyDueChange } from '../../functions/deals/viewings/domain/due-changes.ts';
import {
  completeViewing,
  disputeNoShow,
  eraseBuyerText,
  giveFeedback,
  reconfirmViewing,
  reportNoShow,
} from '../../functions/deals/viewings/domain/outcomes.ts';
import { offerFreePlace } from '../../functions/deals/viewings/domain/requests.ts';
import {
  endProposalOfClosedSlot,
  proposeMovedSlotTime,
  proposeSlot,
} from '../../functions/deals/viewings/domain/reschedule.ts';
import {
  applyViewingAcceptance,
  rejectAsFull,
  applyViewingRejection,
} from '../../functions/deals/viewings/domain/responses.ts';
import { selectViewingActions } from '../../functions/deals/viewings/domain/transitions.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { createStamp, toViewing, createSlot } from './viewing-examples.ts';

const slot = createSlot(1, 48);
const later = createSlot(2, 72);
const asked = toViewing(slot);
const confirmed = applyViewingAcceptance(asked, 'seller', createStamp(1)).viewing;
const proposed = proposeSlot(confirmed, 'buyer', later, createStamp(2)).viewing;
const at = (hours: number) => createStamp(hours).now;
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name);

describe('describeMarketExit', () => {
  test.each([
    ['withdrawn', false, 'The home is no longer on the market'],
    ['completed', false, 'The home has been sold'],
    ['completed', true, 'The sale is complete'],
  ] as const)('distinguishes %s, bought by the reader: %s', (status, hasBought, reason) => {
    expect(describeMarketExit(status, hasBought)).toBe(reason);
  });
});

describe('selectViewingActions', () => {
  test.each<[string, Viewing, number, string[], string[]]>([
    ['requested', asked, 1, ['accept', 'reject', 'reschedule'], ['cancel']],
    ['on the waitlist', toViewing(createSlot(1, 48, { free: 0 }), true), 1, [], ['cancel']],
    ['confirmed', confirmed, 2, ['reschedule', 'cancel'], ['reschedule', 'cancel']],
    [
      'confirmed, a day before',
      confirmed,
      24,
      ['reschedule', 'cancel'],
      ['reschedule', 'cancel', 'reconfirm'],
    ],
    ['confirmed, as it begins', confirmed, 48, ['complete'], []],
    ['confirmed, a quarter of an hour later', confirmed, 48.25, ['complete', 'no_show'], []],
    ['confirmed and over', confirmed, 48.5, ['complete', 'no_show'], ['feedback']],
    [
      'proposed by the buyer',
      proposed,
      3,
      ['accept', 'reject', 'reschedule', 'cancel'],
      ['reschedule', 'cancel'],
    ],
    ['completed', completeViewing(confirmed, createStamp(49)).viewing, 50, [], ['feedback']],
    ['missed', reportNoShow(confirmed, createStamp(49)).viewing, 50, [], ['dispute']],
    ['missed, two days later', reportNoShow(confirmed, createStamp(49)).viewing, 105, [], []],
    ['rejected', applyViewingRejection(asked, 'seller', {}, createStamp(1)).viewing, 2, [], []],
    ['cancelled', cancelAsSide(confirmed, 'buyer', 'Ill', createStamp(2)).viewing, 3, [], []],
  ])('lists the actions of both sides when a viewing is %s', (_, viewing, hours, seller, buyer) => {
    expect(selectViewingActions(viewing, 'seller', at(hours))).toEqual(seller);
    expect(selectViewingActions(viewing, 'buyer', at(hours))).toEqual(buyer);
  });

  test('refuses actions that the table does not allow, with the present state', () => {
    for (const decide of [
      () => applyViewingAcceptance(asked, 'buyer', createStamp(1)),
      () => applyViewingAcceptance(confirmed, 'seller', createStamp(2)),
      () => completeViewing(confirmed, createStamp(47)),
      () => reportNoShow(confirmed, createStamp(48.2)),
      () => cancelAsSide(confirmed, 'buyer', 'Too late', createStamp(48.1)),
      () => applyViewingAcceptance(proposed, 'buyer', createStamp(3)),
    ])
      expect(decide).toThrow(
        expect.objectContaining({ code: 'conflict', extras: { state: expect.any(String) } }),
      );
  });
});

describe('deadlines of a viewing', () => {
  test('expire a request on the evening after a day, or two hours before its start', () => {
    expect(asked.heldUntil).toBe('2026-11-22T21:00:00.000Z');
    expect(toViewing(createSlot(1, 10)).heldUntil).toBe('2026-11-21T20:00:00.000Z');
    expect(applyDueChange(asked, createStamp(32.99))).toBeUndefined();
    const { viewing, events } = applyDueChange(asked, createStamp(33)) ?? {};
    expect(viewing).toMatchObject({ status: 'expired', place: 'none', closed: { by: 'system' } });
    expect(names(events ?? [])).toEqual(['viewing.expired.v1']);
  });

  test('refuse a request less than two hours before its start', () => {
    expect(() => toViewing(createSlot(1, 1.9))).toThrow(/2 hours/);
  });

  test('keep the agreed time when a proposal expires', () => {
    const { viewing } = applyDueChange(proposed, createStamp(33)) ?? {};
    expect(viewing).toMatchObject({ status: 'confirmed', start: slot.start, place: 'booked' });
    expect(viewing).not.toHaveProperty('proposal');
    const answer = proposeSlot(asked, 'seller', later, createStamp(1)).viewing;
    expect(applyDueChange(answer, createStamp(33))?.viewing).toMatchObject({ status: 'expired' });
  });

  test('complete an unreported viewing a day after its end', () => {
    expect(applyDueChange(confirmed, createStamp(72.4))).toBeUndefined();
    expect(applyDueChange(confirmed, createStamp(72.5))).toMatchObject({
      viewing: { status: 'completed' },
      events: [{ detail: { by: 'system' } }],
    });
  });

  test('say of a cancellation whether it was booked or only asked for', () => {
    const told = (viewing: Viewing) => cancelAsSide(viewing, 'buyer', 'Ill', createStamp(2)).events;
    expect(told(confirmed)).toMatchObject([{ detail: { agreed: true } }]);
    expect(told(asked)).toMatchObject([{ detail: { agreed: false } }]);
  });

  test('mark a cancellation of an agreed viewing within two hours as late', () => {
    expect(cancelAsSide(confirmed, 'buyer', 'Ill', createStamp(45.9)).viewing.closed).toMatchObject({
      late: false,
    });
    expect(cancelAsSide(confirmed, 'seller', 'Ill', createStamp(46.1)).viewing.closed).toMatchObject({
      late: true,
      by: 'seller',
      reason: 'Ill',
    });
  });
});

describe('proposed time', () => {
  test('applies when the other side accepts and keeps the old time until then', () => {
    expect(proposed).toMatchObject({ status: 'reschedule_proposed', start: slot.start, place: 'booked' });
    const { viewing, events } = applyViewingAcceptance(proposed, 'seller', createStamp(3));
    expect(viewing).toMatchObject({
      status: 'confirmed',
      start: later.start,
      timeSlotId: later.id,
      place: 'booked',
    });
    expect(viewing).not.toHaveProperty('proposal');
    expect(viewing.sequence).toBeGreaterThan(confirmed.sequence);
    expect(events).toMatchObject([{ detail: { rescheduled: true, leftSlotId: slot.id } }]);
  });

  test('keeps the agreed time when declined, or rejects the viewing without one', () => {
    expect(applyViewingRejection(proposed, 'seller', {}, createStamp(3)).viewing).toMatchObject({
      status: 'confirmed',
      start: slot.start,
      place: 'booked',
    });
    const answer = proposeSlot(asked, 'seller', later, createStamp(1)).viewing;
    expect(applyViewingRejection(answer, 'buyer', {}, createStamp(2)).viewing).toMatchObject({
      status: 'rejected',
    });
    expect(applyViewingAcceptance(answer, 'buyer', createStamp(2)).viewing).toMatchObject({
      status: 'confirmed',
      start: later.start,
    });
  });

  test('is limited to three proposals', () => {
    let viewing = confirmed;
    for (const n of [1, 2, 3])
      viewing = applyViewingRejection(
        proposeSlot(viewing, 'buyer', createSlot(10 + n, 60 + n), createStamp(2)).viewing,
        'seller',
        {},
        createStamp(2),
      ).viewing;
    expect(viewing.reschedules).toBe(3);
    expect(selectViewingActions(viewing, 'buyer', at(3))).toEqual(['cancel']);
    expect(() => proposeSlot(viewing, 'buyer', later, createStamp(3))).toThrow(/can be moved 3 times/);
  });

  test('is refused for a slot that is full, closed or the same', () => {
    expect(() => proposeSlot(confirmed, 'buyer', { ...later, free: 0 }, createStamp(2))).toThrow(/taken/);
    expect(() => proposeSlot(confirmed, 'buyer', { ...later, status: 'cancelled' }, createStamp(2))).toThrow(
      /took this time back/,
    );
    expect(() => proposeSlot(confirmed, 'buyer', slot, createStamp(2))).toThrow(/already/);
  });

  test('is dropped when its slot closes', () => {
    expect(endProposalOfClosedSlot(proposed, later.id, createStamp(3))?.viewing).toMatchObject({
      status: 'confirmed',
      start: slot.start,
    });
    expect(endProposalOfClosedSlot(confirmed, later.id, createStamp(3))).toBeUndefined();
    const answer = proposeSlot(asked, 'seller', later, createStamp(1)).viewing;
    expect(endProposalOfClosedSlot(answer, later.id, createStamp(2))?.viewing).toMatchObject({
      status: 'cancelled',
    });
  });
});

describe('proposeMovedSlotTime', () => {
  const movedSlot = { ...slot, start: later.start, end: later.end, version: 2 };
  const asking = proposeMovedSlotTime(confirmed, movedSlot, createStamp(2))?.viewing ?? confirmed;

  test('proposes the new time of a moved slot once', () => {
    expect(asking).toMatchObject({
      status: 'reschedule_proposed',
      start: slot.start,
      proposal: { by: 'seller', start: later.start },
      reschedules: 0,
    });
    expect(proposeMovedSlotTime(asking, movedSlot, createStamp(3))).toBeUndefined();
  });

  test('keeps the place of a buyer who accepts and frees that of one who declines', () => {
    expect(applyViewingAcceptance(asking, 'buyer', createStamp(3)).viewing).toMatchObject({
      start: later.start,
      place: 'booked',
    });
    const stays = applyViewingRejection(asking, 'buyer', {}, createStamp(3)).viewing;
    expect(stays).toMatchObject({ status: 'confirmed', start: slot.start, place: 'none' });
    expect(proposeMovedSlotTime(stays, { ...movedSlot, capacity: 2 }, createStamp(4))).toBeUndefined();
  });

  test('confirms the old time when the slot moves back', () => {
    expect(proposeMovedSlotTime(asking, { ...slot, version: 3 }, createStamp(3))?.viewing).toMatchObject({
      status: 'confirmed',
      start: slot.start,
      place: 'booked',
    });
  });

  test('moves waitlisted viewings without asking', () => {
    const waiting = toViewing(createSlot(1, 48, { free: 0 }), true);
    expect(proposeMovedSlotTime(waiting, movedSlot, createStamp(2))).toMatchObject({
      viewing: { status: 'waitlisted', start: later.start, messageId: waiting.messageId },
      events: [],
    });
  });
});

describe('places of a slot', () => {
  test('offer the waitlist to a request that came too late, but not to one that holds a place', () => {
    expect(rejectAsFull(asked, createStamp(1))).toMatchObject({
      viewing: { status: 'rejected', closed: { by: 'system', waitlistOffered: true } },
    });
    const waiting = toViewing(createSlot(1, 48, { free: 0 }), true);
    const holding = offerFreePlace(waiting, createStamp(20));
    expect(holding?.viewing).toMatchObject({
      status: 'requested',
      place: 'held',
      heldUntil: '2026-11-23T10:00:00.000Z',
    });
    expect(holding && rejectAsFull(holding.viewing, createStamp(21))).toBeUndefined();
    expect(offerFreePlace(waiting, createStamp(46.5))).toBeUndefined();
    expect(applyDueChange(waiting, createStamp(46))?.viewing).toMatchObject({ status: 'expired' });
  });
});

describe('outcomes of a viewing', () => {
  const missed = reportNoShow(confirmed, createStamp(49)).viewing;

  test('let the buyer dispute a no-show once, until the evening after two days', () => {
    const disputed = disputeNoShow(missed, 'I was there', createStamp(50)).viewing;
    expect(disputed).toMatchObject({ status: 'no_show', disputed: { reason: 'I was there' } });
    expect(() => disputeNoShow(disputed, 'Again', createStamp(51))).toThrow(/isn’t possible now/);
    expect(() => disputeNoShow(missed, 'Too late', createStamp(105))).toThrow(/isn’t possible now/);
  });

  test('complete the viewing by feedback, which is given once', () => {
    const feedback = { interest: 4, share: false } as const;
    const { viewing, events } = giveFeedback(confirmed, feedback, createStamp(49));
    expect(viewing).toMatchObject({ status: 'completed', feedback });
    expect(names(events)).toEqual(['viewing.completed.v1', 'viewing.feedback_given.v1']);
    expect(() => giveFeedback(viewing, feedback, createStamp(50))).toThrow(/isn’t possible now/);
    expect(() => giveFeedback(confirmed, feedback, createStamp(47))).toThrow(/isn’t possible now/);
  });

  test('accept one reconfirmation, from a day before', () => {
    expect(() => reconfirmViewing(confirmed, createStamp(20))).toThrow(/isn’t possible now/);
    const coming = reconfirmViewing(confirmed, createStamp(30)).viewing;
    expect(coming.sequence).toBe(confirmed.sequence);
    expect(() => reconfirmViewing(coming, createStamp(31))).toThrow(/isn’t possible now/);
    const other = proposeSlot(coming, 'seller', later, createStamp(31)).viewing;
    expect(applyViewingAcceptance(other, 'buyer', createStamp(32)).viewing).not.toHaveProperty(
      'reconfirmedAt',
    );
  });

  test('ask for no reconfirmation of a viewing confirmed within the last day', () => {
    const lately = applyViewingAcceptance(toViewing(createSlot(1, 20)), 'seller', createStamp(1)).viewing;
    expect(lately.reconfirmedAt).toBe(createStamp(1).now.toISOString());
    expect(selectViewingActions(lately, 'buyer', at(2))).toEqual(['reschedule', 'cancel']);
  });
});

test('erases a buyer’s texts with their account and keeps ratings', () => {
  const wrote = {
    ...confirmed,
    message: 'Call me on 07700 900123',
    answers: [{ question: 'Why', answer: 'Job' }],
  };
  const feedback = { interest: 4, comment: 'Too dark', share: true } as const;
  const { viewing } = giveFeedback(wrote, feedback, createStamp(49));
  const forgotten = eraseBuyerText(viewing, createStamp(50));
  expect(forgotten).toMatchObject({
    viewing: { answers: [], feedback: { interest: 4 }, messageId: viewing.messageId },
    events: [],
  });
  expect(JSON.stringify(forgotten)).not.toMatch(/07700|Job|dark/);
  expect(forgotten && eraseBuyerText(forgotten.viewing, createStamp(51))).toBeUndefined();
});

test('cancels an open viewing for the system in any state', () => {
  for (const viewing of [asked, confirmed, proposed])
    expect(applyCancellation(viewing, 'system', undefined, createStamp(3)).viewing).toMatchObject({
      status: 'cancelled',
      place: 'none',
      closed: { by: 'system', late: false },
    });
});
