import { type Base } from './base.ts';
import { findFirst } from './binary-search.ts';
import { clearBit, countSpan } from './bitmap.ts';
import { goneStatus, statusCodes } from './columns.ts';
import { addToDelta, type Delta, createDelta, removeFromDelta } from './delta.ts';
import type { HomeChange } from './home.ts';
import { compareIds, idWords, isId, writeId } from './ids.ts';

/** Memory for a query's intermediate results; queries run one at a time and share it. */
export interface Scratch {
  readonly rows: Uint32Array;
  readonly keys: Float64Array;
  readonly bits: Uint32Array;
}

export function allocateScratch(rows: number): Scratch {
  return {
    rows: new Uint32Array(rows + 1),
    keys: new Float64Array(rows + 1),
    bits: new Uint32Array((rows >>> 5) + 1),
  };
}

/** The complete state of an index. */
export interface IndexState {
  base: Base;
  delta: Delta;
  /** Numbers of the base's properties that are for sale, and that are on the market at all. */
  live: number;
  market: number;
  /** The versions of removals, so that older changes of these properties are ignored. */
  readonly removed: Map<string, number>;
  version: number;
  changes: number;
  scratch: Scratch;
  deltaScratch: Scratch;
}

/** Enough to outlast any reordering in a feed. */
const maxRemoved = 100_000;

/** A state over a base without changes since. */
export function createState(
  base: Base,
  version: number,
  removed: Iterable<readonly [string, number]>,
): IndexState {
  const { rows, vocabulary } = base.outline;
  const all = { from: 0, to: rows };
  return {
    base,
    delta: createDelta({ types: [...vocabulary.types], tenures: [...vocabulary.tenures] }),
    live: countSpan(base.bitmaps.live, all),
    market: countSpan(base.bitmaps.market, all),
    removed: new Map([...removed].slice(-maxRemoved)),
    version,
    changes: 0,
    scratch: allocateScratch(rows),
    deltaScratch: allocateScratch(64),
  };
}

const searchedId = new Uint32Array(idWords);

/** The row of a property in the base, -1 when it is absent or gone. */
const rowInBase = ({ columns, orders, outline }: Base, id: string): number => {
  writeId(id, searchedId, 0);
  const comesBefore = (at: number) => compareIds(columns.ids, orders.id[at] ?? 0, searchedId, 0) < 0;
  const row = orders.id[findFirst(0, outline.rows, comesBefore)];
  if (row === undefined || compareIds(columns.ids, row, searchedId, 0) !== 0) return -1;
  return columns.status[row] === goneStatus ? -1 : row;
};

const removeFromBase = (state: IndexState, row: number): void => {
  const { columns, orders, bitmaps } = state.base;
  const place = orders.priceRank[row] ?? 0;
  if (columns.status[row] === statusCodes.live) state.live--;
  state.market--;
  columns.status[row] = goneStatus;
  clearBit(bitmaps.live, place);
  clearBit(bitmaps.market, place);
  clearBit(bitmaps.liveRows, row);
  clearBit(bitmaps.marketRows, row);
};

const versionOfHome = ({ base, delta }: IndexState, id: string, baseRow: number): number | undefined => {
  const row = delta.rowOf.get(id);
  return row === undefined ? base.columns.version[baseRow] : delta.draft.columns.version[row];
};

/**
 * Applies one change; returns false when this version or a later one is known already.
 * @throws RangeError, without any change, on a property that the index cannot hold
 */
export function applyHomeChange(state: IndexState, change: HomeChange): boolean {
  const { id, version, home } = change;
  if (!isId(id) || (home !== undefined && home.id !== id)) throw new RangeError(`Not a property id: ${id}`);
  const baseRow = rowInBase(state.base, id);
  const known = versionOfHome(state, id, baseRow) ?? state.removed.get(id) ?? -Infinity;
  if (version <= known) return false;
  const before = state.delta.rowOf.get(id);
  // Added first: a property that cannot be held must leave everything unchanged.
  if (home !== undefined) addToDelta(state.delta, home, version);
  if (before !== undefined) state.delta.draft.columns.status[before] = goneStatus;
  if (home === undefined) removeFromDelta(state.delta, id);
  if (baseRow >= 0) removeFromBase(state, baseRow);
  state.removed.delete(id);
  if (home === undefined) state.removed.set(id, version);
  if (state.delta.draft.rows > state.deltaScratch.rows.length) {
    state.deltaScratch = allocateScratch(state.delta.draft.rows * 2);
  }
  state.version = Math.max(state.version, version);
  state.changes++;
  return true;
}
