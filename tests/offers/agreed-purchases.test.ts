import { expect, test } from 'vitest';
import { PropertyId } from '../../events/vocabulary.ts';
import { sumOtherPurchases } from '../../functions/deals/offers/domain/agreed-purchases.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { makeFirstOffer } from './offer-examples.ts';

const { offer } = makeFirstOffer();
const elsewhere = { ...offer, propertyId: PropertyId.parse(newId('prp')), amount: 376_000 };

test.each([
  ['accepted', 376_000],
  ['exchanged', 376_000],
  ['completed', 0],
  ['fallen_through', 0],
  ['pending', 0],
] as const)('counts another purchase that is %s as £%i', (status, sum) => {
  expect(sumOtherPurchases(offer, [offer, { ...elsewhere, status }])).toBe(sum);
});

test('leaves out the offer’s own home', () => {
  expect(sumOtherPurchases(offer, [{ ...offer, status: 'accepted' }])).toBe(0);
});
