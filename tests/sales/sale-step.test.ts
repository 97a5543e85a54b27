import { describe, expect, test } from 'vitest';
import type { MilestoneKey, Side } from '../../events/vocabulary.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { canSaleWait, findDispute, findSaleStep } from '../../functions/deals/sales/domain/sale-step.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { addHours, createBuyerId, createOfferId } from '../offers/offer-examples.ts';
import { createProperty, getNoonAfter, noon } from '../properties/property-examples.ts';
import { createAcceptedOffer, endByBuyer, openSale } from './sale-examples.ts';

const offer = createAcceptedOffer();
const confirm = (key: MilestoneKey, ...sides: Side[]): Sale['milestones'][number] => ({
  key,
  done: sides.length > 1,
  confirmedBy: sides.map((side) => ({ side, solicitor: false, at: noon.toISOString() })),
});
const createStored = (change: Partial<Sale>): Sale => ({ ...openSale(offer), ...change });
const find = (stored: Sale | undefined, side: Side, now = noon, of: Offer = offer) =>
  findSaleStep({ offer: of, property: createProperty(), stored }, side, now);

const instructed = createStored({
  milestones: [
    confirm('solicitors_instructed', 'seller', 'buyer'),
    confirm('memorandum_sent', 'seller', 'buyer'),
  ],
});
const asked = [confirm('id_checks', 'seller', 'buyer'), confirm('enquiries_raised', 'seller', 'buyer')];
const exchanged = createStored({
  status: 'exchanged',
  exchangedOn: '2026-11-21',
  completionDate: '2026-12-18',
  milestones: [confirm('solicitors_instructed', 'seller', 'buyer'), confirm('exchanged', 'seller', 'buyer')],
});

describe('the step of a sale that waits for a side', () => {
  test.each<[string, Sale | undefined, Side, Date, object | undefined]>([
    [
      'begins with the solicitor that the side has to name',
      createStored({}),
      'seller',
      noon,
      { title: 'Solicitors named', wait: { kind: 'sale_step', isOwn: true, by: '2026-11-28T21:00:00.000Z' } },
    ],
    ['is there before the sale is stored', undefined, 'buyer', noon, { title: 'Solicitors named' }],
    [
      'is another of its own, while the first one waits for the other side',
      createStored({ milestones: [confirm('solicitors_instructed', 'seller')] }),
      'seller',
      noon,
      { title: 'Memorandum of sale issued', wait: { isOwn: true } },
    ],
    [
      'is its own one that is due, though one of the other side is late',
      createStored({ milestones: [...instructed.milestones, ...asked] }),
      'seller',
      getNoonAfter(11),
      { title: 'Enquiries answered', wait: { isOwn: true } },
    ],
    [
      'is the other side’s where nothing of its own waits',
      createStored({
        milestones: [...instructed.milestones, confirm('id_checks', 'seller')],
      }),
      'seller',
      noon,
      { wait: { isOwn: false } },
    ],
    [
      'is nobody’s before the day that was agreed for completion',
      exchanged,
      'seller',
      getNoonAfter(1),
      { title: 'Completion', wait: { isOwn: false, by: '2026-12-18T21:00:00.000Z' } },
    ],
    [
      'is its own on the day of completion',
      exchanged,
      'seller',
      getNoonAfter(27),
      { title: 'Completed', wait: { isOwn: true } },
    ],
    [
      'is nothing once the sale is completed',
      createStored({ status: 'completed' }),
      'buyer',
      noon,
      undefined,
    ],
  ])('%s', (_, stored, side, now, step) => {
    const found = find(stored, side, now);
    if (step) expect(found).toMatchObject(step);
    else expect(found).toBeUndefined();
  });

  test.each<[string, Offer]>([
    ['was not accepted', createAcceptedOffer({ status: 'pending', acceptedAt: undefined })],
    ['is completed', createAcceptedOffer({ status: 'completed' })],
    ['fell through', createAcceptedOffer({ status: 'fallen_through' })],
  ])('is none of an offer that %s, without the row of a sale', (_, other) => {
    expect(find(undefined, 'seller', noon, other)).toBeUndefined();
    expect(find(undefined, 'buyer', noon, other)).toBeUndefined();
  });
});

describe('a completed sale', () => {
  const bought = createAcceptedOffer({ status: 'completed', updatedAt: noon.toISOString() });
  const sold = createStored({ status: 'completed', milestones: [confirm('completed', 'seller', 'buyer')] });
  const at = noon.toISOString();
  const review = { side: 'seller', stars: 5, text: 'Quick to answer.', at, changedAt: at } as const;

  test.each<[Side, string]>([
    ['seller', 'Review the buyer'],
    ['buyer', 'Review the seller'],
  ])('waits for the %s’s review until its last evening', (side, title) => {
    const wait = { kind: 'review', loss: 'nothing', isOwn: true, by: '2026-12-05T21:00:00.000Z' };
    expect(find(sold, side, noon, bought)).toEqual({ title, wait });
  });

  test('waits for a side no longer once it has given its own', () => {
    const reviewed = { ...sold, reviews: [review] };
    expect(find(reviewed, 'seller', noon, bought)).toBeUndefined();
    expect(find(reviewed, 'buyer', noon, bought)).toBeDefined();
  });

  test('is loaded by lists as long as it waits', () => {
    const waits = Array.from({ length: 20 }, (_, day) => find(sold, 'buyer', getNoonAfter(day), bought));
    const last = waits.findLastIndex((step) => step !== undefined);
    expect(last).toBe(14);
    expect(canSaleWait(bought, getNoonAfter(last))).toBe(true);
    expect(canSaleWait(bought, getNoonAfter(last + 2))).toBe(false);
  });
});

describe('a sale that fell through', () => {
  const fell = createAcceptedOffer({ status: 'fallen_through', updatedAt: noon.toISOString() });
  const named = endByBuyer('survey');

  const findDisputeOf = (sale: Sale, side: Side, now = noon) =>
    findDispute([fell], new Map([[fell.id, sale]]), side, now);

  test('can be disputed by the other side for a reason that the agreement names', () => {
    expect(findDisputeOf(named, 'seller')).toEqual({
      offer: fell,
      wait: {
        kind: 'dispute',
        loss: 'reply',
        isOwn: true,
        by: '2026-12-05T23:59:00.000Z',
        since: noon.toISOString(),
        offerId: fell.id,
      },
    });
    expect(findDisputeOf(named, 'buyer')).toBeUndefined();
    expect(findDisputeOf(endByBuyer('other'), 'seller')).toBeUndefined();
    expect(find(named, 'seller', noon, fell)).toBeUndefined();
  });

  test.each<[string, Partial<Offer>, string]>([
    ['a new sale to somebody else', { status: 'accepted', buyerId: createBuyerId(2) }, fell.id],
    ['a new offer of the same buyer', { status: 'pending', acceptedAt: undefined }, fell.id],
    ['a new sale of the same two', { status: 'accepted' }, fell.id],
    [
      'one that fell through later',
      { status: 'fallen_through', buyerId: createBuyerId(2), updatedAt: addHours(2).toISOString() },
      createOfferId(9),
    ],
  ])('can be disputed beside %s', (_, change, expected) => {
    const later = { ...fell, id: createOfferId(9), acceptedAt: addHours(1).toISOString(), ...change };
    const sales = new Map([fell.id, later.id].map((id) => [id, named]));
    expect(findDispute([later, fell], sales, 'seller', noon)?.offer.id).toBe(expected);
    expect(findDispute([fell, later], sales, 'seller', noon)?.offer.id).toBe(expected);
  });

  test('is loaded by lists as long as it waits', () => {
    const waits = Array.from({ length: 20 }, (_, day) => findDisputeOf(named, 'seller', getNoonAfter(day)));
    const last = waits.findLastIndex((dispute) => dispute !== undefined);
    expect(last).toBe(14);
    expect(canSaleWait(fell, getNoonAfter(last))).toBe(true);
    expect(canSaleWait(fell, getNoonAfter(last + 2))).toBe(false);
  });
});
