import { describe, expect, test } from 'vitest';
import type { PropertyStatus } from '../../events/vocabulary.ts';
import { Thread } from '../../functions/deals/messages/domain/message.ts';
import type { BestAndFinal } from '../../functions/deals/offers/domain/best-and-final.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import {
  mayHaveDispute,
  resolveSellerTasks,
} from '../../functions/finding/property-pages/domain/seller-tasks.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import {
  addHours,
  createBuyerId,
  createOfferId,
  createRound,
  makeFirstOffer,
} from '../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { endByBuyer, openSale } from '../sales/sale-examples.ts';
import { createMessageId, createSlot, createSlotId, toViewing } from '../viewings/viewing-examples.ts';

const createOffers = (...changes: Partial<Offer>[]): Offer[] =>
  changes.map((change, nth) => ({
    ...makeFirstOffer({ id: createOfferId(nth + 1), buyerId: createBuyerId(nth + 1) }).offer,
    ...change,
  }));
const sealed: Partial<Offer> = { sealedUntil: createRound().deadline, sealedRound: 1 };
const cancelled = createRound({ status: 'cancelled', calledOff: [1] });
const counter = { amount: 310_000, conditions: [], expiresAt: addHours(24).toISOString() };

const nothing = { offers: [], viewings: [], threads: [], round: undefined, sales: new Map() };

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
  const home = createProperty({ status: propertyStatus });
  const { waiting } = resolveSellerTasks({ home, ...nothing, offers, round }, now);
  expect(waiting.find(({ kind }) => kind === 'offers')?.count).toBe(count);
});

test('a buyer’s new time for an agreed viewing is a task of its own, and no request', () => {
  const viewing = toViewing(createSlot(1, 24));
  const { propertyId, start, end } = viewing;
  const proposal = { by: 'buyer', timeSlotId: createSlotId(2), start, end } as const;
  const viewings = [viewing, { ...viewing, agreed: true, status: 'reschedule_proposed' as const, proposal }];
  const home = createProperty({ id: propertyId });
  const { waiting } = resolveSellerTasks({ home, ...nothing, viewings }, noon);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
    ['viewings', 1],
    ['times', 1],
  ]);
});

describe('the unread messages about a home', () => {
  const state = { readTo: '', deliveredTo: '', unread: 0, archived: false, muted: false, wrote: true };
  const at = noon.toISOString();
  const id = createMessageId();
  const last = { id, order: id, fromId: createBuyerId(1), kind: 'text', text: 'Hello' };
  const createThread = (nth: number, change: object = {}) =>
    Thread.parse({
      propertyId: ids.property,
      sellerId: ids.owner,
      buyerId: createBuyerId(nth),
      last,
      buyer: state,
      seller: { ...state, unread: 2, ...change },
      messages: 2,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
  test.each<[string, PropertyStatus, Offer[], number | undefined]>([
    ['wait while the home is on sale', 'live', [], 4],
    ['of the one who bought it wait, others’ don’t', 'completed', createOffers({ status: 'completed' }), 2],
    [
      'of one whose offer was declined for another don’t',
      'sold_stc',
      createOffers({ status: 'rejected' }),
      2,
    ],
    ['wait for nobody once the home is gone', 'removed', [], undefined],
  ])('%s', (_, status, offers, count) => {
    const home = createProperty({ status });
    const threads = [createThread(1), createThread(2), createThread(3, { muted: true })];
    const { waiting } = resolveSellerTasks({ home, ...nothing, offers, threads }, noon);
    expect(waiting.find(({ kind }) => kind === 'messages')?.count).toBe(count);
  });
});

test('a sale names its buyer and the seller’s own step', () => {
  const offers = createOffers({ status: 'accepted', acceptedAt: noon.toISOString() });
  const home = createProperty({ status: 'under_offer' });
  const { saleWith, salePrice, saleStep } = resolveSellerTasks({ home, ...nothing, offers }, noon);
  expect([saleWith, salePrice]).toEqual([createBuyerId(1), offers[0]?.amount]);
  expect(saleStep).toEqual({
    kind: 'step',
    title: 'Solicitors named',
    isOwn: true,
    by: '2026-11-28T21:00:00.000Z',
    since: '2026-11-21T00:00:00.000Z',
  });
});

test('a completed sale names its buyer and the review that the seller can give', () => {
  const offers = createOffers({ status: 'completed', acceptedAt: noon.toISOString() });
  const confirmedBy = (['seller', 'buyer'] as const).map((side) => ({
    side,
    solicitor: false,
    at: noon.toISOString(),
  }));
  const sale: Sale = {
    ...openSale(),
    status: 'completed',
    milestones: [{ key: 'completed', done: true, confirmedBy }],
  };
  const sales = new Map([[createOfferId(1), sale]]);
  const home = createProperty({ status: 'completed' });
  expect(resolveSellerTasks({ home, ...nothing, offers, sales }, noon)).toMatchObject({
    saleWith: createBuyerId(1),
    saleStep: { kind: 'review', isOwn: true, by: '2026-12-05T21:00:00.000Z' },
  });
  const { saleWith, saleStep } = resolveSellerTasks({ home, ...nothing, offers, sales }, addHours(24 * 16));
  expect([saleWith, saleStep]).toEqual([createBuyerId(1), undefined]);
});

test.each<[string, Partial<Property>, number, boolean]>([
  ['fell through', { status: 'fallen_through', offMarketAt: noon.toISOString() }, 14, true],
  ['fell through long ago', { status: 'fallen_through', offMarketAt: noon.toISOString() }, 16, false],
  ['came back on the market', { backOnMarketAt: noon.toISOString() }, 14, true],
  ['is under review', { status: 'under_review', offMarketAt: noon.toISOString() }, 14, true],
  ['was removed', { status: 'removed', offMarketAt: noon.toISOString() }, 14, true],
  ['was never off the market', {}, 0, false],
])('a home that %s may have a dispute', (_, change, days, expected) => {
  // In the last hours of the day, until which the reason can be disputed.
  expect(mayHaveDispute(createProperty(change), addHours(24 * days + 11))).toBe(expected);
});

test('a reason that can be disputed is a task beside a new sale', () => {
  const [old, sold] = createOffers(
    { status: 'fallen_through', acceptedAt: noon.toISOString() },
    { status: 'accepted', acceptedAt: addHours(1).toISOString() },
  );
  const offers = [sold, old].flatMap((offer) => offer ?? []);
  const sales = new Map([[createOfferId(1), endByBuyer('survey')]]);
  const home = createProperty({ status: 'under_offer' });
  expect(resolveSellerTasks({ home, ...nothing, offers, sales }, addHours(2))).toMatchObject({
    saleWith: createBuyerId(2),
    saleStep: { kind: 'step' },
    dispute: {
      buyerId: createBuyerId(1),
      offerId: createOfferId(1),
      by: '2026-12-05T23:59:00.000Z',
      since: noon.toISOString(),
    },
  });
});
