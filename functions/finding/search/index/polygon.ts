import type { Box, Point } from './query.ts';
import { type KeepInside, shapeMargin, type Shape, type RowStretch } from './shapes.ts';

/** Sides as flat numbers, four per side: from (lng, lat) to (lng, lat). */
const sidesOf = (points: readonly Point[]): Float64Array => {
  const sides = new Float64Array(points.length * 4);
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    sides.set([point[0], point[1], next[0], next[1]], i * 4);
  });
  return sides;
};

/** Even-odd rule; a side includes its lower end and excludes its upper end. */
const isInside = (sides: Float64Array, x: number, y: number): boolean => {
  let inside = false;
  for (let s = 0; s < sides.length; s += 4) {
    const y1 = sides[s + 1] ?? 0;
    const y2 = sides[s + 3] ?? 0;
    if (y1 > y === y2 > y) continue;
    const x1 = sides[s] ?? 0;
    const x2 = sides[s + 2] ?? 0;
    if (x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};

/** Whether a polygon has a point, by the same rule; its corners are longitude and latitude by turns. */
export function isInPolygon(corners: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    const y1 = corners[at + 1] ?? 0;
    const y2 = corners[next + 1] ?? 0;
    if (y1 > y === y2 > y) continue;
    const x1 = corners[at] ?? 0;
    const x2 = corners[next] ?? 0;
    if (x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** The sides that touch a band of latitude; no others matter for properties in it. */
const sidesInBand = (sides: Float64Array, south: number, north: number): Float64Array => {
  const out = new Float64Array(sides.length);
  let n = 0;
  for (let s = 0; s < sides.length; s += 4) {
    const low = Math.min(sides[s + 1] ?? 0, sides[s + 3] ?? 0);
    const high = Math.max(sides[s + 1] ?? 0, sides[s + 3] ?? 0);
    if (low > north + shapeMargin || high < south - shapeMargin) continue;
    out.set(sides.subarray(s, s + 4), n);
    n += 4;
  }
  return out.subarray(0, n);
};

/** The longitudes that one side covers within a band. */
const zoneOf = (side: Float64Array, south: number, north: number): [west: number, east: number] => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = side;
  const at = (y: number): number => {
    const share = (y - y1) / (y2 - y1);
    return x1 + (x2 - x1) * Math.min(1, Math.max(0, share));
  };
  const ends = y1 === y2 ? [x1, x2] : [at(south - shapeMargin), at(north + shapeMargin)];
  return [Math.min(...ends) - shapeMargin * 100, Math.max(...ends) + shapeMargin * 100];
};

/** Between two zones that sides cover, a whole stretch is inside or outside, so one point of it decides. */
const stretchesOf = (near: Float64Array, south: number, north: number): RowStretch[] => {
  const zones: [number, number][] = [];
  for (let s = 0; s < near.length; s += 4) zones.push(zoneOf(near.subarray(s, s + 4), south, north));
  zones.sort((a, b) => a[0] - b[0]);
  const out: RowStretch[] = [];
  const middle = (south + north) / 2;
  let west = NaN;
  let east = NaN;
  for (const [from, to] of zones) {
    if (from <= east) {
      east = Math.max(east, to);
      continue;
    }
    if (!Number.isNaN(east)) {
      out.push({ west, east, edge: true });
      if (isInside(near, (east + from) / 2, middle)) out.push({ west: east, east: from, edge: false });
    }
    west = from;
    east = to;
  }
  if (!Number.isNaN(east)) out.push({ west, east, edge: true });
  return out;
};

const createKeeper =
  (sides: Float64Array, { west, south, east, north }: Box): KeepInside =>
  ({ lat, lng }, rows, from, to) => {
    let k = from;
    for (let i = from; i < to; i++) {
      const row = rows[i] ?? 0;
      const x = lng[row] ?? 0;
      const y = lat[row] ?? 0;
      if (y < south || y > north || x < west || x > east || !isInside(sides, x, y)) continue;
      rows[k++] = row;
    }
    return k;
  };

/** Properties inside a polygon on the flat map, as it was drawn. */
export function createPolygonShape(points: readonly Point[]): Shape {
  const sides = sidesOf(points);
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  const extent = {
    west: Math.min(...lngs) - shapeMargin,
    south: Math.min(...lats) - shapeMargin,
    east: Math.max(...lngs) + shapeMargin,
    north: Math.max(...lats) + shapeMargin,
  };
  return {
    south: extent.south,
    north: extent.north,
    keep: createKeeper(sides, extent),
    band: (south, north) => {
      const near = sidesInBand(sides, south, north);
      return { stretches: stretchesOf(near, south, north), keep: createKeeper(near, extent) };
    },
  };
}
