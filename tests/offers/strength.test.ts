import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferTerms } from '../../functions/deals/offers/domain/offer.ts';
import {
  compareCertainty,
  certaintyOrder,
  calculateStrength,
} from '../../functions/deals/offers/domain/strength.ts';
import { getNoonAfter, noon } from '../properties/property-examples.ts';
import { terms } from './offer-examples.ts';

const price = 325_000;
const doc = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1A';
const day = (days: number) => getNoonAfter(days).toISOString().slice(0, 10);
const of = (change: Partial<OfferTerms>, amount: number | undefined = 320_000) =>
  Object.fromEntries(
    calculateStrength({ amount, terms: { ...terms, ...change }, nation: 'england' }, price, noon).map(
      ({ part, level, text }) => [part, { level, text }],
    ),
  );
const aip = { lender: 'Leeds', amount: 300_000, expires: day(30) };

test('describes each part of an offer in words', () => {
  expect(of({}, price)['amount']).toEqual({ level: 'strong', text: 'The asking price' });
  expect(of({}, 309_000)['amount']).toMatchObject({
    level: 'fair',
    text: '£16,000 under the asking price',
  });
  expect(of({}, 250_000)['amount']).toMatchObject({ level: 'weak' });
  expect(of({ funding: 'cash' })['funding']).toMatchObject({ level: 'strong' });
  expect(of({ deposit: 16_000 })['funding']).toMatchObject({ level: 'weak', text: 'Mortgage, 5% own money' });
  expect(of({ position: 'sold_stc' })['chain']).toMatchObject({ level: 'fair' });
  expect(of({ targetExchange: day(60) })['timing']).toMatchObject({
    level: 'strong',
    text: 'Hopes to exchange contracts by 20 January 2027',
  });
  expect(of({})['timing']).toMatchObject({ level: 'unknown' });
});

test.each([
  ['cash with its proof', { funding: 'cash', proofDocId: doc, proofExpires: day(0) }, 'strong'],
  ['cash whose proof ran out yesterday', { funding: 'cash', proofDocId: doc, proofExpires: day(-1) }, 'weak'],
  ['an agreement that reaches the sum, attached', { aip: { ...aip, docId: doc }, deposit: 20_000 }, 'strong'],
  ['an agreement that is only named', { aip, deposit: 20_000 }, 'fair'],
  ['an agreement that does not reach it', { aip: { ...aip, docId: doc }, deposit: 19_999 }, 'weak'],
  ['an agreement that has ended', { aip: { ...aip, docId: doc, expires: day(-1) }, deposit: 20_000 }, 'weak'],
  ['nothing', {}, 'weak'],
] as const)('rates the proof of an offer with %s', (_, change, level) => {
  expect(of(change)['proof']).toMatchObject({ level });
});

test.each([
  ['wales', /^Hopes to exchange contracts by /],
  ['northern_ireland', /^Hopes to have the contract accepted by /],
  ['scotland', /^Hopes to conclude missives by /],
] as const)('words the timing of an offer in %s', (nation, words) => {
  const parts = calculateStrength(
    { amount: 320_000, terms: { ...terms, targetExchange: day(30) }, nation },
    price,
    noon,
  );
  expect(parts.find(({ part }) => part === 'timing')?.text).toMatch(words);
});

test.each([
  ['sums that reach it, with nothing attached', true, {}, 'strong', 'Checked by Gable, and covers the offer'],
  ['sums that do not', false, {}, 'weak', 'The amounts that Gable checked don’t leave enough for the offer'],
  ['sums that do not, and a named agreement', false, { aip, deposit: 20_000 }, 'fair', undefined],
] as const)('rates the proof of a buyer with checked %s', (_, isCovered, change, level, text) => {
  const parts = calculateStrength(
    { amount: 320_000, terms: { ...terms, ...change }, nation: 'england', isCovered },
    price,
    noon,
  );
  expect(parts.find(({ part }) => part === 'proof')).toMatchObject({ level, ...(text && { text }) });
});

const level = fc.constantFrom('strong', 'fair', 'weak', 'unknown');
const parts = fc
  .tuple(level, level, level, level, level)
  .map((levels) =>
    certaintyOrder.map((part, index) => ({ part, level: levels[index] ?? 'unknown', text: '' })),
  );

test('compares certainty by the first part that differs', () => {
  fc.assert(
    fc.property(parts, parts, parts, (one, other, third) => {
      const order = compareCertainty(one, other);
      expect(Math.sign(compareCertainty(other, one))).toBe(-Math.sign(order) + 0);
      if (order < 0 && compareCertainty(other, third) < 0)
        expect(compareCertainty(one, third)).toBeLessThan(0);
      const differs = certaintyOrder.findIndex((_, index) => one[index]?.level !== other[index]?.level);
      if (differs < 0) expect(order).toBe(0);
      else {
        const tail = third.slice(differs + 1);
        expect(Math.sign(compareCertainty([...one.slice(0, differs + 1), ...tail], other))).toBe(
          Math.sign(order),
        );
      }
    }),
  );
});
