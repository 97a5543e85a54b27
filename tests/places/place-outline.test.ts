import { describe, expect, test } from 'vitest';
import { findOutcode } from '../../functions/people/places/domain/outcodes.ts';
import { outlinePlace } from '../../functions/people/places/domain/place-outline.ts';
import { findPlace } from '../../functions/people/places/domain/place.ts';

function placeOf(id: string) {
  const place = findPlace(id);
  if (!place) throw new Error(`${id} is no place`);
  return place;
}
const toPoints = (flat: readonly number[]) =>
  Array.from({ length: flat.length / 2 }, (_, nth) => [flat[2 * nth] ?? 0, flat[2 * nth + 1] ?? 0] as const);

/** Whether a point is in one of the areas, by the number of lines east of it. */
function holds(areas: readonly (readonly number[])[], [x, y]: readonly [number, number]): boolean {
  return areas.some((flat) => {
    const ring = toPoints(flat);
    const crossings = ring.filter(([x1, y1], nth) => {
      const [x2, y2] = ring.at(nth - 1) ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
    });
    return crossings.length % 2 === 1;
  });
}
/** The middle of an outcode. */
function middleOf(code: string): readonly [number, number] {
  const outcode = findOutcode(code);
  if (!outcode) throw new Error(`${code} is no outcode`);
  return [outcode.longitude, outcode.latitude];
}

describe('the outline of a place', () => {
  test('of a postcode district holds its middle and not those of its neighbours', () => {
    const { areas, lines } = outlinePlace(placeOf('ls6'));
    expect(holds(areas, middleOf('LS6'))).toBe(true);
    expect(['LS1', 'LS4', 'LS7', 'LS16'].filter((code) => holds(areas, middleOf(code)))).toEqual([]);
    expect(lines).toHaveLength(1);
    const [line = []] = lines;
    expect(line.slice(0, 2)).toEqual(line.slice(-2));
  });

  test('of several districts is drawn once', () => {
    const place = placeOf('yorkshire');
    expect(outlinePlace(place)).toBe(outlinePlace(place));
  });

  test('of several districts has no line between them', () => {
    const place = placeOf('kent');
    const { areas, lines } = outlinePlace(place);
    const inside = (place.outcodes ?? []).filter((code) => holds(areas, middleOf(code)));
    expect(inside).toEqual(place.outcodes);
    // No line of the whole lies in two areas: what two districts share is drawn for neither.
    const drawn = lines.flatMap((line) => toPoints(line).map(String));
    const [longitude, latitude] = middleOf('ME14');
    const nearMaidstone = drawn
      .map((point) => point.split(',').map(Number))
      .filter(([x = 0, y = 0]) => Math.hypot((x - longitude) * 0.63, y - latitude) < 0.08);
    expect(nearMaidstone).toEqual([]);
  });

  test.each([
    ['brighton_east-sussex', [-0.1394, 50.84], [-0.1394, 50.79]],
    ['hove_east-sussex', [-0.17, 50.835], [-0.17, 50.8]],
    // The Republic lies across the border of Newry.
    ['bt35', [-6.4, 54.17], [-6.4, 53.95]],
  ] as const)('of %s is on its own land', (id, onLand, beyond) => {
    const { areas } = outlinePlace(placeOf(id));
    expect([holds(areas, onLand), holds(areas, beyond)]).toEqual([true, false]);
  });

  test('of a town inland is its circle', () => {
    const place = placeOf('bath_somerset');
    const { areas } = outlinePlace(place);
    const [ring = []] = areas;
    const milesNorth = toPoints(ring).map(([, latitude]) => (latitude - place.latitude) * 69.1);
    expect(Math.max(...milesNorth)).toBeCloseTo(place.miles, 1);
  });

  test('of a nation is not drawn', () => {
    expect(outlinePlace(placeOf('scotland'))).toEqual({ areas: [], lines: [] });
  });
});
