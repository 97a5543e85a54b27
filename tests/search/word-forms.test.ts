import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIndex, type Home, search } from '../../functions/finding/search/index/index.ts';
import { termOverrides, toTerm } from '../../functions/finding/search/index/word-forms.ts';
import { anyHome, toHomeId } from './arbitraries.ts';

describe('toTerm', () => {
  test.each([
    ['gardens', 'garden'],
    ['terraces', 'terrace'],
    ['houses', 'house'],
    ['properties', 'property'],
    ['balconies', 'balcony'],
    ['porches', 'porch'],
    ['beaches', 'beach'],
    ['bushes', 'bush'],
    ['boxes', 'box'],
    ['glasses', 'glass'],
    ['shelves', 'shelf'],
    ['niches', 'niche'],
    ['storeys', 'storey'],
    ['patios', 'patio'],
    ['trees', 'tree'],
    ['kings', 'king'],
  ])('makes one term of %s and %s', (plural, singular) => {
    expect(toTerm(plural)).toBe(singular);
    expect(toTerm(singular)).toBe(singular);
  });

  test.each([
    ['color', 'colour'],
    ['colors', 'colours'],
    ['colored', 'coloured'],
    ['neighborhoods', 'neighbourhoods'],
    ['favorites', 'favourites'],
    ['centers', 'centres'],
    ['modernized', 'modernised'],
    ['modernization', 'modernisation'],
    ['paneled', 'panelled'],
    ['moldings', 'mouldings'],
    ['gray', 'grey'],
    ['cozy', 'cosy'],
    ['story', 'storey'],
    ['stories', 'storeys'],
    ['programs', 'programmes'],
    ['sizable', 'sizeable'],
  ])('makes one term of %s and %s', (american, british) => {
    expect(toTerm(american)).toBe(toTerm(british));
  });

  test.each([
    'bus',
    'glass',
    'campus',
    'wells',
    'grounds',
    'goods',
    'news',
    'downs',
    'size',
    'prize',
    'meter',
    'tour',
  ])('keeps %s', (word) => {
    expect(toTerm(word)).toBe(word);
  });

  test('has the term of every word that it has an exception for as a word of its own', () => {
    for (const term of termOverrides.values()) expect(toTerm(term)).toBe(term);
  });
});

describe('words of a search', () => {
  const [sample] = fc.sample(anyHome, { numRuns: 1, seed: 1 });
  const homeOf = (nth: number, text: string): Home => {
    if (!sample) throw new Error('There is no sample');
    return { ...sample, id: toHomeId(nth), status: 'live', text };
  };
  const index = createIndex([
    homeOf(1, 'Two gardens and a colour-washed façade'),
    homeOf(2, 'A garden. The kitchen’s colors are gray'),
    homeOf(3, 'Properties near the beaches'),
  ]);
  const find = (words: string, lastWordIsPrefix = false) => search(index, { words, lastWordIsPrefix }).total;

  test.each([
    ['garden', 2],
    ['gardens', 2],
    ['colour', 2],
    ['colors', 2],
    ['grey', 1],
    ['facade', 1],
    ['kitchens', 1],
    ['property beach', 1],
    ['gardener', 0],
  ])('%s finds %i homes', (words, total) => {
    expect(find(words)).toBe(total);
  });

  test.each([
    ['gard', 2],
    ['gardens', 2],
    ['colou', 2],
    ['color', 2],
    ['propertie', 1],
    ['beache', 1],
    ['facad', 1],
    ['gardener', 0],
  ])('%s finds %i homes while it is typed', (words, total) => {
    expect(find(words, true)).toBe(total);
  });
});
