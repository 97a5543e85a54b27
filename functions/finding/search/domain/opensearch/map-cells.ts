import { type Box, type Circle, maxCells, placeItselfMiles, type Query } from '../../index/index.ts';

/** Where every home of the market lies, with a margin. */
const country: Box = { west: -9, south: 49, east: 2.5, north: 61.5 };
const milesPerDegree = 69;
/** A tile's side has four cells, two precisions below the tile itself. */
const cellPrecisions = 2;
const mostPrecise = 29;

/**
 * The precision of a map's cells: a quarter of a tile's side at the zoom, or the next larger one at which the query's
 * area has few enough cells, as OpenSearch leaves out what exceeds a number of groups.
 */
export function chooseCellPrecision(query: Query, zoom: number): number {
  const area = findArea(query);
  let precision = Math.min(mostPrecise, Math.max(0, zoom) + cellPrecisions);
  while (precision > 0 && countCells(area, precision) > maxCells) precision -= 1;
  return precision;
}

/** A box that contains every home of a query; its west may be east of its east where it finds no home. */
const findArea = ({ circle, box, polygon, travelArea }: Query): Box =>
  [circle && toBox(circle), box, ...[polygon, travelArea].map((points) => points && findBounds(points))]
    .filter((one) => one !== undefined)
    .reduce(intersect, country);

const intersect = (a: Box, b: Box): Box => ({
  west: Math.max(a.west, b.west),
  south: Math.max(a.south, b.south),
  east: Math.min(a.east, b.east),
  north: Math.min(a.north, b.north),
});

function toBox({ lat, lng, miles }: Circle): Box {
  const height = (miles || placeItselfMiles) / milesPerDegree;
  // Degrees of longitude are shortest at the circle's end that is nearer to the pole.
  const width = height / Math.cos((Math.min(89, Math.abs(lat) + height) * Math.PI) / 180);
  return { west: lng - width, south: lat - height, east: lng + width, north: lat + height };
}

function findBounds(points: NonNullable<Query['polygon']>): Box {
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/** The cells of a precision that an area touches; tiles are of the Mercator projection. */
function countCells({ west, south, east, north }: Box, precision: number): number {
  const cells = 2 ** precision;
  const across = Math.floor((east / 360) * cells) - Math.floor((west / 360) * cells) + 1;
  const down = Math.floor(toHeight(north) * cells) - Math.floor(toHeight(south) * cells) + 1;
  return Math.max(0, across) * Math.max(0, down);
}

/** The place of a latitude on the map, in heights of the map, growing northwards. */
const toHeight = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
