import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import type { Tile } from './pmtiles-file.ts';

export interface MapFeature {
  readonly layer: 'earth' | 'landuse' | 'water' | 'roads' | 'places';
  readonly feature: Feature;
}

/** Units of a side of a tile, and of what is drawn around it. */
const [extent, buffer] = [4096, 64];

/** Cuts features into vector tiles, down to a zoom. */
export function cutTiles(features: readonly MapFeature[], maxZoom: number): Tile[] {
  const layers = [...Map.groupBy(features, ({ layer }) => layer)].map(([layer, group]) => ({
    layer,
    tiles: new GeoJSONVT(
      { type: 'FeatureCollection', features: group.map(({ feature }) => feature) },
      { maxZoom, extent, buffer, tolerance: 4 },
    ),
  }));
  const cut = (z: number, x: number, y: number): Tile[] => {
    const found = layers.flatMap(({ layer, tiles }) => {
      const part = tiles.getTile(z, x, y);
      return part && part.features.length > 0 ? [[layer, part] as const] : [];
    });
    if (found.length === 0) return [];
    const tile = {
      id: zxyToTileId(z, x, y),
      bytes: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent }),
    };
    if (z === maxZoom) return [tile];
    const below = [0, 1].flatMap((down) =>
      [0, 1].flatMap((right) => cut(z + 1, x * 2 + right, y * 2 + down)),
    );
    return [tile, ...below];
  };
  return cut(0, 0, 0);
}
