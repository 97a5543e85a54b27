import { expect, test } from 'vitest';
import type { ImageId } from '../../../events/vocabulary.ts';
import { isSameValue, rebaseChange } from '../../../web/features/selling/rebase.ts';

const image = (letter: string, alt?: string) => {
  const id: ImageId = `img_0000000000000000000000000${letter}`;
  return { id, ...(alt && { alt }) };
};
const [a, b, c, d] = [image('A'), image('B'), image('C'), image('D')];

test('keeps changes of different fields', () => {
  expect(rebaseChange({ price: 1_000 }, { noOfBedrooms: 3 }, { price: 2_000 })).toEqual({ noOfBedrooms: 3 });
});

test('leaves a field that both sides changed to a person', () => {
  expect(rebaseChange({ price: 1_000 }, { price: 2_000 }, { price: 3_000 })).toBeUndefined();
});

test('recognises the own save when its response was lost', () => {
  expect(rebaseChange({}, { price: 2_000, houseNo: '14 ' }, { price: 2_000, houseNo: '14' })).toEqual({});
});

test('adds photos from a phone, in the order chosen here', () => {
  const merged = rebaseChange({ images: [a, b] }, { images: [b, a, c] }, { images: [a, b, d] });
  expect(merged).toEqual({ images: [b, a, c, d] });
});

test('keeps a photo removed that either side removed', () => {
  expect(rebaseChange({ images: [a, b, c] }, { images: [a, c] }, { images: [a, b, d] })).toEqual({
    images: [a, d],
  });
});

test('merges key facts one by one, unless both changed the same one', () => {
  const base = { keyFacts: { mobile: 'good', councilTaxBand: 'A' } } as const;
  const ours = { keyFacts: { mobile: 'poor', councilTaxBand: 'A' } } as const;
  expect(rebaseChange(base, ours, { keyFacts: { mobile: 'good', councilTaxBand: 'C' } })).toEqual({
    keyFacts: { mobile: 'poor', councilTaxBand: 'C' },
  });
  expect(
    rebaseChange(
      base,
      { keyFacts: { mobile: 'good' } },
      { keyFacts: { mobile: 'good', councilTaxBand: 'A', construction: 'cob' } },
    ),
  ).toEqual({
    keyFacts: { mobile: 'good', construction: 'cob' },
  });
  expect(rebaseChange(base, ours, { keyFacts: { mobile: 'variable', councilTaxBand: 'A' } })).toBeUndefined();
});

test('removes a field that one side removed', () => {
  expect(rebaseChange({ price: 1_000 }, { price: null }, { price: 1_000, houseNo: '1' })).toEqual({
    price: null,
  });
});

test('compares values as the server stores them', () => {
  expect(isSameValue({ x: ' a ', y: undefined }, { x: 'a' })).toBe(true);
  expect(isSameValue(null, undefined)).toBe(true);
  expect(isSameValue([a, b], [b, a])).toBe(false);
});
