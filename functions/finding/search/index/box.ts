import type { Box } from './query.ts';
import { type KeepInside, shapeMargin, type Shape } from './shapes.ts';

const createKeeper =
  ({ west, south, east, north }: Box): KeepInside =>
  ({ lat, lng }, rows, from, to) => {
    let k = from;
    for (let i = from; i < to; i++) {
      const row = rows[i] ?? 0;
      const y = lat[row] ?? 0;
      const x = lng[row] ?? 0;
      rows[k] = row;
      k += y >= south && y <= north && x >= west && x <= east ? 1 : 0;
    }
    return k;
  };

/** Properties inside or on the border of a box that does not cross the date line. */
export function createBoxShape(box: Box): Shape {
  const keep = createKeeper(box);
  return {
    south: box.south,
    north: box.north,
    keep,
    band: (south, north) => {
      const edge = south < box.south + shapeMargin || north > box.north - shapeMargin;
      return { stretches: [{ west: box.west, east: box.east, edge }], keep };
    },
  };
}
