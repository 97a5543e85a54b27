import { describe, expect, test } from 'vitest';
import type { Package } from '../../functions/packages/package.ts';
import { findMostChosen } from '../../functions/packages/popular.ts';

const orders = (counts: Partial<Record<Package['id'], number>>): Package['id'][] =>
  (['starter', 'standard', 'plus', 'premium'] as const).flatMap((id) =>
    Array.from({ length: counts[id] ?? 0 }, () => id),
  );

describe('the package that is called "Chosen most"', () => {
  test.each([
    [{ standard: 16, starter: 14 }, 'standard'],
    [{ starter: 20, plus: 10 }, 'starter'],
    [{ starter: 15, standard: 15 }, undefined],
    [{ standard: 29 }, undefined],
    [{}, undefined],
  ])('is by the orders %o: %s', (counts, expected) => {
    expect(findMostChosen(orders(counts))).toBe(expected);
  });
});
