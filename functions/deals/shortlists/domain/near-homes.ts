// Read by the site as well, so without the table of places.
import { maxPlannedHomes, planAssumptions } from './plan-assumptions.ts';

interface PlacedHome {
  readonly latitude: number;
  readonly longitude: number;
}

const milesPerDegree = 69;

/** Miles in a straight line, exact enough within a county. */
function estimateMiles(from: PlacedHome, to: PlacedHome): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * milesPerDegree;
}

/**
 * The homes that one day has time for: the largest group in reach of one of its homes, which is the first of them, the
 * nearest ones first. Of two groups as large, the one of the earlier home.
 */
export function chooseNearHomes<Home extends PlacedHome>(homes: readonly Home[]): readonly Home[] {
  let largest: readonly Home[] = [];
  for (const middle of homes) {
    const near = homes
      .filter((home) => estimateMiles(middle, home) <= planAssumptions.reachMiles)
      .toSorted((a, b) => estimateMiles(middle, a) - estimateMiles(middle, b))
      .slice(0, maxPlannedHomes);
    if (near.length > largest.length) largest = near;
  }
  return largest;
}
