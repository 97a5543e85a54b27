import { expect, test } from 'vitest';
import { features } from '../../functions/listings/properties/domain/features.ts';
import { listFilterChips } from '../../web/features/search/labels.ts';
import { featureOptions } from '../../web/features/selling/words/options.ts';
import { formatFeature } from '../../web/lib/format.ts';

test('a feature has the same name in the wizard and in a search', () => {
  const inSearch = listFilterChips({ features: [...features] }).map(({ label }) => label);
  expect(inSearch).toEqual(features.map(formatFeature));
  expect(featureOptions.map(({ label }) => label)).toEqual(inSearch);
  expect(inSearch).toContain('Open-plan living');
  expect(inSearch).toContain('Downstairs WC');
});
