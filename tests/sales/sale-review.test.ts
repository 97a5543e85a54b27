import { describe, expect, test } from 'vitest';
import {
  findShownReview,
  giveReview,
  type ReviewUpdate,
  viewReviews,
} from '../../functions/deals/sales/domain/sale-review.ts';
import { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { noon } from '../properties/property-examples.ts';
import { createStamp, openSale } from './sale-examples.ts';

const inDays = (days: number) => new Date(noon.getTime() + days * dayMs);
const confirmed = (side: 'seller' | 'buyer') => ({ side, solicitor: false, at: noon.toISOString() });
const completed = Sale.parse({
  ...openSale(),
  status: 'completed',
  completedOn: '2026-11-21',
  milestones: [{ key: 'completed', done: true, confirmedBy: [confirmed('seller'), confirmed('buyer')] }],
});
const bySeller: ReviewUpdate = { side: 'seller', stars: 5, text: 'Quick to answer.' };
const byBuyer: ReviewUpdate = { side: 'buyer', stars: 2, text: 'Slow with the papers.' };
const give = (sale: Sale, review: ReviewUpdate, now = noon): Sale => {
  const decision = giveReview(sale, review, createStamp(now));
  if (!decision) throw new Error('Nothing changed');
  return decision.sale;
};

describe('giveReview', () => {
  test('takes the same again for nothing, once both are in too', () => {
    expect(giveReview(give(give(completed, byBuyer), bySeller), bySeller, createStamp())).toBeUndefined();
  });

  test('raises one event for the first review of a side, and none for its change', () => {
    const first = giveReview(completed, bySeller, createStamp());
    expect(first?.events).toMatchObject([{ name: 'sale.review_given.v1', detail: { side: 'seller' } }]);
    expect(first && giveReview(first.sale, bySeller, createStamp())).toBeUndefined();
    const changed = first && giveReview(first.sale, { ...bySeller, stars: 4 }, createStamp(inDays(13)));
    expect(changed?.events).toEqual([]);
    expect(changed?.sale.reviews).toMatchObject([{ side: 'seller', stars: 4, at: noon.toISOString() }]);
  });

  const both = give(give(completed, bySeller), byBuyer);

  test.each<[string, Sale, ReviewUpdate, Date, string]>([
    ['before the completion', openSale(), bySeller, noon, 'conflict'],
    ['after the time', completed, bySeller, inDays(15), 'conflict'],
    ['a change once both are in', both, { ...bySeller, stars: 1 }, noon, 'conflict'],
    ['an insult', completed, { ...bySeller, text: 'What a fucking idiot.' }, noon, 'invalid'],
    ['contact details', completed, { ...bySeller, text: 'Ring me on 07700 900123.' }, noon, 'invalid'],
    ['a link', completed, { ...bySeller, text: 'See www.cheap-homes.example.com' }, noon, 'invalid'],
  ])('refuses %s', (_, sale, review, now, code) => {
    expect(() => giveReview(sale, review, createStamp(now))).toThrow(expect.objectContaining({ code }));
  });
});

describe('the reviews of a sale', () => {
  const one = give(completed, bySeller);
  const both = give(one, byBuyer);

  test.each<[string, Sale, Date, string | undefined]>([
    ['one is in', one, noon, undefined],
    ['one is in and the time is over', one, inDays(15), 'Quick to answer.'],
    ['both are in', both, noon, 'Quick to answer.'],
  ])('show to the buyer and on their card when %s', (_, sale, now, text) => {
    expect(viewReviews(sale, 'buyer', now)?.other?.text).toBe(text);
    expect(findShownReview(sale, sale.buyerId, now)?.text).toBe(text);
  });

  test('always show a side its own', () => {
    expect(viewReviews(one, 'seller', noon)).toMatchObject({ canGive: true, own: { stars: 5 } });
    expect(viewReviews(both, 'seller', noon)).toMatchObject({ canGive: false, own: { stars: 5 } });
    expect(viewReviews(openSale(), 'seller', noon)).toBeUndefined();
  });
});
