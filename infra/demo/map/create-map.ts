import type { DemoHome } from '../homes/types.ts';
import { readIslands } from './islands.ts';
import { createMapFeatures } from './map-features.ts';
import { createArchive } from './pmtiles-file.ts';
import { cutTiles } from './tile-pyramid.ts';

/** Streets keep their shape at this zoom, and closer in the site draws the same tile larger. */
const maxZoom = 13;

const metadata = {
  name: 'Demo',
  attribution: 'Invented streets of the demo; coast by Natural Earth, towns by GeoNames',
  vector_layers: ['earth', 'landuse', 'water', 'roads', 'places', 'pois'].map((id) => ({
    id,
    fields: { kind: 'String', name: 'String' },
  })),
};

/** A PMTiles file with the streets that the demo's homes are on; none of them exists. */
export function createDemoMap(homes: readonly DemoHome[]): Uint8Array {
  const tiles = cutTiles(createMapFeatures(readIslands(), homes), maxZoom);
  return createArchive(tiles, { maxZoom, bounds: [-13, 48, 4.5, 61.6], metadata });
}
