import { expect, test } from 'vitest';
import { compareWithDraft } from '../../../web/features/selling/import/draft-changes.ts';

test.each([
  ['what the draft lacks', {}, { noOfBedrooms: 3 }, { noOfBedrooms: 3 }, ['Bedrooms: 3']],
  [
    'what it says otherwise',
    { tenure: 'freehold' as const },
    { tenure: 'leasehold' as const },
    { tenure: 'leasehold' },
    ['Tenure: Leasehold instead of Freehold'],
  ],
  ['nothing that both say', { price: 300_000 }, { price: 300_000 }, {}, []],
  ['nothing that the file leaves out', { price: 300_000 }, { price: undefined }, {}, []],
])('takes %s', (_, data, facts, change, words) => {
  const update = compareWithDraft(data, facts);
  expect(update.change).toEqual(change);
  expect(
    update.differences.map(({ label, before, after }) =>
      [`${label}: ${after}`, before].filter(Boolean).join(' instead of '),
    ),
  ).toEqual(words);
});

test('keeps the other key facts of the draft, but not why its band was unknown', () => {
  const keyFacts = {
    councilTaxBand: 'unknown' as const,
    councilTaxReason: 'New build',
    water: ['mains' as const],
  };
  const { change, differences } = compareWithDraft({ keyFacts }, { keyFacts: { councilTaxBand: 'C' } });
  expect(change).toEqual({ keyFacts: { councilTaxBand: 'C', water: ['mains'] } });
  expect(differences).toMatchObject([{ label: 'Council tax band', after: 'C' }]);
  // The same band is no change, whatever else the draft has.
  const same = { keyFacts: { councilTaxBand: 'C' as const, water: ['mains' as const] } };
  expect(compareWithDraft(same, { keyFacts: { councilTaxBand: 'C' } }).differences).toEqual([]);
});

test('leaves address and pictures to the draft', () => {
  const facts = { addressShown: 'street' as const, price: 300_000 };
  expect(Object.keys(compareWithDraft({}, facts).change)).toEqual(['price']);
});
