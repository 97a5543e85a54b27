import { gzipSync } from 'fflate';
import { Compression, TileType } from 'pmtiles';

export interface Tile {
  /** As PMTiles counts tiles, along a Hilbert curve. */
  readonly id: number;
  /** A vector tile, not compressed. */
  readonly bytes: Uint8Array;
}

export interface ArchiveOptions {
  readonly maxZoom: number;
  /** West, south, east and north, in degrees. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly metadata: unknown;
  readonly tileType?: TileType;
  readonly tileCompression?: Compression;
}

const headerLength = 127;
const tenMillionths = 10_000_000;

/** A PMTiles file, version 3, of so few vector tiles that one directory has them all. */
export function createArchive(tiles: readonly Tile[], options: ArchiveOptions): Uint8Array {
  const sorted = tiles.toSorted((a, b) => a.id - b.id);
  const contents = sorted.map(({ bytes }) => gzipSync(bytes, { mtime: 0 }));
  const directory = encodeDirectory(
    sorted.map(({ id }) => id),
    contents.map(({ length }) => length),
  );
  const metadata = new TextEncoder().encode(JSON.stringify(options.metadata));
  const leaves = new Uint8Array();
  const sections = [directory, metadata, leaves, joinBytes(contents)];
  return joinBytes([createHeader(sections, tiles.length, options), ...sections]);
}

/** Column after column: steps between ids, one tile for each, lengths, and places, which follow each other. */
function encodeDirectory(ids: readonly number[], lengths: readonly number[]): Uint8Array {
  const columns = [
    ids.map((id, nth) => id - (ids[nth - 1] ?? 0)),
    ids.map(() => 1),
    lengths,
    ids.map((_, nth) => (nth === 0 ? 1 : 0)),
  ];
  return Uint8Array.from([ids.length, ...columns.flat()].flatMap(encodeVarint));
}

/** An unsigned number in Protocol Buffers' base of 128. */
function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function createHeader(
  sections: readonly Uint8Array[],
  tileCount: number,
  { maxZoom, bounds, tileType = TileType.Mvt, tileCompression = Compression.Gzip }: ArchiveOptions,
): Uint8Array {
  const header = new DataView(new ArrayBuffer(headerLength));
  new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'));
  header.setUint8(7, 3);
  let offset = headerLength;
  for (const [nth, { length }] of sections.entries()) {
    header.setBigUint64(8 + nth * 16, BigInt(offset), true);
    header.setBigUint64(16 + nth * 16, BigInt(length), true);
    offset += length;
  }
  // Addressed tiles, entries and contents are as many.
  for (const nth of [0, 1, 2]) header.setBigUint64(72 + nth * 8, BigInt(tileCount), true);
  header.setUint8(96, 1);
  header.setUint8(97, Compression.None);
  header.setUint8(98, tileCompression);
  header.setUint8(99, tileType);
  header.setUint8(101, maxZoom);
  for (const [nth, degrees] of bounds.entries())
    header.setInt32(102 + nth * 4, Math.round(degrees * tenMillionths), true);
  return new Uint8Array(header.buffer);
}

/** Browsers run it, too, and have no Buffer. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
