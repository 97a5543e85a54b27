import isles from '../../../people/places/domain/british-isles.json' with { type: 'json' };
import { readRing } from '../../../people/places/domain/land.ts';

/** A point of the drawing: to the right and down, in its own units. */
export type MapPoint = readonly [x: number, y: number];
export interface MapTown {
  readonly name: string;
  readonly point: MapPoint;
  /** Where the label stands beside its dot. */
  readonly isLeft: boolean;
}
/** A map around one home, which is at its centre. */
export interface LocatorMap {
  readonly land: readonly (readonly MapPoint[])[];
  readonly towns: readonly MapTown[];
  /** The length of five miles. */
  readonly fiveMiles: number;
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** The width of a label in the same units. */
  readonly measure: (name: string) => number;
}

/** Enough to know the area, few enough for a small map. */
const mostTowns = 8;
/** From the centre to the nearer edges. */
const milesAround = 9;
/** Of a degree of latitude. */
const degreeMiles = 69.05;
const labelHeight = 11;
/** Between the middle of a dot and its label. */
export const dotGap = 5;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const overlaps = (box: Box, other: Box): boolean =>
  box.x < other.x + other.width && other.x < box.x + box.width && Math.abs(box.y - other.y) < labelHeight;

/** The coast and the towns about a position, the larger ones first, without labels upon each other or on the home. */
export function createLocatorMap(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { width, height, measure }: MapFrame,
): LocatorMap {
  const mile = Math.min(width, height) / 2 / milesAround;
  const perDegree = mile * degreeMiles;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const project = (lat: number, lng: number): MapPoint => [
    width / 2 + (lng - longitude) * narrowing * perDegree,
    height / 2 - (lat - latitude) * perDegree,
  ];
  const taken: Box[] = [{ x: width / 2 - 9, y: height / 2 - 6, width: 18 }];
  const towns: MapTown[] = [];
  for (const [name, lng, lat] of readPlaces()) {
    if (towns.length === mostTowns) break;
    const point = project(lat, lng);
    const placed = placeLabel(point, measure(name), { width, height }, taken);
    if (!placed) continue;
    taken.push(placed.box);
    towns.push({ name, point, isLeft: placed.isLeft });
  }
  return {
    land: isles.land
      .map((steps) => readRing(steps).map(([lat, lng]) => project(lat, lng)))
      .filter((ring) => touches(ring, { width, height })),
    towns,
    fiveMiles: 5 * mile,
  };
}

/** The file's places, the most important first. */
function* readPlaces(): Generator<readonly [name: string, lng: number, lat: number]> {
  for (const [name, lng, lat] of isles.places)
    if (typeof name === 'string' && typeof lng === 'number' && typeof lat === 'number')
      yield [name, lng / 1_000, lat / 1_000];
}

/** To the right of its dot where there is room, otherwise to the left. */
function placeLabel(
  [x, y]: MapPoint,
  length: number,
  { width, height }: Pick<MapFrame, 'width' | 'height'>,
  taken: readonly Box[],
): { readonly box: Box; readonly isLeft: boolean } | undefined {
  if (y < labelHeight || y > height - labelHeight) return undefined;
  return [false, true]
    .map((isLeft) => ({
      isLeft,
      box: { x: isLeft ? x - dotGap - length : x - dotGap, y, width: length + 2 * dotGap },
    }))
    .find(
      ({ box }) => box.x > 2 && box.x + box.width < width - 2 && !taken.some((other) => overlaps(box, other)),
    );
}

/** Whether the box around a ring meets the map. */
function touches(ring: readonly MapPoint[], { width, height }: Pick<MapFrame, 'width' | 'height'>): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const lowest = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
  const highest = (values: readonly number[]) =>
    values.reduce((high, value) => Math.max(high, value), -Infinity);
  return lowest(xs) < width && highest(xs) > 0 && lowest(ys) < height && highest(ys) > 0;
}
