import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

const Places = z.array(
  z.object({
    /** Letters are a postcode area; with a figure it is one district. */
    code: z.string(),
    /** The post town. */
    town: z.string(),
    /** Empty in cities that use no county. */
    county: z.string(),
    country: z.enum(['England', 'Scotland', 'Wales', 'Northern Ireland', 'Channel Islands', 'Isle of Man']),
    latitude: z.coerce.number(),
    longitude: z.coerce.number(),
    reachKm: z.coerce.number(),
  }),
);

export interface PostcodePlace extends Omit<z.output<typeof Places>[number], 'code'> {
  /** whether the row covers one district only */
  precise: boolean;
}

const rows = Places.parse(parse(readFileSync(new URL('areas.csv', import.meta.url)), { columns: true }));
const places: ReadonlyMap<string, PostcodePlace> = new Map(
  rows.map(({ code, ...place }) => [code, { ...place, precise: /\d/.test(code) }]),
);

export function isArea(area: string): boolean {
  return places.has(area);
}

/** The towns of all areas and districts. */
export function listPlaces(): PostcodePlace[] {
  return [...places.values()];
}

/** Roughly where an outward code such as `LS6` is. */
export function findPlace(area: string, outward: string): PostcodePlace | undefined {
  return places.get(outward) ?? places.get(area);
}
