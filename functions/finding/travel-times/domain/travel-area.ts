import type { TravelPosition } from './journey.ts';

type Ring = readonly TravelPosition[];

/** The corners of an area that a search takes. */
export const maxAreaCorners = 100;
/** Parts of an area; the smallest are left out. */
const maxParts = 6;

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
const isSame = (travelPosition: TravelPosition, other: TravelPosition | undefined): boolean =>
  travelPosition.lat === other?.lat && travelPosition.lng === other.lng;

/** Twice the area of a triangle, in square degrees of latitude. */
function measureTriangle(a: TravelPosition, b: TravelPosition, c: TravelPosition): number {
  const width = Math.cos((b.lat * Math.PI) / 180);
  return Math.abs((b.lng - a.lng) * (c.lat - a.lat) - (c.lng - a.lng) * (b.lat - a.lat)) * width;
}

/** Twice the area inside a ring, in square degrees of latitude. */
function measureRing(ring: Ring): number {
  const width = Math.cos(((ring[0]?.lat ?? 0) * Math.PI) / 180);
  const sum = ring.reduce((total, { lat, lng }, nth) => {
    const next = ring[(nth + 1) % ring.length] ?? { lat, lng };
    return total + lng * next.lat - next.lng * lat;
  }, 0);
  return Math.abs(sum) * width;
}

/** Ten metres are enough for an area; corners that fall together count once, and the last is not the first again. */
function roundRing(ring: Ring): Ring {
  const corners = ring.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }));
  return corners.filter((corner, nth) => !isSame(corner, corners[(nth + 1) % corners.length]));
}

/** Takes the corners out that change the area least, until `max` are left (Visvalingam and Whyatt). */
export function simplifyRing(ring: Ring, max: number): Ring {
  const travelPositions = [...ring];
  const measureCorner = (corner: TravelPosition, nth: number): number =>
    measureTriangle(
      travelPositions.at(nth - 1) ?? corner,
      corner,
      travelPositions[(nth + 1) % travelPositions.length] ?? corner,
    );
  const sizes = travelPositions.map(measureCorner);
  while (travelPositions.length > Math.max(3, max)) {
    const least = sizes.indexOf(Math.min(...sizes));
    travelPositions.splice(least, 1);
    sizes.splice(least, 1);
    // The corners before and after the one that left have another triangle now.
    for (const nth of [(least || travelPositions.length) - 1, least % travelPositions.length]) {
      const corner = travelPositions[nth];
      if (corner) sizes[nth] = measureCorner(corner, nth);
    }
  }
  return travelPositions;
}

/**
 * Joins rings to one closed line: from the first corner to each further ring and back the same way, which the
 * even-odd rule of the search does not count.
 */
function joinRings([first = [], ...others]: readonly Ring[]): Ring {
  const [start] = first;
  if (!start || others.length === 0) return first;
  return [...first, start, ...others.flatMap((ring) => [...ring, ...ring.slice(0, 1), start])];
}

/** Corners that the joins of rings add. */
const joinCorners = (rings: number): number => (rings > 1 ? 2 * rings - 1 : 0);

/**
 * The area of a provider's rings as one closed line of at most 100 corners, as a search takes it; `undefined` when
 * nothing is inside.
 */
export function createTravelArea(rings: readonly Ring[]): Ring | undefined {
  const parts = rings
    .map(roundRing)
    .filter((ring) => ring.length >= 3)
    .toSorted((one, other) => measureRing(other) - measureRing(one))
    .slice(0, maxParts);
  if (parts.length === 0) return undefined;
  const corners = parts.reduce((count, { length }) => count + length, 0);
  const room = maxAreaCorners - joinCorners(parts.length);
  const share = Math.min(1, (room - 3 * parts.length) / corners);
  return joinRings(parts.map((ring) => simplifyRing(ring, 3 + Math.floor(ring.length * share))));
}

/** Longitude and latitude pairs, as a search takes them. */
export function formatTravelArea(area: Ring): string {
  return area.map(({ lat, lng }) => `${lng},${lat}`).join(',');
}
