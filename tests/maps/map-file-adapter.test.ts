import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Compression, TileType } from 'pmtiles';
import { afterAll, describe, expect, test } from 'vitest';
import { readMapFile } from '../../infra/ops/map/read-map-file.ts';
import { createSyntheticMap, metadata, type SyntheticOptions } from './synthetic-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'gable-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a synthetic map. */
function writeMap(options?: SyntheticOptions, name = 'United Kingdom.pmtiles'): string {
  const path = join(folder, name);
  writeFileSync(path, createSyntheticMap(options));
  return path;
}

describe('a map file', () => {
  test('is described by its header and metadata, under a name with its hash', async () => {
    const { map, bytes } = await readMapFile(writeMap());
    expect(map).toEqual({
      file: expect.stringMatching(/^\/maps\/United-Kingdom-[0-9a-f]{12}\.pmtiles$/),
      minZoom: 0,
      maxZoom: 15,
      bounds: [-1.58, 53.77, -1.52, 53.83],
      attribution: 'Made for tests © OpenStreetMap',
    });
    expect(bytes).toBe(createSyntheticMap().length);
    const { map: other } = await readMapFile(writeMap({ maxZoom: 14 }));
    expect(other.file).not.toBe(map.file);
  });

  const layers = metadata.vector_layers;
  test.each<[string, SyntheticOptions, string]>([
    ['pictures', { tileType: TileType.Png }, 'The site draws vector tiles'],
    ['tiles in Brotli', { tileCompression: Compression.Brotli }, 'Compress them with gzip'],
    ['no streets', { maxZoom: 12 }, 'Its tiles end at zoom 12'],
    [
      'another schema',
      { metadata: { ...metadata, vector_layers: layers.filter(({ id }) => id !== 'roads') } },
      'has no layer roads',
    ],
    [
      'an older schema',
      {
        metadata: {
          ...metadata,
          vector_layers: layers.map(({ id }) => ({ id, fields: { 'pmap:kind': 'String' } })),
        },
      },
      'names no kind of its roads',
    ],
    ['no attribution', { metadata: { ...metadata, attribution: '<b></b>' } }, 'has no attribution'],
  ])('is refused with %s', async (_, options, reason) => {
    await expect(readMapFile(writeMap(options))).rejects.toThrow(reason);
  });

  test('is refused where it is missing or something else', async () => {
    await expect(readMapFile(join(folder, 'nothing.pmtiles'))).rejects.toThrow('There is no file');
    const other = join(folder, 'other.pmtiles');
    writeFileSync(other, '{}');
    await expect(readMapFile(other)).rejects.toThrow('is not a PMTiles file');
  });
});
