import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT, { type LegacyTile } from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import * as z from 'zod';
import type { LayerName, MapFeature } from './map-features.ts';
import type { TileRun } from './pmtiles-file.ts';

/** Units of a side of a tile, and of what is drawn around it. */
const [extent, buffer] = [4096, 64];

interface Index {
  readonly layer: LayerName;
  readonly minZoom: number;
  readonly tiles: GeoJSONVT;
}

interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The zoom whose tiles are cut one after the other, each with all that is below it. */
const regionZoom = 7;

/**
 * Cuts features into tiles down to a zoom. Sea without anything on it has no tile, land without anything one tile
 * for all that are below it.
 */
export function cutTiles(features: readonly MapFeature[], maxZoom: number): TileRun[] {
  const indexes = createIndexes(features, maxZoom);
  const cut = (tile: Tile): TileRun[] => {
    const { z, x, y } = tile;
    const found = indexes.flatMap((index) => {
      const part = index.tiles.getTile(z, x, y);
      return part && part.features.length > 0 ? [{ ...index, part }] : [];
    });
    if (found.length === 0) return [];
    const shown = found.filter(({ minZoom }) => minZoom <= z);
    const runs = shown.length > 0 ? [{ id: zxyToTileId(z, x, y), length: 1, tile: encodeLayers(shown) }] : [];
    if (z === maxZoom) return runs;
    const [only, ...others] = found;
    if (only?.layer === 'earth' && others.length === 0 && isFull(only.part))
      return [...runs, ...fillBelow(tile, maxZoom)];
    const below = [0, 1].flatMap((down) =>
      [0, 1].flatMap((right) => cut({ z: z + 1, x: x * 2 + right, y: y * 2 + down })),
    );
    if (z === regionZoom) for (const { tiles } of indexes) forgetTilesBelow(tiles, z);
    return [...runs, ...below];
  };
  return cut({ z: 0, x: 0, y: 0 });
}

const KeptTiles = z.record(z.string(), z.object({ z: z.int() }));

/** An index keeps every tile that it was asked for, in a field that its types lack: a gigabyte for the whole map. */
function forgetTilesBelow(index: GeoJSONVT, zoom: number): void {
  const { tiles } = z.object({ tiles: z.custom<object>() }).parse(index);
  for (const [id, tile] of Object.entries(KeptTiles.parse(tiles)))
    if (tile.z > zoom) Reflect.deleteProperty(tiles, id);
}

/** An index for each layer and first zoom. */
function createIndexes(features: readonly MapFeature[], maxZoom: number): Index[] {
  const groups = Map.groupBy(features, ({ layer, minZoom }) => `${layer} ${minZoom}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { layer, minZoom } = first;
    const data = { type: 'FeatureCollection' as const, features: group.map(({ feature }) => feature) };
    const options = { maxZoom, extent, buffer, indexMaxZoom: 4, tolerance: 4 };
    return [{ layer, minZoom, tiles: new GeoJSONVT(data, options) }];
  });
}

type Part = Pick<Index, 'layer'> & { readonly part: LegacyTile };

function encodeLayers(parts: readonly Part[]): Uint8Array {
  const layers = Map.groupBy(parts, ({ layer }) => layer);
  return fromGeojsonVt(
    Object.fromEntries(
      [...layers].map(([layer, all]) => [layer, { features: all.flatMap(({ part }) => part.features) }]),
    ),
    { version: 2, extent },
  );
}

/** Whether one polygon covers the whole tile with what is around it. */
function isFull({ features }: LegacyTile): boolean {
  return features.some((feature) => {
    if (feature.type !== 3) return false;
    const [ring = [], ...holes] = feature.geometry;
    const area = ring.reduce((sum, [x, y], nth) => {
      const [beforeX, beforeY] = ring.at(nth - 1) ?? [x, y];
      return sum + (beforeX * y - x * beforeY) / 2;
    }, 0);
    return holes.length === 0 && Math.abs(area) >= (extent + 2 * buffer) ** 2;
  });
}

const square: LegacyTile = {
  features: [
    {
      type: 3,
      tags: { kind: 'earth' },
      geometry: [
        [
          [-buffer, -buffer],
          [extent + buffer, -buffer],
          [extent + buffer, extent + buffer],
          [-buffer, extent + buffer],
          [-buffer, -buffer],
        ],
      ],
    },
  ],
};
const landTile = encodeLayers([{ layer: 'earth', part: square }]);

/** A tile covers, on each zoom below it, ids that follow each other. */
function fillBelow({ z, x, y }: Tile, maxZoom: number): TileRun[] {
  return Array.from({ length: maxZoom - z }, (_, nth): TileRun => {
    const depth = nth + 1;
    const length = 4 ** depth;
    const corner = zxyToTileId(z + depth, x * 2 ** depth, y * 2 ** depth);
    const first = zxyToTileId(z + depth, 0, 0);
    return { id: first + Math.floor((corner - first) / length) * length, length, tile: landTile };
  });
}
