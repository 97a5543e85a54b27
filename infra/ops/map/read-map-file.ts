import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Compression, type Header, PMTiles, TileType } from 'pmtiles';
import * as z from 'zod';
import type { PublishedMap } from '../../../functions/kernel/published-map.ts';
import { Refusal } from '../site.ts';

/** The parts of a PMTiles file's metadata that decide whether the site can draw it. */
const Metadata = z.object({
  attribution: z.string().default(''),
  vector_layers: z
    .array(z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()).default({}) }))
    .default([]),
});
type Metadata = z.output<typeof Metadata>;

export interface MapFile {
  readonly path: string;
  readonly bytes: number;
  readonly map: PublishedMap;
}

/** S3 takes no more in one upload. */
const mostBytes = 5_000_000_000;
/** At this zoom a street is wide enough to be followed. */
const leastMaxZoom = 13;
const requiredLayers = ['earth', 'water', 'roads'];

/**
 * Reads what a PMTiles file states about itself. Its published name has the first digits of its SHA-256, so that a
 * changed file never mixes with the ranges of an earlier one.
 * @throws Refusal for a file that is missing, too large, or that the site could not draw
 */
export async function readMapFile(path: string): Promise<MapFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Refusal(`There is no file ${path}.`);
  if (found.size > mostBytes)
    throw new Refusal(
      `${path} has ${formatBytes(found.size)}, and S3 takes 5 GB: extract the islands alone, or fewer zooms (pmtiles extract --bbox=-8.9,49.7,2.1,61 --maxzoom=14).`,
    );
  const { header, metadata } = await readHead(path);
  assertDrawable(header, metadata);
  const name = basename(path, '.pmtiles').replaceAll(/[^a-z0-9-]+/gi, '-');
  return {
    path,
    bytes: found.size,
    map: {
      file: `/maps/${name}-${await hashFile(path)}.pmtiles`,
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      attribution: toPlainText(metadata.attribution),
    },
  };
}

async function readHead(path: string): Promise<{ readonly header: Header; readonly metadata: Metadata }> {
  const file = await open(path);
  try {
    const archive = new PMTiles({
      getKey: () => path,
      getBytes: (start, length) => readBytes(file, start, length),
    });
    const header = await archive.getHeader();
    return { header, metadata: Metadata.parse(await archive.getMetadata()) };
  } catch (error) {
    throw new Refusal(
      `${path} is not a PMTiles file: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, start: number, length: number) {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, start);
  return { data: bytes.buffer.slice(0, bytesRead) };
}

function assertDrawable(
  { tileType, tileCompression, maxZoom }: Header,
  { attribution, vector_layers: layers }: Metadata,
) {
  if (tileType !== TileType.Mvt)
    throw new Refusal('The file has pictures. The site draws vector tiles (MVT).');
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new Refusal(
      'Its tiles are compressed in a way that browsers do not read. Compress them with gzip.',
    );
  if (maxZoom < leastMaxZoom)
    throw new Refusal(`Its tiles end at zoom ${maxZoom}. Streets need zoom ${leastMaxZoom} at least.`);
  const missing = requiredLayers.filter((wanted) => !layers.some(({ id }) => id === wanted));
  const hasKinds = layers.some(({ id, fields }) => id === 'roads' && 'kind' in fields);
  if (missing.length > 0 || !hasKinds)
    throw new Refusal(
      `The site draws the schema of Protomaps, version 4; this file ${missing.length > 0 ? `has no layer ${missing.join(', ')}` : 'names no kind of its roads'}.`,
    );
  if (toPlainText(attribution) === '')
    throw new Refusal('Its metadata has no attribution, and a licence of map data asks for one.');
}

/** Attributions are HTML in most files; the site makes its own links. */
function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** In megabytes or gigabytes of a million and a thousand million bytes. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
