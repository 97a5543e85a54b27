import { describe, expect, test } from 'vitest';
import { PropertyStatus, type Side } from '../../events/vocabulary.ts';
import { findOfferWait, findViewingWait } from '../../functions/deals/offers/domain/deal-waits.ts';
import { describeWaiting } from '../../web/entities/wait/describe-waiting.ts';
import { createSlotId } from '../viewings/viewing-examples.ts';

/** A Tuesday. */
const now = new Date('2026-12-01T10:00:00.000Z');
const updatedAt = '2026-11-28T10:00:00.000Z';
const thursday = '2026-12-03T21:00:00.000Z';

type OfferCase = Parameters<typeof findOfferWait>[0];
const pending: OfferCase = { status: 'pending', propertyStatus: 'live', updatedAt, expiresAt: thursday };
const counter = { amount: 310_000, conditions: [], expiresAt: thursday };
const change = { by: 'buyer', amount: 290_000, askedAt: updatedAt } as const;

describe('what waits on an offer', () => {
  test.each<[string, OfferCase, Side, string | undefined]>([
    [
      'a new offer, to the seller',
      pending,
      'seller',
      'Answer Sam’s offer by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'a new offer, to the buyer',
      pending,
      'buyer',
      'The seller has until Thu 3 Dec, 21:00 to answer your offer',
    ],
    [
      'an offer without an end',
      { ...pending, expiresAt: undefined },
      'seller',
      'Answer Sam’s offer – waiting since Sat 28 Nov',
    ],
    [
      'an offer without an end, to the buyer',
      { ...pending, expiresAt: undefined },
      'buyer',
      'The seller has yet to answer your offer',
    ],
    [
      'a counter-offer, to the buyer',
      { ...pending, status: 'countered', counter },
      'buyer',
      'Answer the counter-offer by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'a counter-offer, to the seller',
      { ...pending, status: 'countered', counter },
      'seller',
      'The buyer has until Thu 3 Dec, 21:00 to answer your counter-offer',
    ],
    [
      'a home that is free again',
      { ...pending, propertyStatus: 'fallen_through', reconfirmBy: thursday },
      'buyer',
      'Confirm your offer again by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'a round of final offers',
      { ...pending, roundEnd: thursday },
      'buyer',
      'Send your final offer by Thu 3 Dec, 21:00 – without one, your offer counts as it is',
    ],
    [
      'a round that outlasts an offer',
      { ...pending, roundEnd: '2026-12-05T21:00:00.000Z' },
      'buyer',
      'Send your final offer by Thu 3 Dec, 21:00 – without one, your offer counts as it is',
    ],
    [
      'a round that ends before an offer',
      { ...pending, expiresAt: '2026-12-05T21:00:00.000Z', roundEnd: thursday },
      'buyer',
      'Send your final offer by Thu 3 Dec, 21:00 – without one, your offer counts as it is',
    ],
    [
      'a round that outlasts a backup’s time to confirm',
      { ...pending, reconfirmBy: thursday, roundEnd: '2026-12-05T21:00:00.000Z' },
      'buyer',
      'Confirm your offer again by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'a final offer that is in',
      { ...pending, sealedUntil: thursday, roundEnd: thursday },
      'buyer',
      'The seller sees the final offers on Thu 3 Dec, 21:00',
    ],
    [
      'a sealed offer, to the seller',
      { ...pending, sealedUntil: thursday },
      'seller',
      'You see the final offers on Thu 3 Dec, 21:00',
    ],
    [
      'a seal that is over',
      { ...pending, expiresAt: undefined, sealedUntil: updatedAt },
      'seller',
      'Answer Sam’s offer – waiting since Sat 28 Nov',
    ],
    [
      'a new price that the buyer asks for',
      { status: 'accepted', propertyStatus: 'sold_stc', updatedAt, change },
      'seller',
      'Agree to the new price or decline it – the sale waits for it',
    ],
    [
      'a new price that the buyer asks for, to the buyer',
      { status: 'accepted', propertyStatus: 'sold_stc', updatedAt, change },
      'buyer',
      'The seller has yet to answer your new price',
    ],
    ['an agreed sale', { status: 'accepted', propertyStatus: 'under_offer', updatedAt }, 'buyer', undefined],
    ['a backup', { status: 'on_hold', propertyStatus: 'under_offer', updatedAt }, 'seller', undefined],
    ['an offer that was declined', { ...pending, status: 'rejected' }, 'seller', undefined],
  ])('is told of %s', (_, offer, side, text) => {
    const wait = findOfferWait(offer, side, now);
    expect(wait && describeWaiting(wait, { side, person: 'Sam' })).toBe(text);
  });

  test.each<[string, OfferCase]>([
    ['a new offer', pending],
    ['a counter-offer', { ...pending, status: 'countered', counter }],
    ['a round', { ...pending, roundEnd: thursday }],
  ])('%s waits for nobody while its home is off the market', (_, offer) => {
    const waiting = PropertyStatus.options.filter(
      (propertyStatus) =>
        findOfferWait({ ...offer, propertyStatus }, 'buyer', now) ??
        findOfferWait({ ...offer, propertyStatus }, 'seller', now),
    );
    expect(waiting.toSorted()).toEqual(['live', 'paused', 'sold_stc', 'under_offer']);
  });
});

type ViewingCase = Parameters<typeof findViewingWait>[0];
const requested: ViewingCase = {
  status: 'requested',
  start: '2026-12-05T14:00:00.000Z',
  updatedAt,
  heldUntil: thursday,
};
const propose = (by: Side): ViewingCase => ({
  ...requested,
  status: 'reschedule_proposed',
  proposal: { by, timeSlotId: createSlotId(1), start: requested.start, end: requested.start },
});
const tomorrow: ViewingCase = { status: 'confirmed', start: '2026-12-02T09:00:00.000Z', updatedAt };

describe('what waits on a viewing', () => {
  test.each<[string, ViewingCase, Side, string | undefined]>([
    [
      'a request, to the seller',
      requested,
      'seller',
      'Answer Sam’s viewing request by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'a request, to the buyer',
      requested,
      'buyer',
      'The seller has until Thu 3 Dec, 21:00 to answer your viewing request',
    ],
    [
      'the seller’s other time',
      propose('seller'),
      'buyer',
      'Answer Sam’s new viewing time by Thu 3 Dec, 21:00, or it expires',
    ],
    [
      'the buyer’s other time',
      propose('buyer'),
      'buyer',
      'The seller has until Thu 3 Dec, 21:00 to answer the new viewing time',
    ],
    [
      'a request without an end, to the buyer',
      { ...requested, heldUntil: undefined },
      'buyer',
      'The seller has yet to answer your viewing request',
    ],
    [
      'the buyer’s other time without an end, to the buyer',
      { ...propose('buyer'), heldUntil: undefined },
      'buyer',
      'The seller has yet to answer the new viewing time',
    ],
    [
      'a viewing within a day',
      tomorrow,
      'buyer',
      'Say that you’re still coming – the viewing is on Wed 2 Dec, 09:00',
    ],
    [
      'one that was confirmed again',
      { ...tomorrow, reconfirmedAt: updatedAt },
      'buyer',
      'Viewing on Wed 2 Dec, 09:00',
    ],
    ['a viewing to come, to the seller', tomorrow, 'seller', 'Viewing on Wed 2 Dec, 09:00'],
    ['a viewing that has begun', { ...tomorrow, start: updatedAt }, 'seller', undefined],
    ['a place on the waitlist', { ...requested, status: 'waitlisted' }, 'buyer', undefined],
    ['a request that was declined', { ...requested, status: 'rejected' }, 'seller', undefined],
  ])('is told of %s', (_, viewing, side, text) => {
    const wait = findViewingWait(viewing, side, now);
    expect(wait && describeWaiting(wait, { side, person: 'Sam' })).toBe(text);
  });
});
