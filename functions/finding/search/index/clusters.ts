import type { Columns } from './columns.ts';
import { selectIds, readIds } from './ids.ts';
import type { Cluster, Clusters, Pin } from './query.ts';

/** Up to this number, all properties are shown as pins. */
export const maxPins = 200;
/** A tile's side has four cells of 64 pixels. Their height suits the middle of Britain. */
const cellsPerTile = 4;
const heightToWidth = 0.59;
/** A map has no more cells; those of a larger area are larger. A screen of 2,560 by 1,440 pixels has some 980. */
export const maxCells = 1_024;

/** Rows found in one half of the index. */
export interface FoundRows {
  readonly columns: Columns;
  readonly rows: Uint32Array;
  readonly n: number;
}

const listPins = ({ columns, rows, n }: FoundRows): Pin[] => {
  const found = rows.subarray(0, n);
  const ids = readIds(selectIds(columns.ids, found));
  return Array.from(found, (row, i) => ({
    id: ids[i] ?? '',
    lat: columns.lat[row] ?? 0,
    lng: columns.lng[row] ?? 0,
    price: columns.price[row] ?? 0,
  }));
};

interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

const calculateExtent = (halves: readonly FoundRows[]): Extent => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { columns, rows, n } of halves) {
    for (let i = 0; i < n; i++) {
      const lat = columns.lat[rows[i] ?? 0] ?? 0;
      const lng = columns.lng[rows[i] ?? 0] ?? 0;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    }
  }
  return { west, south, east, north };
};

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
  readonly columns: number;
  readonly cells: number;
}

/** Cells are counted from 0 degrees, so that they keep their position when the map moves. */
const createGrid = (extent: Extent, zoom: number): Grid => {
  for (let width = 360 / (cellsPerTile * 2 ** zoom); ; width *= 2) {
    const height = width * heightToWidth;
    const left = Math.floor(extent.west / width);
    const bottom = Math.floor(extent.south / height);
    const columns = Math.floor(extent.east / width) - left + 1;
    const cells = columns * (Math.floor(extent.north / height) - bottom + 1);
    if (cells <= maxCells) return { width, height, left, bottom, columns, cells };
  }
};

interface Sums {
  readonly count: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly price: Float64Array;
  /** A property of the cell: its half of the index and its row. */
  readonly half: Uint8Array;
  readonly row: Uint32Array;
}

const sumCells = (sums: Sums, grid: Grid, { columns, rows, n }: FoundRows, half: number): void => {
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    const lat = columns.lat[row] ?? 0;
    const lng = columns.lng[row] ?? 0;
    const price = columns.price[row] ?? 0;
    const across = Math.floor(lng / grid.width) - grid.left;
    const cell = (Math.floor(lat / grid.height) - grid.bottom) * grid.columns + across;
    sums.count[cell] = (sums.count[cell] ?? 0) + 1;
    sums.lat[cell] = (sums.lat[cell] ?? 0) + lat;
    sums.lng[cell] = (sums.lng[cell] ?? 0) + lng;
    if (price < (sums.price[cell] ?? 0)) sums.price[cell] = price;
    sums.half[cell] = half;
    sums.row[cell] = row;
  }
};

/** Properties grouped by cells of the map at a zoom: a single property is a pin, several are a group. */
export function createClusters(halves: readonly FoundRows[], zoom: number): Clusters {
  const total = halves.reduce((sum, { n }) => sum + n, 0);
  if (total <= maxPins) return { groups: [], pins: halves.flatMap(listPins) };
  const grid = createGrid(calculateExtent(halves), zoom);
  const sums: Sums = {
    count: new Uint32Array(grid.cells),
    lat: new Float64Array(grid.cells),
    lng: new Float64Array(grid.cells),
    price: new Float64Array(grid.cells).fill(Infinity),
    half: new Uint8Array(grid.cells),
    row: new Uint32Array(grid.cells),
  };
  halves.forEach((found, half) => sumCells(sums, grid, found, half));

  const groups: Cluster[] = [];
  const alone: number[][] = halves.map(() => []);
  sums.count.forEach((count, cell) => {
    if (count === 1) alone[sums.half[cell] ?? 0]?.push(sums.row[cell] ?? 0);
    if (count < 2) return;
    const lat = (sums.lat[cell] ?? 0) / count;
    const lng = (sums.lng[cell] ?? 0) / count;
    groups.push({ count, lat, lng, minPrice: sums.price[cell] ?? 0 });
  });
  const pins = halves.flatMap(({ columns }, half) => {
    const rows = Uint32Array.from(alone[half] ?? []);
    return listPins({ columns, rows, n: rows.length });
  });
  return { groups, pins };
}
