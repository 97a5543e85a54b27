import { describe, expect, test } from 'vitest';
import { resolvePlaceId } from '../../functions/finding/search/domain/places.ts';
import { listNeighbours, listOutcodesOf } from '../../functions/people/places/domain/neighbours.ts';

function placeOf(id: string) {
  const place = resolvePlaceId(id);
  if (!place) throw new Error(`There is no place ${id}`);
  return place;
}
const namesAround = (id: string) => listNeighbours(placeOf(id), 8).map(({ place }) => place.name);

describe('listNeighbours', () => {
  test.each([
    ['bath_somerset', 'Keynsham'],
    ['headingley_leeds', 'Hyde Park'],
    ['ls6', 'LS3'],
    ['kent', 'Maidstone'],
  ])('of %s has %s and not the place itself', (id, name) => {
    expect(namesAround(id)).toContain(name);
    expect(listNeighbours(placeOf(id), 8).map(({ place }) => place.id)).not.toContain(id);
  });

  test('has the nearest first', () => {
    const miles = listNeighbours(placeOf('bath_somerset'), 8).map((neighbour) => neighbour.miles);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(miles).toHaveLength(8);
  });
});

describe('listOutcodesOf', () => {
  test.each([
    ['bath_somerset', ['BA1', 'BA2']],
    ['ls6', ['LS6']],
    ['hove_east-sussex', ['BN3']],
  ])('of %s are %j', (id, codes) => {
    expect(listOutcodesOf(placeOf(id), 6)).toEqual(expect.arrayContaining(codes));
  });

  test('has one for a village, and at most as many as are asked for', () => {
    expect(listOutcodesOf(placeOf('lerwick_shetland'), 6).length).toBeGreaterThan(0);
    expect(listOutcodesOf(placeOf('london_greater-london'), 6)).toHaveLength(6);
  });
});
