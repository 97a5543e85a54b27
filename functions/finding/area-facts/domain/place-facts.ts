import * as z from 'zod';
import { Nation } from '../../../../events/vocabulary.ts';
import { RecordStatus } from '../../home-records/domain/record-status.ts';
import { NearbySchool, NearbyStation } from './area-facts.ts';
import { SoldYears } from './sold-years.ts';
import { AreaSource } from './sources.ts';

const fact = { status: RecordStatus, source: AreaSource.optional() };
const position = { latitude: z.number(), longitude: z.number() };

export const SchoolAt = NearbySchool.extend(position);
export type SchoolAt = z.output<typeof SchoolAt>;
export const StationAt = NearbyStation.extend(position);
export type StationAt = z.output<typeof StationAt>;

/** What open data say of a place: a town, a part of one or a postcode district. */
export const PlaceFacts = z.object({
  nation: Nation,
  sold: z.object({
    ...fact,
    /** The postcode districts whose sales are counted: those of the place, at most six around its middle. */
    outcodes: z.array(z.string()).default([]),
    /** How many postcode districts with sold prices the place has, of which those are some or all. */
    outcodesOfPlace: z.int().optional(),
    sales: SoldYears.optional(),
  }),
  /** Around the middle of the place. */
  schools: z.object({ ...fact, schools: z.array(SchoolAt).default([]) }),
  stations: z.object({ ...fact, stations: z.array(StationAt).default([]) }),
});
export type PlaceFacts = z.input<typeof PlaceFacts>;
