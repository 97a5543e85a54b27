import { describe, expect, test } from 'vitest';
import { describeOfferEnd, hasLaterOffer } from '../../functions/deals/offers/domain/offer-end.ts';
import { ids } from '../properties/property-examples.ts';
import { createBuyerId, createOfferId, makeFirstOffer } from './offer-examples.ts';

describe('an offer that was declined while its home is on sale', () => {
  const offer = { ...makeFirstOffer().offer, status: 'rejected' } as const;
  const facts = { propertyStatus: 'live', acceptedBuyerId: undefined } as const;

  test('can be followed by another one', () => {
    expect(describeOfferEnd(offer, 'declined', 'buyer', facts)).toEqual({
      text: 'The seller declined your offer. You can make another offer.',
      findSimilar: false,
      canOfferAgain: true,
    });
  });

  test.each(['live', 'under_offer', 'completed'] as const)(
    'leaves what helps to the later offer of its buyer, on a home that is %s',
    (propertyStatus) => {
      const later = { ...facts, propertyStatus, hasLaterOffer: true };
      expect(describeOfferEnd(offer, 'declined', 'buyer', later)).toEqual({
        text: 'The seller declined your offer.',
        findSimilar: false,
        canOfferAgain: false,
      });
    },
  );
});

test('an offer is later than the earlier ones of its buyer on its home alone', () => {
  const key = (id: number, buyer = 1) => ({
    id: createOfferId(id),
    propertyId: ids.property,
    buyerId: createBuyerId(buyer),
  });
  expect(hasLaterOffer(key(1), [key(1), key(2)])).toBe(true);
  expect(hasLaterOffer(key(2), [key(1), key(2)])).toBe(false);
  expect(hasLaterOffer(key(1), [key(2, 2)])).toBe(false);
  expect(hasLaterOffer(key(1), [{ ...key(2), propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9Z9Z' }])).toBe(false);
});
