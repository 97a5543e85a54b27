import * as z from 'zod';
import type { AreaPosition } from './area-position.ts';

/** The chance of a flood in a year: from 1 in 30, from 1 in 100, from 1 in 1,000, and less. */
export const FloodBand = z.enum(['high', 'medium', 'low', 'very_low']);
export type FloodBand = z.output<typeof FloodBand>;

const bands: readonly FloodBand[] = FloodBand.options;

/** `Very low` as the agency writes it; what it does not map is at very low risk. */
export function toFloodBand(text: string | undefined): FloodBand | undefined {
  if (text === undefined) return 'very_low';
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return bands.find((band) => band === name);
}

/** The highest risk of several points. */
export function findWorstBand(found: readonly FloodBand[]): FloodBand | undefined {
  return bands.find((band) => found.includes(band));
}

/** Degrees of latitude of a hundred metres. */
const step = 0.0009;

/** The position and points a hundred metres north, east, south and west of it: its exact house is not known. */
export function listFloodPoints({ latitude, longitude }: AreaPosition): AreaPosition[] {
  const east = step / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude, longitude },
    { latitude: latitude + step, longitude },
    { latitude, longitude: longitude + east },
    { latitude: latitude - step, longitude },
    { latitude, longitude: longitude - east },
  ];
}
