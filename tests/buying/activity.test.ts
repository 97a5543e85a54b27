import { describe, expect, test } from 'vitest';
import {
  type BuyerActivity,
  findNextViewing,
  findRemovalObstacle,
  listActivityWaits,
  resolveStage,
} from '../../functions/deals/buying/domain/activity.ts';
import { Thread } from '../../functions/deals/messages/domain/message.ts';
import { createWait } from '../../functions/deals/offers/domain/deal-waits.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { hourMs } from '../../functions/kernel/time.ts';
import { sortByUrgency } from '../../functions/kernel/urgency.ts';
import { makeFirstOffer } from '../offers/offer-examples.ts';
import {
  buyerId,
  createMessageId,
  createSlot,
  noon,
  propertyId,
  sellerId,
  toViewing,
} from '../viewings/viewing-examples.ts';

const now = new Date(noon);

const createActivity = (...viewings: readonly Viewing[]) => ({
  propertyId,
  buyerId,
  sellerId,
  offers: [],
  viewings,
  thread: undefined,
});
const createViewing = (hours: number, change: Partial<Viewing>): Viewing => ({
  ...toViewing(createSlot(1, 24)),
  start: new Date(noon + hours * hourMs).toISOString(),
  end: new Date(noon + (hours + 0.5) * hourMs).toISOString(),
  ...change,
});

describe('the unread messages of a buyer', () => {
  const side = { readTo: '', deliveredTo: '', unread: 2, archived: false, muted: false, wrote: true };
  const at = now.toISOString();
  const thread = Thread.parse({
    propertyId,
    buyerId,
    sellerId,
    last: { id: createMessageId(), order: createMessageId(), fromId: sellerId, kind: 'text', text: 'Hello' },
    buyer: side,
    seller: side,
    messages: 2,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  test.each([
    ['wait for an answer', [], 'live', true],
    ['wait for an answer while the home is off the market for now', [], 'expired', true],
    ['wait for nobody once the home is sold to somebody else', [], 'completed', false],
    [
      'wait for an answer after an offer was declined, while another one can be made',
      ['rejected'],
      'live',
      true,
    ],
    ['wait for an answer after an offer ran out on a paused home', ['expired'], 'paused', true],
    [
      'wait for nobody after an offer was declined for that of somebody else',
      ['rejected'],
      'under_offer',
      false,
    ],
    ['wait for nobody after a sale fell through', ['fallen_through'], 'fallen_through', false],
    ['wait for an answer of the one who bought it', ['completed'], 'completed', true],
  ] as const)('%s', (_, offers, propertyStatus, isOwn) => {
    const activity = {
      ...createActivity(),
      offers: offers.map((status) => ({ ...makeFirstOffer().offer, status })),
      thread,
    };
    for (const side of ['buyer', 'seller'] as const)
      expect(listActivityWaits(activity, side, { propertyStatus }, now)).toMatchObject([
        { kind: 'messages', isOwn },
      ]);
  });
  test('come after what is under way once the two have no dealings left', () => {
    const over = { ...makeFirstOffer().offer, status: 'rejected' as const };
    const read = (activity: BuyerActivity) =>
      listActivityWaits(activity, 'buyer', { propertyStatus: 'live' }, now);
    const ended = read({ ...createActivity(), offers: [over], thread });
    const asked = read({ ...createActivity(), thread: { ...thread, updatedAt: now.toISOString() } });
    expect(sortByUrgency([ended, asked], (waits) => waits)).toEqual([asked, ended]);
  });
  test.each(['muted', 'archived'])('are none where the conversation is %s', (mark) => {
    const put = { ...thread, buyer: { ...thread.buyer, [mark]: true } };
    expect(
      listActivityWaits({ ...createActivity(), thread: put }, 'buyer', { propertyStatus: 'live' }, now),
    ).toEqual([]);
  });
});

test('a sale’s late step waits beside the price that its buyer asked to change', () => {
  const { offer } = makeFirstOffer();
  const change = { by: 'buyer', amount: 290_000, askedAt: now.toISOString() } as const;
  const activity = { ...createActivity(), offers: [{ ...offer, status: 'accepted' as const, change }] };
  const saleStep = createWait('sale_step', true, '2026-11-20T21:00:00.000Z', undefined);
  const waits = listActivityWaits(activity, 'buyer', { propertyStatus: 'sold_stc', saleStep }, now);
  expect(waits.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
    ['sale_step', true],
    ['price_change', false],
  ]);
});

describe('how far a buyer came, by their viewing', () => {
  test.each([
    ['requested', false, 24, 'viewing_requested', undefined],
    ['waitlisted', false, 24, 'viewing_requested', undefined],
    ['confirmed', true, 24, 'viewing_booked', 'viewing_booked'],
    ['reschedule_proposed', true, 24, 'viewing_booked', 'viewing_booked'],
    // The seller answered a request with another time, so nothing is booked yet.
    ['reschedule_proposed', false, 24, 'viewing_requested', undefined],
    ['confirmed', true, -1, 'viewed', undefined],
    ['reschedule_proposed', false, -1, 'chatting', undefined],
    ['completed', true, -24, 'viewed', undefined],
    ['cancelled', true, 24, 'chatting', undefined],
    ['no_show', true, -24, 'chatting', undefined],
  ] as const)('%s (agreed: %s), in %d hours: %s', (status, agreed, hours, stage, obstacle) => {
    const activity = createActivity(createViewing(hours, { status, agreed }));
    expect(resolveStage(activity, now)).toBe(stage);
    expect(findRemovalObstacle(activity, now)).toBe(obstacle);
  });

  test('a booked viewing is named before an earlier request', () => {
    const asked = createViewing(24, { status: 'reschedule_proposed', agreed: false });
    const booked = createViewing(48, { status: 'confirmed', agreed: true });
    expect(findNextViewing(createActivity(asked, booked), now)?.start).toBe(
      new Date(noon + 48 * hourMs).toISOString(),
    );
  });
});
