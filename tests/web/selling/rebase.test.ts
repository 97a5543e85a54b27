import { expect, test } from 'vitest';
import type { ImageId } from '../../../events/vocabulary.ts';
import { isSame, rebase } from '../../../web/features/selling/rebase.ts';

const image = (letter: string, alt?: string) => {
  const id: ImageId = `img_0000000000000000000000000${letter}`;
  return { id, ...(alt && { alt }) };
};
const [a, b, c, d] = [image('A'), image('B'), image('C'), image('D')];

test('changes of different fields are both kept', () => {
  expect(rebase({ price: 1_000 }, { noOfBedrooms: 3 }, { price: 2_000 })).toEqual({ noOfBedrooms: 3 });
});

test('one field changed on both sides needs a person', () => {
  expect(rebase({ price: 1_000 }, { price: 2_000 }, { price: 3_000 })).toBeUndefined();
});

test('the own save, whose answer was lost, is there already', () => {
  expect(rebase({}, { price: 2_000, houseNo: '14 ' }, { price: 2_000, houseNo: '14' })).toEqual({});
});

test('photos from a phone join those here, in the order chosen here', () => {
  const merged = rebase({ images: [a, b] }, { images: [b, a, c] }, { images: [a, b, d] });
  expect(merged).toEqual({ images: [b, a, c, d] });
});

test('a photo that was removed on either side stays removed', () => {
  expect(rebase({ images: [a, b, c] }, { images: [a, c] }, { images: [a, b, d] })).toEqual({
    images: [a, d],
  });
});

test('key facts are merged one by one, unless both changed the same one', () => {
  const base = { keyFacts: { mobile: 'good', councilTaxBand: 'A' } } as const;
  const ours = { keyFacts: { mobile: 'poor', councilTaxBand: 'A' } } as const;
  expect(rebase(base, ours, { keyFacts: { mobile: 'good', councilTaxBand: 'C' } })).toEqual({
    keyFacts: { mobile: 'poor', councilTaxBand: 'C' },
  });
  expect(
    rebase(
      base,
      { keyFacts: { mobile: 'good' } },
      { keyFacts: { mobile: 'good', councilTaxBand: 'A', construction: 'cob' } },
    ),
  ).toEqual({
    keyFacts: { mobile: 'good', construction: 'cob' },
  });
  expect(rebase(base, ours, { keyFacts: { mobile: 'variable', councilTaxBand: 'A' } })).toBeUndefined();
});

test('a field taken back on one side alone is taken back', () => {
  expect(rebase({ price: 1_000 }, { price: null }, { price: 1_000, houseNo: '1' })).toEqual({ price: null });
});

test('things are the same as the server keeps them', () => {
  expect(isSame({ x: ' a ', y: undefined }, { x: 'a' })).toBe(true);
  expect(isSame(null, undefined)).toBe(true);
  expect(isSame([a, b], [b, a])).toBe(false);
});
