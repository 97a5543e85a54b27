import { describe, expect, test } from 'vitest';
import type { Filters } from '../../../web/features/search/filters/filters.ts';
import {
  applyRelaxation,
  describeRelaxation,
  type Relaxation,
} from '../../../web/features/search/listing/relaxation-words.ts';

const wordsOf = (filters: Filters, query: Relaxation['query']): string =>
  describeRelaxation(filters, applyRelaxation(filters, query));

describe('the words of a wider search', () => {
  test.each<[Filters, Relaxation['query'], string]>([
    [{ q: 'Leeds', garden: true }, { garden: null }, 'Also without a garden'],
    [{ parking: true, garden: true }, { parking: null, garden: null }, 'Also without parking or a garden'],
    [{ q: 'Leeds', tenure: ['freehold'] }, { q: null, tenure: null }, 'Anywhere in the UK, any tenure'],
  ])('of %o without %o read “%s”', (filters, query, words) => {
    expect(wordsOf(filters, query)).toBe(words);
  });
});
