import { describe, expect, test } from 'vitest';
import { toOfferView } from '../../functions/deals/offers/domain/offer-view.ts';
import { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { createProperty, ids } from '../properties/property-examples.ts';
import { createBuyerId, addHours, createOfferId } from './offer-examples.ts';

const deadline = addHours(4).toISOString();
const at = addHours(1).toISOString();
const cancelled = { at, by: 'system', kind: 'round_cancelled', sealedUntil: deadline } as const;
const raised = { at, by: 'buyer', kind: 'raised', amount: 337_000, sealedUntil: deadline } as const;

/** Made within a round that is cancelled, then raised within another round with the same deadline. */
const offer = (steps: Offer['history']): Offer =>
  Offer.parse({
    id: createOfferId(1),
    messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerId: createBuyerId(1),
    status: 'pending',
    amount: 308_000,
    terms: { funding: 'cash', position: 'ftb', conditions: [] },
    note: false,
    history: [{ at, by: 'buyer', kind: 'made', amount: 308_000, sealedUntil: deadline }, ...steps],
    version: 1,
    createdAt: at,
    updatedAt: at,
  });

const listAmounts = (steps: Offer['history'], hours: number) =>
  toOfferView(
    offer(steps),
    'seller',
    {
      property: createProperty(),
      card: undefined,
      round: undefined,
      counterpart: { id: ids.owner, user_name: null },
    },
    addHours(hours),
  ).history.map(({ kind, amount }) => [kind, amount]);

describe("history in the seller's view", () => {
  test('opens a first amount when its round is cancelled', () => {
    expect(listAmounts([{ ...cancelled, amount: 308_000 }], 1)).toEqual([
      ['made', 308_000],
      ['round_cancelled', 308_000],
    ]);
  });

  test.each([1, 5])('keeps an amount that was raised in a later round sealed after %d hours', (hours) => {
    const steps = [{ ...cancelled, amount: 308_000 }, raised, { ...cancelled, amount: 308_000 }];
    expect(listAmounts(steps, hours)).toEqual([
      ['made', 308_000],
      ['round_cancelled', 308_000],
      ['raised', undefined],
      ['round_cancelled', 308_000],
    ]);
  });
});
