import { expect, test } from 'vitest';
import type { Nation } from '../../../events/vocabulary.ts';
import { describeOfferSum } from '../../../web/entities/offer/labels.ts';

test('adds to a sum that it is not binding yet, in the terms of its nation', () => {
  const sum = (status: Parameters<typeof describeOfferSum>[1]['status'], nation: Nation = 'england') =>
    describeOfferSum(310_000, { status, nation });
  expect(sum('pending')).toBe('offer £310,000, subject to contract');
  expect(sum('accepted')).toBe('offer £310,000, subject to contract');
  expect(sum('pending', 'scotland')).toBe('offer £310,000');
  expect(sum('exchanged')).toBe('offer £310,000');
});
