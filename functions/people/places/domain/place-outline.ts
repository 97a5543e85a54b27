import isles from './british-isles.json' with { type: 'json' };
import { readRing } from './land.ts';
import {
  findOutcode,
  measureMiles,
  measureSpacing,
  milesPerDegree,
  type Outcode,
  outcodes,
} from './outcodes.ts';
import type { Place } from './place-kind.ts';

type Point = readonly [longitude: number, latitude: number];
interface Corner {
  readonly at: Point;
  /** Whether the line from here to the next corner is between two districts of the place, and no edge of it. */
  readonly isInner: boolean;
}
type Ring = readonly Corner[];

/** Longitudes and latitudes in turn. */
type Flat = number[];
interface PlaceOutline {
  /** Rings that are the land of the place together. */
  readonly areas: Flat[];
  /** The lines around all of it. */
  readonly lines: Flat[];
}

/** A nation is known by its coast, and takes seconds. */
const maxDistricts = 250;

/** All land but the Republic of Ireland, which alone reaches so far west. */
const land: readonly Ring[] = isles.land
  .map((steps) => readRing(steps).map(([lat, lng]): Corner => ({ at: [lng, lat], isInner: false })))
  .filter((ring) => ring.every(({ at: [lng] }) => lng > -9));

/** Outlines of several districts, which take up to a tenth of a second: some hundred places have one. */
const kept = new Map<Place['id'], PlaceOutline>();

/**
 * The land of a place: the circle of a town, or of districts what is nearer to their middles than to those of others.
 * Their true borders are not open data; homes belong to a district by their postcode. Empty for a nation.
 */
export function outlinePlace(place: Place): PlaceOutline {
  const outline = kept.get(place.id) ?? drawOutline(place);
  if (place.outcodes && place.outcodes.length > 1) kept.set(place.id, outline);
  return outline;
}

function drawOutline(place: Place): PlaceOutline {
  const cells = listCells(place);
  const near = cutToFrame(land, cells.flat());
  const rings = cells.flatMap((cell) => near.flatMap((ring) => cutToCell(ring, cell)));
  return {
    areas: rings.map((ring) => toFlat(ring.map(({ at }) => at))),
    lines: rings.flatMap(listLines).map(toFlat),
  };
}

function listCells(place: Place): readonly Ring[] {
  if (!place.outcodes) return [createRim(place, place.miles, 72)];
  if (place.outcodes.length > maxDistricts) return [];
  const own = new Set(place.outcodes);
  return place.outcodes.flatMap((code) => {
    const outcode = findOutcode(code);
    return outcode ? [createCell(outcode, own)] : [];
  });
}

/** A ring of corners around a middle, anticlockwise. */
function createRim(
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
  miles: number,
  corners: number,
): Ring {
  const north = miles / milesPerDegree;
  const east = north / cosineOf(latitude);
  return Array.from({ length: corners }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / corners;
    return { at: [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)], isInner: false };
  });
}

const cosineOf = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** What is nearer to the middle of an outcode than to that of another one, up to where its last addresses may lie. */
function createCell(outcode: Outcode, own: ReadonlySet<string>): Ring {
  const reach = 1.5 * measureSpacing(outcode, 8);
  const { latitude, longitude } = outcode;
  const narrowing = cosineOf(latitude) ** 2;
  return outcodes
    .filter((other) => other !== outcode && measureMiles(other, outcode) < 2 * reach)
    .reduce(
      (cell, other) => {
        const [east, north] = [(other.longitude - longitude) * narrowing, other.latitude - latitude];
        const [lng, lat] = [(other.longitude + longitude) / 2, (other.latitude + latitude) / 2];
        const isNearer = ([x, y]: Point) => (lng - x) * east + (lat - y) * north;
        return cutRing(cell, isNearer, own.has(other.code));
      },
      createRim(outcode, reach, 24),
    );
}

/** The part of a ring where `measure` is not negative, with a line along the cut (Sutherland–Hodgman). */
function cutRing(ring: Ring, measure: (point: Point) => number, isInner: boolean): Ring {
  return ring.flatMap((corner, nth) => {
    const next = ring[(nth + 1) % ring.length] ?? corner;
    const [here, there] = [measure(corner.at), measure(next.at)];
    if (here >= 0 && there >= 0) return [corner];
    if (here < 0 && there < 0) return [];
    const part = here / (here - there);
    const [[x, y], [toX, toY]] = [corner.at, next.at];
    const at: Point = [x + (toX - x) * part, y + (toY - y) * part];
    return here >= 0 ? [corner, { at, isInner }] : [{ at, isInner: corner.isInner }];
  });
}

/** Leaves the coasts elsewhere out of all that follows. */
function cutToFrame(rings: readonly Ring[], corners: Ring): readonly Ring[] {
  const [lngs, lats] = [corners.map(({ at }) => at[0]), corners.map(({ at }) => at[1])];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const sides: readonly ((point: Point) => number)[] = [
    ([lng]) => lng - west,
    ([lng]) => east - lng,
    ([, lat]) => lat - south,
    ([, lat]) => north - lat,
  ];
  return rings
    .map((ring) => sides.reduce((cut, side) => cutRing(cut, side, false), ring))
    .filter((ring) => ring.length > 0);
}

/** The land of a cell; a ring that has none of it leaves nothing. */
function cutToCell(land: Ring, cell: Ring): readonly Ring[] {
  const cut = cell.reduce((ring, { at: [x, y], isInner }, nth) => {
    const [toX, toY] = (cell[(nth + 1) % cell.length] ?? { at: [x, y] }).at;
    return cutRing(ring, ([lng, lat]) => (toX - x) * (lat - y) - (toY - y) * (lng - x), isInner);
  }, land);
  return cut.length > 2 ? [cut] : [];
}

/** The lines of a ring that are edges of the place. */
function listLines(ring: Ring): readonly (readonly Point[])[] {
  const from = ring.findIndex(({ isInner }) => isInner);
  // Begun behind an inner line, no other one is in two parts.
  const corners = [...ring.slice(from + 1), ...ring.slice(0, from + 1)];
  const [first] = corners;
  if (from === -1 && first) return [[...corners, first].map(({ at }) => at)];
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const { at, isInner } of corners) {
    line.push(at);
    if (!isInner) continue;
    if (line.length > 1) lines.push(line);
    line = [];
  }
  return lines;
}

/** About ten metres. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
const toFlat = (points: readonly Point[]): Flat => points.flat().map(roundDegrees);
