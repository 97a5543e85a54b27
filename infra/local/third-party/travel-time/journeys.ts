import { drawNumber } from '../seeded-random.ts';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
export interface Journey {
  readonly to: Position;
  readonly mode: JourneyMode;
}

interface Speed {
  /** Minutes before the way itself begins: parking, or the walk to a stop. */
  readonly start: number;
  /** Kilometres an hour in those minutes, in a straight line. */
  readonly first: number;
  /** Kilometres an hour after them, in a straight line: roads are a third longer. */
  readonly later: number;
  /** The shortest way in an unlucky direction, as a share of that in a lucky one. */
  readonly least: number;
}

const speeds = {
  walking: { start: 0, first: 0, later: 3.7, least: 0.8 },
  cycling: { start: 0, first: 0, later: 11.5, least: 0.75 },
  driving: { start: 4, first: 1, later: 31, least: 0.65 },
  public_transport: { start: 10, first: 3.7, later: 19, least: 0.45 },
} as const satisfies Readonly<Record<string, Speed>>;
export type JourneyMode = keyof typeof speeds;
export const journeyModes = ['walking', 'cycling', 'driving', 'public_transport'] as const;

const kilometresOfDegree = 111.32;
/** Directions, between which the border of an area is straight. */
const directions = 36;

const toKilometres = (origin: Position, { lat, lng }: Position) => ({
  x: (lng - origin.lng) * kilometresOfDegree * Math.cos((origin.lat * Math.PI) / 180),
  y: (lat - origin.lat) * kilometresOfDegree,
});

/** How lucky a direction is, from 0 to 1, as roads and lines go; neighbours are alike. */
function drawLuck({ to, mode }: Journey, direction: number): number {
  const draws = [-1, 0, 1].map((step) => {
    const nth = (direction + step + directions) % directions;
    return drawNumber('way', mode, to.lat.toFixed(3), to.lng.toFixed(3), nth);
  });
  return draws.reduce((sum, draw) => sum + draw / draws.length, 0);
}

/** A corner of the area whose luckiest direction is a kilometre long. */
function findCorner(journey: Journey, direction: number) {
  const { least } = speeds[journey.mode];
  const share = least + (1 - least) * drawLuck(journey, direction);
  const angle = (2 * Math.PI * direction) / directions;
  return { x: share * Math.sin(angle), y: share * Math.cos(angle) };
}

/** Kilometres in a lucky direction. */
function measureReach(mode: JourneyMode, minutes: number): number {
  const { start, first, later } = speeds[mode];
  return (Math.min(minutes, start) * first + Math.max(0, minutes - start) * later) / 60;
}

/** The outline of the places from which the journey takes so many minutes. */
export function createOutline(journey: Journey, minutes: number): Position[] {
  const reach = measureReach(journey.mode, minutes);
  const width = kilometresOfDegree * Math.cos((journey.to.lat * Math.PI) / 180);
  const corners = Array.from({ length: directions }, (_, direction) => {
    const { x, y } = findCorner(journey, direction);
    return {
      lat: journey.to.lat + (y * reach) / kilometresOfDegree,
      lng: journey.to.lng + (x * reach) / width,
    };
  });
  return [...corners, ...corners.slice(0, 1)];
}

/** Minutes of a journey, by the same outlines. */
export function measureMinutes(journey: Journey, from: Position): number {
  const { x, y } = toKilometres(journey.to, from);
  if (x === 0 && y === 0) return 0;
  const turn = (Math.atan2(x, y) / (2 * Math.PI) + 1) % 1;
  const direction = Math.floor(turn * directions);
  const [left, right] = [findCorner(journey, direction), findCorner(journey, direction + 1)];
  const [across, up] = [right.x - left.x, right.y - left.y];
  const reach = (x * up - y * across) / (left.x * up - left.y * across);
  const { start, first, later } = speeds[journey.mode];
  const slow = (start * first) / 60;
  return reach <= slow ? (reach * 60) / first : start + ((reach - slow) * 60) / later;
}
