import type { Geometry } from 'geojson';
import type { Compression, TileType } from 'pmtiles';
import { cutTiles, type MapFeature } from './cut-tiles.ts';
import { createArchive } from './pmtiles-file.ts';

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

const createFeature = (
  layer: MapFeature['layer'],
  geometry: Geometry,
  properties: Readonly<Record<string, string | number>>,
): MapFeature => ({ layer, feature: { type: 'Feature', geometry, properties } });

const createRectangle = (left: number, bottom: number, right: number, top: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
  ],
});
const createLine = (...coordinates: [lng: number, lat: number][]): Geometry => ({
  type: 'LineString',
  coordinates,
});

/** Land with a park in its south-west, a lake in its north-east, a motorway across and a street upwards. */
const features: readonly MapFeature[] = [
  createFeature('earth', createRectangle(west, south, east, north), { kind: 'earth' }),
  createFeature('landuse', createRectangle(west, south, crossing.lng, crossing.lat), { kind: 'park' }),
  createFeature('water', createRectangle(crossing.lng, crossing.lat, east, north), { kind: 'lake' }),
  createFeature('roads', createLine([west, crossing.lat], [east, crossing.lat]), {
    kind: 'highway',
    name: 'Test Motorway',
  }),
  createFeature('roads', createLine([crossing.lng, south], [crossing.lng, north]), {
    kind: 'minor_road',
    name: 'Test Street',
  }),
  createFeature(
    'places',
    { type: 'Point', coordinates: [crossing.lng - reach / 3, crossing.lat - reach / 4] },
    { kind: 'locality', name: 'Testford', population_rank: 9 },
  ),
];

/** A PMTiles file, version 3, with the schema of Protomaps and invented roads: for tests alone. */
export function createSyntheticMap(options: SyntheticOptions = {}): Uint8Array {
  const { maxZoom = 15 } = options;
  return createArchive(cutTiles(features, maxZoom), {
    metadata,
    ...options,
    maxZoom,
    bounds: [west, south, east, north],
  });
}
