import { expect, test } from 'vitest';
import { describeBandSource, listTenures } from '../../../web/features/selling/words/options.ts';

test.each([
  ['england', ['Freehold', 'Leasehold', 'Share of freehold', 'Commonhold']],
  ['northern_ireland', ['Freehold', 'Leasehold', 'Share of freehold']],
  ['scotland', ['Ownership', 'Leasehold']],
] as const)('asks for a tenure that the law of %s knows', (nation, labels) => {
  expect(listTenures(nation).map(({ label }) => label)).toEqual(labels);
});

test('says where a home in Scotland has its tax band, and that flats there are no leaseholds', () => {
  expect(describeBandSource('scotland')).toContain('saa.gov.uk');
  expect(describeBandSource('wales')).toContain('gov.uk/council-tax-bands');
  expect(
    listTenures('scotland')
      .map(({ hint }) => hint)
      .join(' '),
  ).not.toContain('most flats');
});
