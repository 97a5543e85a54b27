import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { Nation } from './types.ts';

const Setting = z.enum(['metro', 'city', 'town', 'coast', 'rural']);
export type Setting = z.output<typeof Setting>;

const Place = z.object({
  nation: z.enum(['england', 'scotland', 'wales', 'northern_ireland']),
  town: z.string(),
  district: z.string(),
  county: z.string(),
  outcode: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  /** Pounds a square metre for an ordinary home there, 2026. */
  level: z.coerce.number(),
  setting: Setting,
});
export type Place = Readonly<z.output<typeof Place>>;

const all: readonly Place[] = z
  .array(Place)
  .parse(parse(readFileSync(new URL('places.csv', import.meta.url)), { columns: true }));
const listPlacesOf = (nation: Nation): Place[] => all.filter((place) => place.nation === nation);

export const places: Readonly<Record<Nation, readonly Place[]>> = {
  england: listPlacesOf('england'),
  scotland: listPlacesOf('scotland'),
  wales: listPlacesOf('wales'),
  northern_ireland: listPlacesOf('northern_ireland'),
};

/** Pounds a square metre by outcode, for what has to agree with the demo's homes. */
export const priceLevels: ReadonlyMap<string, number> = new Map(
  all.map(({ outcode, level }) => [outcode, level]),
);

/** How far from the middle of its district a home may lie, in degrees of latitude; short where the sea is near. */
export function getSpread({ setting }: Place): number {
  return setting === 'coast' ? 0.003 : setting === 'rural' ? 0.008 : 0.006;
}
