import { readFileSync } from 'node:fs';
import { PMTiles, type Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { createDemoHomes } from '../../infra/demo/homes/homes.ts';
import { streetsFile } from '../../infra/demo/publish-map.ts';

const bytes = readFileSync(streetsFile);
const source: Source = {
  getKey: () => 'demo',
  getBytes: async (offset, length) => ({
    data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
  }),
};
const archive = new PMTiles(source);

/** Three kilometres of Britain are a tile. */
const zoom = 13;

/** The position in tiles from the north-western corner of the world, as the web's maps cut it. */
function toTile({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const radians = (latitude * Math.PI) / 180;
  const across = ((longitude + 180) / 360) * 2 ** zoom;
  const down = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom;
  return [Math.floor(across), Math.floor(down)] as const;
}

async function hasStreet(x: number, y: number, street: string): Promise<boolean> {
  const tile = await archive.getZxy(zoom, x, y);
  return tile !== undefined && Buffer.from(tile.data).includes(street);
}

test('the map has the street of every home within three kilometres of it', async () => {
  const missing: string[] = [];
  for (const { key, address } of createDemoHomes()) {
    const [x, y] = toTile(address);
    const tiles = [0, -1, 1].flatMap((right) => [0, -1, 1].map((below) => [x + right, y + below] as const));
    const found = await Promise.all(tiles.map(([column, line]) => hasStreet(column, line, address.line1)));
    if (!found.includes(true)) missing.push(`${address.line1} of ${key}`);
  }
  expect(missing).toEqual([]);
});

test('the map says that its streets are invented', async () => {
  expect(await archive.getMetadata()).toMatchObject({
    attribution: expect.stringContaining('Invented streets of the demo'),
  });
});
