import type { Circle } from './query.ts';
import type { KeepInside, Shape, RowStretch } from './shapes.ts';

/** The radius in miles of "the place itself". */
export const placeItselfMiles = 0.1;

const earthMiles = 3958.7613;
const radians = Math.PI / 180;

export interface CircleCentre {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function toCentre(circle: Circle): CircleCentre {
  const phi = circle.lat * radians;
  const lambda = circle.lng * radians;
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/** The square of the chord through the earth; accurate when an arc cosine is not. */
export function calculateChordSquared(unit: Float64Array, row: number, centre: CircleCentre): number {
  const x = (unit[row * 3] ?? 0) - centre.x;
  const y = (unit[row * 3 + 1] ?? 0) - centre.y;
  const z = (unit[row * 3 + 2] ?? 0) - centre.z;
  return x * x + y * y + z * z;
}

export function chordToMiles(squared: number): number {
  return 2 * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * earthMiles;
}

const angleOf = (circle: Circle): number =>
  Math.min(Math.PI, (circle.miles > 0 ? circle.miles : placeItselfMiles) / earthMiles);

/** The square of the greatest chord inside the circle. */
export function calculateReach(circle: Circle): number {
  return (2 * Math.sin(angleOf(circle) / 2)) ** 2;
}

/** Half the width of a circle at a latitude, in degrees of longitude; negative outside. */
const halfWidth = (lat: number, centreLat: number, angle: number): number => {
  const across = Math.cos(centreLat) * Math.cos(lat);
  const cosine = (Math.cos(angle) - Math.sin(centreLat) * Math.sin(lat)) / across;
  if (cosine > 1 || across <= 0) return -1;
  return cosine <= -1 ? 180 : Math.acos(cosine) / radians;
};

/** About a metre, in degrees: more than the rounding error of an arc cosine near its end. */
const roundingGuard = 1e-5;

/** The greatest half width anywhere in a band; 180 for circles that contain a pole. */
const calculateWidest = (circle: Circle, angle: number, south: number, north: number): number => {
  const centre = circle.lat * radians;
  const sine = Math.sin(centre) / Math.cos(angle);
  if (angle >= Math.PI / 2 || Math.abs(sine) >= 1) return 180;
  const lat = Math.asin(sine) / radians;
  if (south <= lat && lat <= north) return Math.asin(Math.sin(angle) / Math.cos(centre)) / radians;
  return Math.max(0, halfWidth(south * radians, centre, angle), halfWidth(north * radians, centre, angle));
};

const stretchesOf = (circle: Circle, angle: number, south: number, north: number): RowStretch[] => {
  const { lat, lng } = circle;
  const outer = calculateWidest(circle, angle, south, north) + roundingGuard;
  const ends = [south, north].map((end) => halfWidth(end * radians, lat * radians, angle));
  const inner = Math.min(...ends) - roundingGuard;
  if (inner <= 0) return [{ west: lng - outer, east: lng + outer, edge: true }];
  return [
    { west: lng - outer, east: lng - inner, edge: true },
    { west: lng - inner, east: lng + inner, edge: false },
    { west: lng + inner, east: lng + outer, edge: true },
  ];
};

const createKeeper = (circle: Circle): KeepInside => {
  const { x, y, z } = toCentre(circle);
  const reach = calculateReach(circle);
  return ({ unit }, rows, from, to) => {
    let k = from;
    for (let i = from; i < to; i++) {
      const row = rows[i] ?? 0;
      const dx = (unit[row * 3] ?? 0) - x;
      const dy = (unit[row * 3 + 1] ?? 0) - y;
      const dz = (unit[row * 3 + 2] ?? 0) - z;
      rows[k] = row;
      k += dx * dx + dy * dy + dz * dz <= reach ? 1 : 0;
    }
    return k;
  };
};

/** Properties within a straight-line distance. Not meant for circles over the date line. */
export function createCircleShape(circle: Circle): Shape {
  const keep = createKeeper(circle);
  const angle = angleOf(circle);
  return {
    south: circle.lat - angle / radians - roundingGuard,
    north: circle.lat + angle / radians + roundingGuard,
    keep,
    band: (south, north) => ({ stretches: stretchesOf(circle, angle, south, north), keep }),
  };
}

/** Miles between a circle's centre and a place. */
export function calculateMiles(
  circle: Circle,
  place: { readonly lat: number; readonly lng: number },
): number {
  const [from, to] = [toCentre(circle), toCentre({ ...place, miles: 0 })];
  return chordToMiles((from.x - to.x) ** 2 + (from.y - to.y) ** 2 + (from.z - to.z) ** 2);
}
