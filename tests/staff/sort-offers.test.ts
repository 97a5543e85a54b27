import { expect, test } from 'vitest';
import { sortOffers } from '../../functions/reach/staff/domain/sort-offers.ts';
import { addHours, createOfferId, makeFirstOffer } from '../offers/offer-examples.ts';

test('an offer whose time is over comes after an older one that is open', () => {
  const open = { ...makeFirstOffer().offer, expiresAt: addHours(72).toISOString() };
  const over = {
    ...makeFirstOffer({ id: createOfferId(2) }, addHours(1)).offer,
    expiresAt: addHours(24).toISOString(),
  };
  const sort = (hours: number) => sortOffers([open, over], new Map(), addHours(hours)).map(({ id }) => id);
  expect(sort(2)).toEqual([over.id, open.id]);
  expect(sort(48)).toEqual([open.id, over.id]);
});
