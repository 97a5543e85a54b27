import { createDice } from '../random.ts';
import type { Place } from '../homes/place.ts';
import { type Point, type Position, createProjection, getDistance, measureOffset } from './geometry.ts';

/** Two neighbouring places with a road between them. */
export interface Link {
  readonly from: Place;
  readonly to: Place;
}

export const toPosition = ({ lng, lat }: Place): Position => [lng, lat];
const measure = (a: Place, b: Place): number =>
  getDistance(measureOffset(toPosition(a), toPosition(b)), [0, 0]);

/** Metres between two looks at whether a road stays on land. */
const lookEvery = 4_000;

/** Links places that have no third one nearer to both, if all the way is on land. */
export function linkPlaces(places: readonly Place[], isLand: (position: Position) => boolean): Link[] {
  return places.flatMap((from, nth) =>
    places.slice(nth + 1).flatMap((to) => {
      const distance = measure(from, to);
      const isDirect = !places.some((third) => Math.max(measure(from, third), measure(third, to)) < distance);
      const steps = Math.ceil(distance / lookEvery);
      const way = Array.from({ length: steps + 1 }, (_, step): Position => [
        from.lng + ((to.lng - from.lng) * step) / steps,
        from.lat + ((to.lat - from.lat) * step) / steps,
      ]);
      return isDirect && way.slice(1, -1).every(isLand) ? [{ from, to }] : [];
    }),
  );
}

/** The direction of a place from another, in radians from the east. */
export function getDirection(from: Place, to: Place): number {
  const [east, north] = measureOffset(toPosition(from), toPosition(to));
  return Math.atan2(north, east);
}

/** Metres between two corners of a road across the country. */
const cornerStep = 1_200;

/** A line between two positions that swings to both sides, as roads across country do. */
export function drawWay(seed: string, from: Position, to: Position): Position[] {
  const d = createDice(seed);
  const end = measureOffset(from, to);
  const length = getDistance(end, [0, 0]);
  if (length < cornerStep) return [from, to];
  const along: Point = [end[0] / length, end[1] / length];
  const swings = Array.from({ length: 3 }, (_, nth) => ({
    turns: d.range(0.6, 1.4) * (nth + 1),
    phase: d.range(0, Math.PI * 2),
    width: (length * 0.035) / (nth + 1),
  }));
  const count = Math.ceil(length / cornerStep);
  const project = createProjection(from);
  return Array.from({ length: count + 1 }, (_, nth) => {
    const share = nth / count;
    const aside =
      Math.sin(share * Math.PI) *
      swings.reduce(
        (sum, { turns, phase, width }) => sum + width * Math.sin(turns * share * Math.PI * 2 + phase),
        0,
      );
    // The projection of the start is off by the change of latitude, and the end is to be met.
    const straight: Position = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const moved = project([-along[1] * aside, along[0] * aside]);
    return [straight[0] + moved[0] - from[0], straight[1] + moved[1] - from[1]];
  });
}
