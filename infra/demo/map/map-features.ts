import type { Feature, Geometry } from 'geojson';
import { createDice, type Dice } from '../random.ts';
import type { DemoHome } from '../homes/types.ts';
import type { Place } from '../homes/place.ts';
import { places as placesByNation } from '../homes/places.ts';
import { type DistrictPlan, planDistrict, type PlanCell } from './district-plan.ts';
import {
  createProjection,
  findMiddle,
  getDistance,
  interpolate,
  measureOffset,
  type Point,
  type Position,
  rotate,
  shrinkCell,
  smoothRing,
} from './geometry.ts';
import { createLandTest, type Islands } from './islands.ts';
import { drawWay, getDirection, type Link, linkPlaces, toPosition } from './links.ts';
import { nameStreets } from './street-names.ts';

/** A layer of Protomaps' schema, version 4. */
export type LayerName = 'earth' | 'landuse' | 'water' | 'roads' | 'places' | 'pois';

export interface MapFeature {
  readonly layer: LayerName;
  /** The first zoom at which tiles have it. */
  readonly minZoom: number;
  readonly feature: Feature;
}

type Properties = Readonly<Record<string, string | number>>;

const createFeature = (
  layer: LayerName,
  minZoom: number,
  geometry: Geometry,
  properties: Properties,
): MapFeature => ({ layer, minZoom, feature: { type: 'Feature', geometry, properties } });

const toLine = (positions: readonly Position[]): Geometry => ({
  type: 'LineString',
  coordinates: positions.map(([lng, lat]) => [lng, lat]),
});
const toPolygon = (ring: readonly Position[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])],
});
const toPointGeometry = ([lng, lat]: Position): Geometry => ({ type: 'Point', coordinates: [lng, lat] });

/** How far the streets of a district reach, in metres. */
const radii: Readonly<Record<Place['setting'], number>> = {
  metro: 2_300,
  city: 2_000,
  town: 1_500,
  coast: 1_200,
  rural: 1_100,
};

/** The latitudes of the islands. */
const [south, north] = [49, 61];

/** Land, sea, and an invented network of streets around every home of the demo. */
export function createMapFeatures(islands: Islands, homes: readonly DemoHome[]): MapFeature[] {
  const places = Object.values(placesByNation).flat();
  const links = linkPlaces(places, createLandTest(islands, south, north));
  const districts = new Map(places.map((place) => [place, planPlace(place, { islands, places, links })]));
  return [
    ...islands.land.map((ring) => createFeature('earth', 0, toPolygon(ring), { kind: 'earth' })),
    ...islands.towns.map(({ name, position }, nth) => createTown(name, position, nth)),
    ...[...districts].flatMap(([place, district]) => createDistrict(place, district, homes)),
    ...links.flatMap((link) => createLink(link, districts)),
  ];
}

/** The position of a town in the list by size gives its rank on the map. */
const townRanks = [
  { before: 12, rank: 12, minZoom: 4 },
  { before: 60, rank: 10, minZoom: 6 },
  { before: 220, rank: 8, minZoom: 8 },
  { before: Infinity, rank: 6, minZoom: 10 },
] as const;

function createTown(name: string, position: Position, nth: number): MapFeature {
  const { rank, minZoom } = townRanks.find(({ before }) => nth < before) ?? townRanks[3];
  return createFeature('places', minZoom, toPointGeometry(position), {
    kind: 'locality',
    name,
    population_rank: rank,
  });
}

interface District {
  readonly plan: DistrictPlan;
  /** The places to which the directions of the plan lead. */
  readonly neighbours: readonly Place[];
}

interface Country {
  readonly islands: Islands;
  readonly places: readonly Place[];
  readonly links: readonly Link[];
}

function planPlace(place: Place, { islands, places, links }: Country): District {
  const neighbours = links.flatMap(({ from, to }) => (from === place ? [to] : to === place ? [from] : []));
  const project = createProjection(toPosition(place));
  const nearby = places
    .filter((other) => other !== place)
    .map((other) => measureOffset(toPosition(place), toPosition(other)))
    .filter((offset) => getDistance(offset, [0, 0]) < 2 * radii.metro);
  const isLand = createLandTest(islands, place.lat - bandHeight, place.lat + bandHeight);
  const plan = planDistrict({
    seed: `${place.outcode} ${place.town}`,
    radius: radii[place.setting],
    directions: neighbours.map((other) => getDirection(place, other)),
    isInside: (point) => {
      const distance = getDistance(point, [0, 0]);
      return (
        nearby.every((other) => getDistance(point, other) > distance) &&
        (distance < landAround || isLand(project(point)))
      );
    },
  });
  return { plan, neighbours };
}

/** More than the radius of a district, in degrees of latitude. */
const bandHeight = 0.05;

/** The coast is drawn for the whole country; this near to a place, in metres, there is land in any case. */
const landAround = 650;

function createDistrict(
  place: Place,
  { plan, neighbours }: District,
  homes: readonly DemoHome[],
): MapFeature[] {
  const d = createDice(`names of ${place.outcode} ${place.town}`);
  const project = createProjection(toPosition(place));
  const near = homes.flatMap(({ address }) => {
    if (address.town !== place.town || (address.line2 ?? '') !== place.district) return [];
    const point = measureOffset(toPosition(place), [address.longitude, address.latitude]);
    return [{ street: address.line1, point }];
  });
  const names = nameStreets(d, place, plan.streets, near);
  const disc = Array.from({ length: 24 }, (_, nth) =>
    project(rotate([landAround * 1.5, 0], (nth / 24) * Math.PI * 2)),
  );
  return [
    createFeature('earth', 0, toPolygon(disc), { kind: 'earth' }),
    ...(place.district
      ? [
          createFeature('places', 12, toPointGeometry(toPosition(place)), {
            kind: 'neighbourhood',
            name: place.district,
          }),
        ]
      : []),
    ...plan.cells.flatMap((cell) => createGround(d, cell, project)),
    ...plan.streets.map((street) => {
      const to = street.direction === undefined ? undefined : neighbours[street.direction];
      const name = to ? `${to.town} Road` : names.get(street);
      return createFeature('roads', to ? 9 : 12, toLine(street.points.map(project)), {
        kind: to ? 'major_road' : 'minor_road',
        ...(name !== undefined && { name }),
      });
    }),
  ];
}

const parkNames = [
  'Abbey',
  'Alder',
  'Beacon',
  'Bridge',
  'Castle',
  'Chestnut',
  'Elm',
  'Hill',
  'Jubilee',
  'Lime',
  'Meadow',
  'Mill',
  'Priory',
  'Queen’s',
  'Spring',
  'Station',
  'Victoria',
  'Willow',
] as const;

function createGround(
  d: Dice,
  { use, outline }: PlanCell,
  project: (point: Point) => Position,
): MapFeature[] {
  if (use === 'fields') return [];
  // Larger than the cell, so that no gap is seen between two of them.
  const built = shrinkCell(outline, -0.04).map(project);
  if (use === 'streets') return [createFeature('landuse', 8, toPolygon(built), { kind: 'residential' })];
  const edge = use === 'wood' ? smoothRing(outline) : shrinkCell(outline, 0.06);
  const ground = createFeature('landuse', 9, toPolygon(edge.map(project)), { kind: use });
  if (use !== 'park') return [ground];
  const middle = findMiddle(outline);
  const corners = [0, 0.3, 0.5, 0.8].map((share) => outline[Math.floor(share * outline.length)] ?? middle);
  const path = (from: Point, to: Point) =>
    createFeature('roads', 13, toLine([from, interpolate(middle, from, 0.2), to].map(project)), {
      kind: 'path',
    });
  const [a = middle, b = middle, c = middle, e = middle] = corners;
  const name = `${d.pick(parkNames)} ${d.pick(['Park', 'Park', 'Gardens', 'Recreation Ground'])}`;
  return [
    ground,
    path(a, c),
    path(b, e),
    ...(d.chance(0.4) ? [createPond(d, interpolate(middle, b, 0.45), project)] : []),
    createFeature('pois', 13, toPointGeometry(project(middle)), { kind: 'park', name }),
  ];
}

function createPond(d: Dice, middle: Point, project: (point: Point) => Position): MapFeature {
  const [length, width, angle] = [d.range(35, 60), d.range(18, 30), d.range(0, Math.PI)];
  const shore = Array.from({ length: 20 }, (_, nth): Position => {
    const turn = (nth / 20) * Math.PI * 2;
    const [east, north] = rotate([Math.cos(turn) * length, Math.sin(turn) * width], angle);
    return project([middle[0] + east, middle[1] + north]);
  });
  return createFeature('water', 12, toPolygon(shore), { kind: 'lake' });
}

const isCity = ({ setting }: Place): boolean => setting === 'city' || setting === 'metro';

/** The road between two places, and a railway between two towns. */
function createLink({ from, to }: Link, districts: ReadonlyMap<Place, District>): MapFeature[] {
  const seed = `${from.outcode} to ${to.outcode}`;
  const road = drawWay(seed, findExit(from, to, districts), findExit(to, from, districts));
  const kind = isCity(from) && isCity(to) && from.town !== to.town ? 'highway' : 'major_road';
  const hasRailway = from.setting !== 'rural' && to.setting !== 'rural';
  return [
    createFeature('roads', kind === 'highway' ? 5 : 8, toLine(road), { kind }),
    ...(hasRailway
      ? [
          createFeature('roads', 11, toLine(drawWay(`rails ${seed}`, findStation(from), findStation(to))), {
            kind: 'rail',
          }),
        ]
      : []),
  ];
}

function findExit(place: Place, to: Place, districts: ReadonlyMap<Place, District>): Position {
  const district = districts.get(place);
  const exit = district?.plan.exits[district.neighbours.indexOf(to)] ?? [0, 0];
  return createProjection(toPosition(place))(exit);
}

/** Railways meet a few streets from the middle of a place. */
function findStation(place: Place): Position {
  const angle = createDice(`station of ${place.outcode} ${place.town}`).range(0, Math.PI * 2);
  return createProjection(toPosition(place))(rotate([520, 0], angle));
}
