import { gzipSync } from 'fflate';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import { encodeTile, encodeVarint, extent, type TileFeature, type TileLayers } from './vector-tile.ts';

/** A place of the synthetic map, in degrees. */
type Position = readonly [lng: number, lat: number];

/** Where the two roads of the synthetic map cross; there is no such place. */
export const crossing = { lng: -1.55, lat: 53.8 } as const;
const reach = 0.03;
const west = crossing.lng - reach;
const east = crossing.lng + reach;
const south = crossing.lat - reach;
const north = crossing.lat + reach;

export interface SyntheticOptions {
  readonly maxZoom?: number;
  readonly tileType?: TileType;
  readonly tileCompression?: Compression;
  readonly metadata?: unknown;
}

const fields = { kind: 'String', name: 'String' };
export const metadata = {
  name: 'Synthetic',
  attribution: '<a href="https://example.com">Made for tests</a> &copy; OpenStreetMap',
  vector_layers: ['earth', 'water', 'landuse', 'roads', 'places'].map((id) => ({ id, fields })),
};

interface Shape {
  readonly layer: string;
  readonly type: TileFeature['type'];
  readonly positions: readonly Position[];
  readonly properties: TileFeature['properties'];
}

/** Land with a park in its south-west, a lake in its north-east, a motorway across and a street upwards. */
const shapes: readonly Shape[] = [
  {
    layer: 'earth',
    type: 'polygon',
    positions: rectangle(west, south, east, north),
    properties: { kind: 'earth' },
  },
  {
    layer: 'landuse',
    type: 'polygon',
    positions: rectangle(west, south, crossing.lng, crossing.lat),
    properties: { kind: 'park' },
  },
  {
    layer: 'water',
    type: 'polygon',
    positions: rectangle(crossing.lng, crossing.lat, east, north),
    properties: { kind: 'lake' },
  },
  {
    layer: 'roads',
    type: 'line',
    positions: [
      [west, crossing.lat],
      [east, crossing.lat],
    ],
    properties: { kind: 'highway', name: 'Test Motorway' },
  },
  {
    layer: 'roads',
    type: 'line',
    positions: [
      [crossing.lng, south],
      [crossing.lng, north],
    ],
    properties: { kind: 'minor_road', name: 'Test Street' },
  },
  {
    layer: 'places',
    type: 'point',
    positions: [[crossing.lng - reach / 3, crossing.lat - reach / 4]],
    properties: { kind: 'locality', name: 'Testford', population_rank: 9 },
  },
];

function rectangle(left: number, bottom: number, right: number, top: number): readonly Position[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A position on the Mercator square of a zoom, in tiles. */
function projectPosition([lng, lat]: Position, zoom: number): readonly [x: number, y: number] {
  const size = 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  return [((lng + 180) / 360) * size, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size];
}

const margin = 64;
const clamp = (value: number): number => Math.max(-margin, Math.min(extent + margin, Math.round(value)));

/** Every shape is a point or parallel to the tile's sides, so that clamping clips it. */
function createTile(zoom: number, column: number, row: number): Uint8Array {
  const layers: Record<string, TileFeature[]> = {};
  for (const { layer, type, positions, properties } of shapes) {
    const points = positions.map((position) => {
      const [x, y] = projectPosition(position, zoom);
      return [clamp((x - column) * extent), clamp((y - row) * extent)] as const;
    });
    (layers[layer] ??= []).push({ type, points, properties });
  }
  const found: TileLayers = layers;
  return gzipSync(encodeTile(found), { mtime: 0 });
}

interface Entry {
  readonly id: number;
  readonly data: Uint8Array;
}

function listTiles(maxZoom: number): Entry[] {
  const entries: Entry[] = [];
  for (let zoom = 0; zoom <= maxZoom; zoom += 1) {
    const [left, top] = projectPosition([west, north], zoom).map(Math.floor);
    const [right = 0, bottom = 0] = projectPosition([east, south], zoom).map(Math.floor);
    for (let x = left ?? 0; x <= right; x += 1)
      for (let y = top ?? 0; y <= bottom; y += 1)
        entries.push({ id: zxyToTileId(zoom, x, y), data: createTile(zoom, x, y) });
  }
  return entries.toSorted((a, b) => a.id - b.id);
}

/** An offset is written as 0 where a tile directly follows the one before it. */
function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const columns = [
    entries.map(({ id }, nth) => id - (entries[nth - 1]?.id ?? 0)),
    entries.map(() => 1),
    entries.map(({ data }) => data.length),
    entries.map((_, nth) => (nth === 0 ? 1 : 0)),
  ];
  return Uint8Array.from([entries.length, ...columns.flat()].flatMap(encodeVarint));
}

const headerLength = 127;
const tenMillionths = 10_000_000;

/** A PMTiles file, version 3, with the schema of Protomaps and invented roads: for tests alone. */
export function createSyntheticMap(options: SyntheticOptions = {}): Uint8Array {
  const { maxZoom = 15, tileType = TileType.Mvt, tileCompression = Compression.Gzip } = options;
  const entries = listTiles(maxZoom);
  const root = encodeDirectory(entries);
  const words = new TextEncoder().encode(JSON.stringify(options.metadata ?? metadata));
  const tiles = entries.flatMap(({ data }) => [...data]);
  const header = new DataView(new ArrayBuffer(headerLength));
  new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'));
  header.setUint8(7, 3);
  const sections = [root.length, words.length, 0, tiles.length];
  let offset = headerLength;
  for (const [nth, length] of sections.entries()) {
    header.setBigUint64(8 + nth * 16, BigInt(offset), true);
    header.setBigUint64(16 + nth * 16, BigInt(length), true);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(entries.length), true);
  header.setUint8(96, 1);
  header.setUint8(97, Compression.None);
  header.setUint8(98, tileCompression);
  header.setUint8(99, tileType);
  header.setUint8(101, maxZoom);
  [west, south, east, north].forEach((degrees, nth) =>
    header.setInt32(102 + nth * 4, Math.round(degrees * tenMillionths), true),
  );
  return Uint8Array.from([...new Uint8Array(header.buffer), ...root, ...words, ...tiles]);
}
