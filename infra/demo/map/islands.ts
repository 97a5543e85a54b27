import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Position } from './geometry.ts';

/** The coast and towns of the outline that the site draws without streets, so that both maps agree. */
const outlineFile = new URL('../../../web/ui/map/british-isles.json', import.meta.url);
const Outline = z.object({
  land: z.array(z.array(z.int())),
  places: z.array(z.tuple([z.string(), z.int(), z.int()])),
});

export interface Islands {
  /** Rings without their closing position. */
  readonly land: readonly (readonly Position[])[];
  /** The largest first. */
  readonly towns: readonly { readonly name: string; readonly position: Position }[];
}

const thousandths = 1_000;

export function readIslands(): Islands {
  const { land, places } = Outline.parse(JSON.parse(readFileSync(outlineFile, 'utf8')));
  return {
    land: land.map(toRing),
    towns: places.map(([name, lng, lat]) => ({ name, position: [lng / thousandths, lat / thousandths] })),
  };
}

/** Each position is written relative to the one before. */
function toRing(steps: readonly number[]): Position[] {
  let [lng, lat] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, nth) => {
    lng += steps[nth * 2] ?? 0;
    lat += steps[nth * 2 + 1] ?? 0;
    return [lng / thousandths, lat / thousandths];
  });
}

type Side = readonly [a: Position, b: Position];

/**
 * Returns whether positions are on land, for those between two latitudes alone, which leaves few sides of the coast
 * to look at.
 */
export function createLandTest(
  { land }: Islands,
  south: number,
  north: number,
): (position: Position) => boolean {
  const sides = land.flatMap((ring) =>
    ring.flatMap((b, nth): Side[] => {
      const a = ring.at(nth - 1) ?? b;
      return Math.max(a[1], b[1]) >= south && Math.min(a[1], b[1]) <= north ? [[a, b]] : [];
    }),
  );
  // Inside of a ring, a line to the east crosses an odd number of its sides.
  return ([lng, lat]) =>
    sides.filter(
      ([a, b]) => a[1] > lat !== b[1] > lat && lng < ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]) + a[0],
    ).length %
      2 ===
    1;
}
