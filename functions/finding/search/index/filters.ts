import {
  toBandCode,
  type Columns,
  toFlagBits,
  goneStatus,
  maxNumber,
  statusCodes,
  type Vocabulary,
} from './columns.ts';
import type { Query } from './query.ts';

/** The filter that a facet leaves out to count its alternatives. */
export type Dimension = 'type' | 'tenure' | 'beds' | 'price';

export interface LevelFilter {
  readonly kind: 'level';
  readonly column: 'beds' | 'baths' | 'epc' | 'tax';
  readonly low: number;
  readonly high: number;
}
export interface CodesFilter {
  readonly kind: 'codes';
  readonly column: 'type' | 'tenure';
  readonly codes: readonly number[];
}
export interface RangeFilter {
  readonly kind: 'range';
  readonly column: 'price' | 'sqm';
  readonly low: number;
  readonly high: number;
}
export interface FlagsFilter {
  readonly kind: 'flags';
  readonly all: number;
  readonly none: number;
}
export interface SinceFilter {
  readonly kind: 'since';
  readonly column: 'addedAt' | 'reducedAt';
  readonly from: number;
}
export interface StatusFilter {
  readonly kind: 'status';
  readonly withStc: boolean;
}
export type Filter = LevelFilter | CodesFilter | RangeFilter | FlagsFilter | SinceFilter | StatusFilter;

export function getDimension(filter: Filter): Dimension | undefined {
  if (filter.kind === 'codes') return filter.column;
  if (filter.kind === 'level' && filter.column === 'beds') return 'beds';
  return filter.kind === 'range' && filter.column === 'price' ? 'price' : undefined;
}

const range = (
  column: RangeFilter['column'],
  low: number | undefined,
  high: number | undefined,
): RangeFilter[] => {
  if (low === undefined && high === undefined) return [];
  const min = Math.min(maxNumber, Math.max(0, Math.ceil(low ?? 0)));
  const max = Math.max(-1, Math.min(maxNumber, Math.floor(high ?? maxNumber)));
  // A floor area of 0 is unknown, so it matches no range.
  return [{ kind: 'range', column, low: column === 'sqm' ? Math.max(1, min) : min, high: max }];
};

const level = (
  column: LevelFilter['column'],
  low: number | undefined,
  high: number | undefined,
): LevelFilter[] =>
  low === undefined && high === undefined
    ? []
    : [{ kind: 'level', column, low: low ?? 0, high: high ?? 255 }];

const codes = (
  column: CodesFilter['column'],
  words: readonly string[] | undefined,
  known: readonly string[],
) =>
  words === undefined || words.length === 0
    ? []
    : [
        {
          kind: 'codes',
          column,
          codes: words.map((word) => known.indexOf(word)).filter((code) => code >= 0),
        } as const,
      ];

const bandFilter = (column: 'epc' | 'tax', band: string | undefined): LevelFilter[] =>
  band === undefined ? [] : level(column, 1, toBandCode(band));

const since = (column: SinceFilter['column'], from: number | undefined): SinceFilter[] =>
  from === undefined ? [] : [{ kind: 'since', column, from }];

/** The conditions on columns, usually the most selective first. */
export function createFilters(query: Query, vocabulary: Vocabulary): Filter[] {
  const all = toFlagBits(query.flags ?? []);
  const none = toFlagBits(query.exclude ?? []);
  return [
    ...since('addedAt', query.addedSince),
    ...since('reducedAt', query.reducedSince),
    ...range('price', query.minPrice, query.maxPrice),
    ...level('beds', query.minBeds, query.maxBeds),
    ...codes('type', query.types, vocabulary.types),
    ...level('baths', query.minBaths, query.maxBaths),
    ...range('sqm', query.minSqm, query.maxSqm),
    ...codes('tenure', query.tenures, vocabulary.tenures),
    ...bandFilter('epc', query.epcMin),
    ...bandFilter('tax', query.councilTaxMax),
    ...(all + none === 0 ? [] : [{ kind: 'flags', all, none } as const]),
    { kind: 'status', withStc: query.includeStc ?? false },
  ];
}

/** 1 for each of the 256 byte values that passes, otherwise 0. */
export function createByteTable(filter: LevelFilter | CodesFilter | StatusFilter): Uint8Array {
  const table = new Uint8Array(256);
  if (filter.kind === 'codes') for (const code of filter.codes) table[code] = 1;
  else if (filter.kind === 'level') {
    for (let value = 0; value < 256; value++)
      table[value] = value >= filter.low && value <= filter.high ? 1 : 0;
  } else table.fill(1, statusCodes.live, filter.withStc ? goneStatus : statusCodes.live + 1);
  return table;
}

// The loops below write every row and advance only past those that pass, without a branch to mispredict.

const keepBytes = (column: Uint8Array, table: Uint8Array, rows: Uint32Array, n: number): number => {
  let k = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    rows[k] = row;
    k += table[column[row] ?? 0] ?? 0;
  }
  return k;
};

const keepRange = (column: Uint32Array, { low, high }: RangeFilter, rows: Uint32Array, n: number): number => {
  let k = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    const value = column[row] ?? 0;
    rows[k] = row;
    k += (((value - low) | (high - value)) >>> 31) ^ 1;
  }
  return k;
};

const keepFlags = (flags: Uint8Array, { all, none }: FlagsFilter, rows: Uint32Array, n: number): number => {
  const table = new Uint8Array(256);
  for (let value = 0; value < 256; value++)
    table[value] = (value & all) === all && (value & none) === 0 ? 1 : 0;
  return keepBytes(flags, table, rows, n);
};

const keepSince = (times: Float64Array, from: number, rows: Uint32Array, n: number): number => {
  let k = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    rows[k] = row;
    k += (times[row] ?? 0) >= from ? 1 : 0;
  }
  return k;
};

/** Keeps the rows that pass, in place and in order; returns their number. */
export function filterRows(columns: Columns, filter: Filter, rows: Uint32Array, n: number): number {
  switch (filter.kind) {
    case 'level':
    case 'codes':
      return keepBytes(columns[filter.column], createByteTable(filter), rows, n);
    case 'status':
      return keepBytes(columns.status, createByteTable(filter), rows, n);
    case 'range':
      return keepRange(columns[filter.column], filter, rows, n);
    case 'flags':
      return keepFlags(columns.flags, filter, rows, n);
    case 'since':
      return keepSince(columns[filter.column], filter.from, rows, n);
  }
}

export function applyFilters(
  columns: Columns,
  filters: readonly Filter[],
  rows: Uint32Array,
  n: number,
): number {
  return filters.reduce((left, filter) => (left === 0 ? 0 : filterRows(columns, filter, rows, left)), n);
}
