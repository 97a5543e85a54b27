import { describe, expect, test } from 'vitest';
import { calculateMostChosen } from '../../functions/money/packages/domain/popularity.ts';
import type { Package } from '../../functions/money/packages/domain/property-package.ts';

const orders = (counts: Partial<Record<Package['id'], number>>): Package['id'][] =>
  (['starter', 'standard', 'plus', 'premium'] as const).flatMap((id) =>
    Array.from({ length: counts[id] ?? 0 }, () => id),
  );

describe('the most chosen package', () => {
  test.each([
    [{ standard: 16, starter: 14 }, 'standard'],
    [{ starter: 20, plus: 10 }, 'starter'],
    [{ starter: 15, standard: 15 }, undefined],
    [{ standard: 29 }, undefined],
    [{}, undefined],
  ])('of the orders %o is %s', (counts, expected) => {
    expect(calculateMostChosen(orders(counts))).toBe(expected);
  });
});
