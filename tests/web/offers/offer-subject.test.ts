import { expect, test } from 'vitest';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { describeOfferSubject } from '../../../web/entities/offer/dialogs/offer-subject.ts';
import { makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';

const property = createProperty();
const { offer } = makeFirstOffer({ property });
const facts = {
  property,
  card: toPropertyCard(property, noon),
  round: undefined,
  counterpart: { id: offer.buyerId, user_name: 'ann' },
};
const sum = 'offer £300,000, subject to contract';

test.each([
  ['buyer', facts, `${facts.card.title}: your ${sum}`],
  ['buyer', { ...facts, card: undefined }, `Your ${sum}`],
  ['seller', facts, `Ann’s ${sum}`],
] as const)('names the offer of a dialog for its %s', (side, known, subject) => {
  expect(describeOfferSubject(toOfferView(offer, side, known, noon))).toBe(subject);
});

test('names no sum that is sealed', () => {
  const sealed = { ...offer, sealedUntil: '2031-01-01T21:00:00.000Z' };
  expect(describeOfferSubject(toOfferView(sealed, 'seller', facts, noon))).toBe('Ann’s offer');
});
