import type { Box, Circle } from '../../search/index/index.ts';
import type { WatchedQuery } from './filter-query.ts';

/*
 * Where the rows of searches are: a grid of nine levels over the country, each twice as coarse as the one before. A
 * search lies in the at most nine cells of the finest level that cover it so, a home in one cell of each level.
 */

const levels = 9;
/** Degrees of latitude of the finest cells, about 2.2 km. */
const finest = 0.02;
/** A degree of longitude is shorter: about as many kilometres as this many of latitude, in Britain. */
const lngStretch = 1.6;
/** Cells of a row, and rows, that one search may lie in. */
const maxAcross = 3;
/** Searches without a place lie in so many partitions, which are read at once. */
export const nationalShards = 16;

const milesPerDegree = 69;
/** More than any rounding error, and than the difference between a sphere and the earth. */
const slack = 1.01;
/** The circle of the place itself. */
const minMiles = 0.1;

const cellSize = (level: number) => ({
  lat: finest * 2 ** level,
  lng: finest * 2 ** level * lngStretch,
});

/** The cells that a search lies in; no cell when its areas exclude each other. */
export function listCellsOfSearch(query: WatchedQuery, searchId: string): string[] {
  if (query.outcodes && query.outcodes.length > 0) return listCellsOfOutcodes(query.outcodes, searchId);
  const extent = findExtent(query);
  if (!extent) return [toNationalCell(selectShard(searchId))];
  if (extent.west > extent.east || extent.south > extent.north) return [];
  const level = Array.from({ length: levels }, (_, one) => one).find((one) => isCovered(extent, one));
  return level === undefined ? [toNationalCell(selectShard(searchId))] : listCells(extent, level);
}

/** The cells in which searches for a home at this point lie. */
export function listCellsOfHome(home: {
  readonly lat: number;
  readonly lng: number;
  readonly outcode: string;
}): string[] {
  return [
    ...Array.from({ length: levels }, (_, level) => {
      const { row, column } = toCell(home.lat, home.lng, level);
      return formatCell(level, row, column);
    }),
    toOutcodeCell(home.outcode),
    toAreaCell(home.outcode),
    ...Array.from({ length: nationalShards }, (_, shard) => toNationalCell(shard)),
  ];
}

/** Partitions that one search of many outcodes may lie in. */
const maxOutcodes = 9;
const maxAreas = 24;

/** The outcodes themselves, or the postcode areas of many, or the country. */
function listCellsOfOutcodes(codes: readonly string[], searchId: string): string[] {
  const own = [...new Set(codes.map(toOutcodeCell))];
  if (own.length <= maxOutcodes) return own;
  const wider = [...new Set(codes.map(toAreaCell))];
  return wider.length <= maxAreas ? wider : [toNationalCell(selectShard(searchId))];
}

/** What cells have in common that are looked at by the same right: a level of the grid, outcodes, areas, a part of the country. */
export function toCellKind(cell: string): string {
  const [kind = ''] = cell.split('/');
  return kind === nationalKind ? cell : kind;
}

const nationalKind = 'uk';

const formatCell = (level: number, row: number, column: number): string => `${level}/${row}/${column}`;
const toOutcodeCell = (outcode: string): string => `o/${outcode.toUpperCase().replaceAll(/\s/g, '')}`;
/** The area of an outcode is its letters: LS of LS6. */
const toAreaCell = (outcode: string): string =>
  `a/${/^[A-Z]*/.exec(outcode.trim().toUpperCase())?.[0] ?? ''}`;
const toNationalCell = (shard: number): string => `${nationalKind}/${shard}`;

function toCell(lat: number, lng: number, level: number) {
  const size = cellSize(level);
  return { row: Math.floor(lat / size.lat), column: Math.floor(lng / size.lng) };
}

function isCovered({ west, south, east, north }: Box, level: number): boolean {
  const [low, high] = [toCell(south, west, level), toCell(north, east, level)];
  return high.row - low.row < maxAcross && high.column - low.column < maxAcross;
}

function listCells({ west, south, east, north }: Box, level: number): string[] {
  const [low, high] = [toCell(south, west, level), toCell(north, east, level)];
  const rows = Array.from({ length: high.row - low.row + 1 }, (_, step) => low.row + step);
  const columns = Array.from({ length: high.column - low.column + 1 }, (_, step) => low.column + step);
  return rows.flatMap((row) => columns.map((column) => formatCell(level, row, column)));
}

/** What all areas of a query have in common, at most; `undefined` without an area. */
export function findExtent({ circle, box, polygon, travelArea }: WatchedQuery): Box | undefined {
  const extents = [
    ...(circle ? [toCircleExtent(circle)] : []),
    ...(box ? [box] : []),
    ...(polygon ? [toPolygonExtent(polygon)] : []),
    ...(travelArea ? [toPolygonExtent(travelArea)] : []),
  ];
  if (extents.length === 0) return undefined;
  return {
    west: Math.max(...extents.map(({ west }) => west)),
    south: Math.max(...extents.map(({ south }) => south)),
    east: Math.min(...extents.map(({ east }) => east)),
    north: Math.min(...extents.map(({ north }) => north)),
  };
}

function toCircleExtent({ lat, lng, miles }: Circle): Box {
  const high = (Math.max(miles, minMiles) / milesPerDegree) * slack;
  const furthest = Math.min(89, Math.abs(lat) + high);
  const wide = high / Math.cos((furthest * Math.PI) / 180);
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high };
}

/** A tenth of a millimetre, in degrees: more than the rounding errors of what is inside a polygon. */
const polygonMargin = 1e-9;

function toPolygonExtent(points: readonly (readonly [lng: number, lat: number])[]): Box {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return {
    west: Math.min(...lngs) - polygonMargin,
    south: Math.min(...lats) - polygonMargin,
    east: Math.max(...lngs) + polygonMargin,
    north: Math.max(...lats) + polygonMargin,
  };
}

function selectShard(searchId: string): number {
  let hash = 0;
  for (const character of searchId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % nationalShards;
}
