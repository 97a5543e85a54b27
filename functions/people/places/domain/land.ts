/** The steps of a ring: thousandths of a degree, east and north in turn, each point relative to the one before. */
type RingSteps = readonly number[];

const thousandths = 1_000;

/** The corners of a ring of `british-isles.json` or of the continent, in degrees. */
export function readRing(steps: RingSteps): readonly (readonly [latitude: number, longitude: number])[] {
  let lng = 0;
  let lat = 0;
  return Array.from({ length: steps.length / 2 }, (_, nth) => {
    lng += steps[nth * 2] ?? 0;
    lat += steps[nth * 2 + 1] ?? 0;
    return [lat / thousandths, lng / thousandths] as const;
  });
}
