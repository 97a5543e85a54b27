import * as z from 'zod';
import { RecordStatus } from '../../home-records/domain/record-status.ts';
import { Broadband } from './broadband.ts';
import { CrimeSummary } from './crime.ts';
import { FloodBand } from './flood.ts';
import { School } from './schools.ts';
import { SoldTypePrices } from './sold-types.ts';
import { AreaSource } from './sources.ts';
import { Station } from './stations.ts';

/** Every fact states whether its source has an answer, and where the answer comes from. */
const fact = { status: RecordStatus, source: AreaSource.optional() };

export const NearbySchool = School.pick({ name: true, type: true }).extend({
  miles: z.number(),
  /** Its page in the register of schools; absent for demo data. */
  link: z.url().optional(),
});
export const NearbyStation = Station.pick({ name: true, kind: true }).extend({ miles: z.number() });

export const AreaFacts = z.object({
  /** By type of building, in the outcode in the last two years. */
  sold: z.object({
    ...fact,
    outcode: z.string().optional(),
    types: z.array(SoldTypePrices).default([]),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  schools: z.object({ ...fact, schools: z.array(NearbySchool).default([]) }),
  stations: z.object({ ...fact, stations: z.array(NearbyStation).default([]) }),
  /** At the postcode. */
  broadband: z.object({ ...fact, speeds: Broadband.optional() }),
  /** The highest risk within about a hundred metres of the street. */
  flood: z.object({ ...fact, band: FloodBand.optional() }),
  /** Within a mile of the street. */
  crime: z.object({ ...fact, crimes: CrimeSummary.optional() }),
});
export type AreaFacts = z.input<typeof AreaFacts>;
