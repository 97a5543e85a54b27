import { gzipSync } from 'fflate';
import { Compression, TileType } from 'pmtiles';

/** Tiles with consecutive ids and the same content, as PMTiles counts them along a Hilbert curve. */
export interface TileRun {
  readonly id: number;
  readonly length: number;
  /** A vector tile, not compressed. */
  readonly tile: Uint8Array;
}

export interface ArchiveOptions {
  readonly maxZoom: number;
  /** West, south, east and north, in degrees. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly metadata: unknown;
  readonly tileType?: TileType;
  readonly tileCompression?: Compression;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** 0 for a part of the directory. */
  readonly runLength: number;
}

const headerLength = 127;
const tenMillionths = 10_000_000;
/** Header and root directory are read at once, in the first 16 kB. */
const maxRootEntries = 1_000;

/** A PMTiles file, version 3, of vector tiles. A tile that several runs have is stored once. */
export function createArchive(runs: readonly TileRun[], options: ArchiveOptions): Uint8Array {
  const { entries, contents } = storeTiles(runs.toSorted((a, b) => a.id - b.id));
  const { root, leaves } = createDirectories(entries);
  const metadata = new TextEncoder().encode(JSON.stringify(options.metadata));
  const sections = [root, metadata, leaves, contents];
  const counts = [
    entries.reduce((sum, { runLength }) => sum + runLength, 0),
    entries.length,
    new Set(entries.map(({ offset }) => offset)).size,
  ];
  return joinBytes([createHeader(sections, counts, options), ...sections]);
}

function storeTiles(runs: readonly TileRun[]): {
  readonly entries: readonly Entry[];
  readonly contents: Uint8Array;
} {
  const stored = new Map<Uint8Array, Pick<Entry, 'offset' | 'length'>>();
  const parts: Uint8Array[] = [];
  let end = 0;
  const store = (tile: Uint8Array) => {
    const found = stored.get(tile);
    if (found) return found;
    const data = gzipSync(tile, { mtime: 0, level: 4 });
    const place = { offset: end, length: data.length };
    stored.set(tile, place);
    parts.push(data);
    end += data.length;
    return place;
  };
  const entries = runs.map(({ id, length, tile }): Entry => ({ id, runLength: length, ...store(tile) }));
  return { entries, contents: joinBytes(parts) };
}

/** A large directory is divided, so that the root stays small. */
function createDirectories(entries: readonly Entry[]): {
  readonly root: Uint8Array;
  readonly leaves: Uint8Array;
} {
  if (entries.length <= maxRootEntries) return { root: encodeDirectory(entries), leaves: new Uint8Array() };
  const size = Math.max(maxRootEntries, Math.ceil(entries.length / maxRootEntries));
  const parts: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let nth = 0; nth < entries.length; nth += size) {
    const part = encodeDirectory(entries.slice(nth, nth + size));
    pointers.push({ id: entries[nth]?.id ?? 0, offset, length: part.length, runLength: 0 });
    parts.push(part);
    offset += part.length;
  }
  return { root: encodeDirectory(pointers), leaves: joinBytes(parts) };
}

/** Column after column; an offset is written as 0 where a tile directly follows the one before it. */
function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const columns = [
    entries.map(({ id }, nth) => id - (entries[nth - 1]?.id ?? 0)),
    entries.map(({ runLength }) => runLength),
    entries.map(({ length }) => length),
    entries.map(({ offset }, nth) => {
      const before = entries[nth - 1];
      return before && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];
  return Uint8Array.from([entries.length, ...columns.flat()].flatMap(encodeVarint));
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
  counts: readonly number[],
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
  for (const [nth, count] of counts.entries()) header.setBigUint64(72 + nth * 8, BigInt(count), true);
  header.setUint8(96, 1);
  header.setUint8(97, Compression.None);
  header.setUint8(98, tileCompression);
  header.setUint8(99, tileType);
  header.setUint8(101, maxZoom);
  for (const [nth, degrees] of bounds.entries())
    header.setInt32(102 + nth * 4, Math.round(degrees * tenMillionths), true);
  return new Uint8Array(header.buffer);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
