/** A point of a plan, in metres east and north of the plan's middle. */
export type Point = readonly [east: number, north: number];
/** A convex polygon without its closing point. */
export type Cell = readonly Point[];
/** Degrees. */
export type Position = readonly [lng: number, lat: number];

const metresPerDegree = 111_320;

/** Maps points of a plan around a position to degrees. */
export function createProjection([lng, lat]: Position): (point: Point) => Position {
  const metresPerLng = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  return ([east, north]) => [lng + east / metresPerLng, lat + north / metresPerDegree];
}

/** The metres of a position east and north of another. */
export function measureOffset([fromLng, fromLat]: Position, [lng, lat]: Position): Point {
  const metresPerLng = metresPerDegree * Math.cos((fromLat * Math.PI) / 180);
  return [(lng - fromLng) * metresPerLng, (lat - fromLat) * metresPerDegree];
}

export const getDistance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const interpolate = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export function rotate([east, north]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [east * cos - north * sin, east * sin + north * cos];
}

/** The part of a cell that is nearer to `seed` than to `other`. */
export function cutCell(cell: Cell, seed: Point, other: Point): Cell {
  const middle = interpolate(seed, other, 0.5);
  const toOther: Point = [other[0] - seed[0], other[1] - seed[1]];
  // Negative on the side of the seed.
  const measure = ([east, north]: Point) =>
    (east - middle[0]) * toOther[0] + (north - middle[1]) * toOther[1];
  return cell.flatMap((point, nth) => {
    const before = cell.at(nth - 1) ?? point;
    const [side, sideBefore] = [measure(point), measure(before)];
    const crossing = interpolate(before, point, sideBefore / (sideBefore - side));
    if (side <= 0) return sideBefore <= 0 ? [point] : [crossing, point];
    return sideBefore <= 0 ? [crossing] : [];
  });
}

export function findMiddle(cell: Cell): Point {
  const sum = cell.reduce<Point>((total, [east, north]) => [total[0] + east, total[1] + north], [0, 0]);
  return [sum[0] / cell.length, sum[1] / cell.length];
}

/** A cell whose corners are a share nearer to its middle. */
export function shrinkCell(cell: Cell, share: number): Cell {
  const middle = findMiddle(cell);
  return cell.map((point) => interpolate(point, middle, share));
}

/** A ring with its corners cut off twice (Chaikin). */
export function smoothRing(ring: Cell): Cell {
  const cut = (corners: Cell): Cell =>
    corners.flatMap((point, nth) => {
      const next = corners[(nth + 1) % corners.length] ?? point;
      return [interpolate(point, next, 0.25), interpolate(point, next, 0.75)];
    });
  return cut(cut(ring));
}

/** The two points where the line through `from` and `to` meets the sides of a convex cell; undefined where it does not meet them. */
export function clipLine(cell: Cell, from: Point, to: Point): readonly [Point, Point] | undefined {
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const shares = cell.flatMap((point, nth) => {
    const before = cell.at(nth - 1) ?? point;
    const side: Point = [point[0] - before[0], point[1] - before[1]];
    const cross = along[0] * side[1] - along[1] * side[0];
    if (Math.abs(cross) < 1e-9) return [];
    const [east, north] = [before[0] - from[0], before[1] - from[1]];
    const onSide = (east * along[1] - north * along[0]) / cross;
    return onSide >= 0 && onSide <= 1 ? [(east * side[1] - north * side[0]) / cross] : [];
  });
  if (shares.length < 2) return undefined;
  return [interpolate(from, to, Math.min(...shares)), interpolate(from, to, Math.max(...shares))];
}

/** Points along a line, at most `step` metres apart, with both ends. */
export function divideLine(points: readonly Point[], step: number): Point[] {
  return points.flatMap((point, nth) => {
    const next = points[nth + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(getDistance(point, next) / step));
    return Array.from({ length: count }, (_, part) => interpolate(point, next, part / count));
  });
}

/** The distance of a point from the nearest corner of a line that has corners close together. */
export const getDistanceToLine = (point: Point, line: readonly Point[]): number =>
  Math.min(...line.map((corner) => getDistance(point, corner)));
