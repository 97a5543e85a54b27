import { homeFlags, type Home, type HomeFlag, type HomeStatus } from './home.ts';
import { idWords, writeId } from './ids.ts';

/** One row per property, one typed array per field. Type and tenure are indices into `Codes`. */
export interface Columns {
  readonly ids: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Three per row: the position as a unit vector, so that distance needs no trigonometry. */
  readonly unit: Float64Array;
  readonly addedAt: Float64Array;
  readonly reducedAt: Float64Array;
  readonly version: Float64Array;
  readonly price: Uint32Array;
  readonly sqm: Uint32Array;
  readonly beds: Uint8Array;
  readonly baths: Uint8Array;
  readonly type: Uint8Array;
  readonly tenure: Uint8Array;
  readonly epc: Uint8Array;
  readonly tax: Uint8Array;
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
}

export const columnNames = [
  'ids',
  'lat',
  'lng',
  'unit',
  'addedAt',
  'reducedAt',
  'version',
  'price',
  'sqm',
  'beds',
  'baths',
  'type',
  'tenure',
  'epc',
  'tax',
  'status',
  'flags',
] as const satisfies readonly (keyof Columns)[];

/** The count of numbers per row in a column. */
export function getColumnWidth(name: keyof Columns): number {
  if (name === 'ids') return idWords;
  return name === 'unit' ? 3 : 1;
}

/** Allocates typed arrays, from the heap or from one buffer. */
export interface Allocator {
  readonly f64: (length: number) => Float64Array;
  readonly u32: (length: number) => Uint32Array;
  readonly u8: (length: number) => Uint8Array;
}

export const heapAllocator: Allocator = {
  f64: (length) => new Float64Array(length),
  u32: (length) => new Uint32Array(length),
  u8: (length) => new Uint8Array(length),
};

export function allocateColumns(take: Allocator, rows: number): Columns {
  return {
    ids: take.u32(rows * idWords),
    lat: take.f64(rows),
    lng: take.f64(rows),
    unit: take.f64(rows * 3),
    addedAt: take.f64(rows),
    reducedAt: take.f64(rows),
    version: take.f64(rows),
    price: take.u32(rows),
    sqm: take.u32(rows),
    beds: take.u8(rows),
    baths: take.u8(rows),
    type: take.u8(rows),
    tenure: take.u8(rows),
    epc: take.u8(rows),
    tax: take.u8(rows),
    status: take.u8(rows),
    flags: take.u8(rows),
  };
}

export const statusCodes = { live: 0, under_offer: 1, sold_stc: 2 } as const satisfies Record<
  HomeStatus,
  number
>;
/** The status of a row whose property left the market or moved to a newer row. */
export const goneStatus = 3;

export const maxNumber = 0x7fffffff;

/** 1 for 'A', 2 for 'B' and so on; 0 for no band. */
export function toBandCode(band: string): number {
  const code = band.toUpperCase().charCodeAt(0) - 64;
  return code >= 1 && code <= 9 ? code : 0;
}

export function toFlagBits(flags: readonly HomeFlag[]): number {
  return flags.reduce((bits, flag) => bits | (1 << homeFlags.indexOf(flag)), 0);
}

/** Words seen so far; their indices fit a byte. */
export type Codes = string[];

const clampToWhole = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

const findOrAddCode = (codes: Codes, word: string): number => {
  const known = codes.indexOf(word);
  if (known >= 0) return known;
  if (codes.length > 255) throw new RangeError(`More than 256 different codes: ${word}`);
  return codes.push(word) - 1;
};

export interface Vocabulary {
  readonly types: Codes;
  readonly tenures: Codes;
}

const writePlace = (columns: Columns, row: number, lat: number, lng: number): void => {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  columns.lat[row] = lat;
  columns.lng[row] = lng;
  columns.unit[row * 3] = Math.cos(phi) * Math.cos(lambda);
  columns.unit[row * 3 + 1] = Math.cos(phi) * Math.sin(lambda);
  columns.unit[row * 3 + 2] = Math.sin(phi);
};

/** What a property is written into: its columns, and the codes of its words. */
interface HomeTarget {
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
}

/**
 * Writes a property into a row.
 * @throws RangeError on an invalid id or position, or too many codes
 */
export function writeHome(
  { columns, vocabulary }: HomeTarget,
  row: number,
  home: Home,
  version: number,
): void {
  if (!(Math.abs(home.lat) <= 90 && Math.abs(home.lng) <= 180)) {
    throw new RangeError(`No such place: ${home.lat}, ${home.lng}`);
  }
  writeId(home.id, columns.ids, row);
  writePlace(columns, row, home.lat, home.lng);
  columns.addedAt[row] = home.addedAt;
  columns.reducedAt[row] = home.reducedAt;
  columns.version[row] = version;
  columns.price[row] = clampToWhole(home.price, maxNumber);
  columns.sqm[row] = clampToWhole(home.sqm, maxNumber);
  columns.beds[row] = clampToWhole(home.beds, 255);
  columns.baths[row] = clampToWhole(home.baths, 255);
  columns.type[row] = findOrAddCode(vocabulary.types, home.type);
  columns.tenure[row] = findOrAddCode(vocabulary.tenures, home.tenure);
  columns.epc[row] = toBandCode(home.epc);
  columns.tax[row] = toBandCode(home.councilTax);
  columns.status[row] = statusCodes[home.status];
  columns.flags[row] = toFlagBits(home.flags);
}
