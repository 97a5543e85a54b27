import { expect, test } from 'vitest';
import { describeOfferSum } from '../../../web/entities/offer/labels.ts';

test('adds to a sum that it is not binding yet, in the terms of its nation', () => {
  const sum = (status: Parameters<typeof describeOfferSum>[1]['status'], note = false) =>
    describeOfferSum(310_000, { status, note });
  expect(sum('pending')).toBe('offer £310,000, subject to contract');
  expect(sum('accepted')).toBe('offer £310,000, subject to contract');
  expect(sum('pending', true)).toBe('offer £310,000');
  expect(sum('exchanged')).toBe('offer £310,000');
});
