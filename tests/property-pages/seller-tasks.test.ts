import { expect, test } from 'vitest';
import type { BestAndFinal } from '../../functions/deals/offers/domain/best-and-final.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { resolveSellerTasks } from '../../functions/finding/property-pages/domain/seller-tasks.ts';
import {
  addHours,
  createBuyerId,
  createOfferId,
  createRound,
  makeFirstOffer,
} from '../offers/offer-examples.ts';
import { ids, noon } from '../properties/property-examples.ts';
import { createSlot, createSlotId, toViewing } from '../viewings/viewing-examples.ts';

const createOffers = (...changes: Partial<Offer>[]): Offer[] =>
  changes.map((change, nth) => ({
    ...makeFirstOffer({ id: createOfferId(nth + 1), buyerId: createBuyerId(nth + 1) }).offer,
    ...change,
  }));
const sealed: Partial<Offer> = { sealedUntil: createRound().deadline, sealedRound: 1 };
const cancelled = createRound({ status: 'cancelled', calledOff: [1] });
const counter = { amount: 310_000, conditions: [], expiresAt: addHours(24).toISOString() };

test.each<[string, Offer[], 'live' | 'expired', BestAndFinal | undefined, Date, number | undefined]>([
  ['open offers', createOffers({}, {}, {}), 'live', undefined, noon, 3],
  [
    'offers while a round runs in which nobody sent one',
    createOffers({}, {}),
    'live',
    createRound(),
    noon,
    undefined,
  ],
  ['sealed offers', createOffers(sealed, {}), 'live', createRound(), noon, undefined],
  ['offers after the end of a round', createOffers(sealed, {}), 'live', createRound(), addHours(49), 2],
  ['offers after a round was cancelled', createOffers(sealed, {}), 'live', cancelled, noon, 2],
  ['offers on a home whose package ended', createOffers({}, {}), 'expired', undefined, noon, undefined],
  ['a counter-offer', createOffers({ status: 'countered', counter }), 'live', undefined, noon, undefined],
  [
    'a counter-offer that ran out',
    createOffers({ status: 'countered', counter }),
    'live',
    undefined,
    addHours(25),
    1,
  ],
])('the seller’s task with %s', (_, offers, propertyStatus, round, now, count) => {
  const facts = { propertyId: ids.property, propertyStatus, viewings: [], unread: 0 };
  const { waiting } = resolveSellerTasks({ ...facts, offers, round }, now);
  expect(waiting.find(({ kind }) => kind === 'offers')?.count).toBe(count);
});

test('a buyer’s new time for an agreed viewing is a task of its own, and no request', () => {
  const viewing = toViewing(createSlot(1, 24));
  const { propertyId, start, end } = viewing;
  const proposal = { by: 'buyer', timeSlotId: createSlotId(2), start, end } as const;
  const viewings = [viewing, { ...viewing, agreed: true, status: 'reschedule_proposed' as const, proposal }];
  const facts = { propertyId, propertyStatus: 'live', offers: [], unread: 0 } as const;
  const { waiting } = resolveSellerTasks({ ...facts, round: undefined, viewings }, noon);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
    ['viewings', 1],
    ['times', 1],
  ]);
});
