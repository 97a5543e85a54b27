import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { getCouncilCounty } from './counties.ts';

const Row = z
  .tuple([z.string(), z.coerce.number(), z.coerce.number(), z.coerce.number(), z.coerce.number()])
  .rest(z.string());

const nations: Readonly<Record<string, string>> = { ENG: 'E', SCT: 'S', WLS: 'W', NIR: 'N' };

/** Splits a line of CSV; a field with a comma is in quotation marks. */
const splitLine = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').trim(),
  );

export interface OutcodeRow {
  readonly code: string;
  readonly county: string;
  /** E, S, W or N. */
  readonly nation: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The source names the nation of a postcode area, and the region of an outcode: Flint is in the area of Chester,
 * Berwick in that of Galashiels.
 */
const findNation = (region: string, country: string): string | undefined =>
  region === 'Wales' ? 'W' : region.includes('England') ? 'E' : nations[country];

function readOutcode(line: string): OutcodeRow[] {
  const [code, easting, northing, latitude, longitude, , council = '', region = '', country = ''] = Row.parse(
    splitLine(line),
  );
  const nation = findNation(region, country);
  if (nation === undefined) return [];
  // Degrees of the source are those of the map of 1936. Northern Ireland has a grid of its own.
  const at = nation === 'N' ? { latitude, longitude } : toLatitudeLongitude(easting, northing);
  return [{ code, county: getCouncilCounty(council), nation, ...at }];
}

const airy = { a: 6_377_563.396, b: 6_356_256.909 };
const wgs84 = { a: 6_378_137, b: 6_356_752.314_245 };
const origin = { latitude: toRadians(49), longitude: toRadians(-2), easting: 400_000, northing: -100_000 };
const scale = 0.999_601_271_7;

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
const toDegrees = (angle: number): number => (angle * 180) / Math.PI;

/** The distance along the meridian from the origin of the National Grid. */
function meridianArc(latitude: number): number {
  const n = (airy.a - airy.b) / (airy.a + airy.b);
  const [less, more] = [latitude - origin.latitude, latitude + origin.latitude];
  return (
    airy.b *
    scale *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * less -
      (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(less) * Math.cos(more) +
      1.875 * (n ** 2 + n ** 3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * more))
  );
}

/** British National Grid to degrees of WGS 84, within about 5 metres (Ordnance Survey, annexes B and C). */
function toLatitudeLongitude(easting: number, northing: number): { latitude: number; longitude: number } {
  let latitude = origin.latitude;
  let rest = northing - origin.northing;
  while (Math.abs(rest) > 0.001) {
    latitude += rest / (airy.a * scale);
    rest = northing - origin.northing - meridianArc(latitude);
  }
  const squared = 1 - airy.b ** 2 / airy.a ** 2;
  const slope = 1 - squared * Math.sin(latitude) ** 2;
  const across = (airy.a * scale) / Math.sqrt(slope);
  const along = (airy.a * scale * (1 - squared)) / slope ** 1.5;
  const [tan, sec] = [Math.tan(latitude), 1 / Math.cos(latitude)];
  const east = easting - origin.easting;
  const eta = across / along - 1;
  const turned = {
    latitude:
      latitude -
      (tan / (2 * along * across)) * east ** 2 +
      (tan / (24 * along * across ** 3)) * (5 + 3 * tan ** 2 + eta - 9 * tan ** 2 * eta) * east ** 4,
    longitude:
      origin.longitude +
      (sec / across) * east -
      (sec / (6 * across ** 3)) * (across / along + 2 * tan ** 2) * east ** 3,
  };
  return toWgs84(turned, squared);
}

/** The Helmert transformation from the datum of 1936. */
function toWgs84({ latitude, longitude }: { latitude: number; longitude: number }, squared: number) {
  const across = airy.a / Math.sqrt(1 - squared * Math.sin(latitude) ** 2);
  const [x, y, z1] = [
    across * Math.cos(latitude) * Math.cos(longitude),
    across * Math.cos(latitude) * Math.sin(longitude),
    across * (1 - squared) * Math.sin(latitude),
  ];
  const grow = 1 - 20.489_4e-6;
  const [rx, ry, rz] = [0.1502, 0.247, 0.8421].map((seconds) => toRadians(seconds / 3600));
  const [tx, ty, tz] = [446.448, -125.157, 542.06];
  const east = (tx ?? 0) + grow * x - (rz ?? 0) * y + (ry ?? 0) * z1;
  const north = (ty ?? 0) + (rz ?? 0) * x + grow * y - (rx ?? 0) * z1;
  const up = (tz ?? 0) - (ry ?? 0) * x + (rx ?? 0) * y + grow * z1;
  const flat = 1 - wgs84.b ** 2 / wgs84.a ** 2;
  const level = Math.hypot(east, north);
  let found = Math.atan2(up, level * (1 - flat));
  for (let round = 0; round < 5; round++) {
    const radius = wgs84.a / Math.sqrt(1 - flat * Math.sin(found) ** 2);
    found = Math.atan2(up + flat * radius * Math.sin(found), level);
  }
  return { latitude: toDegrees(found), longitude: toDegrees(Math.atan2(north, east)) };
}

/** EC1, EC1A, EC2: by area, number and letter. */
export function splitOutcode(code: string) {
  const [, area = '', number = '', letter = ''] = /^([A-Z]+)(\d+)([A-Z]?)$/.exec(code) ?? [];
  return { area, number: Number(number), letter };
}
const compareCodes = (one: string, other: string): number => {
  const [a, b] = [splitOutcode(one), splitOutcode(other)];
  return a.area.localeCompare(b.area) || a.number - b.number || a.letter.localeCompare(b.letter);
};

/** Outcodes with homes that the source lacks, with their positions as GeoNames has them (CC BY 4.0). */
const newer: readonly OutcodeRow[] = [
  { code: 'G75', county: 'Lanarkshire', nation: 'S', latitude: 55.7511, longitude: -4.1977 },
  { code: 'M50', county: 'Greater Manchester', nation: 'E', latitude: 53.4767, longitude: -2.2932 },
  { code: 'PH37', county: 'Highlands', nation: 'S', latitude: 56.8705, longitude: -5.4505 },
];

/**
 * The outcodes of a CSV file by area and number. The Channel Islands and the Isle of Man are not part of the
 * United Kingdom and are left out.
 *
 * Source: https://github.com/Gibbs/uk-postcodes at commit e770814, CC0-1.0; contains OS data © Crown copyright and
 * database right 2017.
 */
export function readOutcodes(file: string): readonly OutcodeRow[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1).flatMap(readOutcode);
  return [...rows, ...newer].sort((outcodeRow, other) => compareCodes(outcodeRow.code, other.code));
}
