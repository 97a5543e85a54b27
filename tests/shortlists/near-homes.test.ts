import { expect, test } from 'vitest';
import { chooseNearHomes } from '../../functions/deals/shortlists/domain/near-homes.ts';
import { maxPlannedHomes } from '../../functions/deals/shortlists/domain/plan-assumptions.ts';

const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const kendal = at('Kendal', 54.33, -2.74);
const liverpool = at('Liverpool', 53.41, -2.98);
const leeds = [at('Headingley', 53.82, -1.58), at('Roundhay', 53.84, -1.5), at('Bradford', 53.79, -1.75)];

test('chooses the most homes that are near each other', () => {
  const chosen = chooseNearHomes([kendal, ...leeds, liverpool]).map(({ name }) => name);
  expect(chosen.toSorted()).toEqual(['Bradford', 'Headingley', 'Roundhay']);
});

test('chooses the first of homes that are all far from each other, and none of none', () => {
  expect(chooseNearHomes([kendal, liverpool])).toEqual([kendal]);
  expect(chooseNearHomes([])).toEqual([]);
});

test('chooses no more than a day has room for', () => {
  const many = Array.from({ length: 9 }, (_, nth) => at(`${nth}`, 53.8 + nth / 100, -1.5));
  expect(chooseNearHomes(many)).toHaveLength(maxPlannedHomes);
});
