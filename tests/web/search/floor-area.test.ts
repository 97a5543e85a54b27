import { expect, test } from 'vitest';
import { formatLeastArea, listLeastAreas } from '../../../web/features/search/filters/floor-area.ts';

test('areas are round in square feet, and none asks for more than it says', () => {
  const labels = listLeastAreas(undefined).map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['500 sq ft (46 m²)', '750 sq ft (69 m²)', '1,000 sq ft (92 m²)']);
  for (const { value, label } of listLeastAreas(undefined))
    expect(Number(value) * 10.7639).toBeLessThanOrEqual(Number.parseInt(label.replace(',', ''), 10));
});

test('the area of a search in words can be chosen, too, in its place', () => {
  const values = listLeastAreas(80).map(({ value }) => value);
  expect(values.slice(1, 4)).toEqual(['69', '80', '92']);
  expect(formatLeastArea(80)).toBe('861 sq ft (80 m²)');
});
