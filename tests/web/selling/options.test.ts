import { expect, test } from 'vitest';
import { listTenures } from '../../../web/features/selling/words/options.ts';

test.each([
  ['england', ['Freehold', 'Leasehold', 'Share of freehold', 'Commonhold']],
  ['northern_ireland', ['Freehold', 'Leasehold', 'Share of freehold']],
  ['scotland', ['Ownership', 'Leasehold']],
] as const)('asks for a tenure that the law of %s knows', (nation, labels) => {
  expect(listTenures(nation).map(({ label }) => label)).toEqual(labels);
});
