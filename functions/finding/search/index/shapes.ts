import type { Columns } from './columns.ts';

/** A range of longitudes in a band: all rows between `west` and `east`, tested individually if `edge`. */
export interface RowStretch {
  readonly west: number;
  readonly east: number;
  readonly edge: boolean;
}

/** Keeps rows[from, to) that are inside, in place; returns the new end. */
export type KeepInside = (columns: Columns, rows: Uint32Array, from: number, to: number) => number;

export interface Band {
  /** From west to east; they may touch. */
  readonly stretches: readonly RowStretch[];
  /** The shape's own test, which may ignore what is far from this band. */
  readonly keep: KeepInside;
}

/** An area on the map. Stretches and tests must agree on every property. */
export interface Shape {
  readonly south: number;
  readonly north: number;
  readonly band: (south: number, north: number) => Band;
  readonly keep: KeepInside;
}

/** Wider than any rounding error of a bound, in degrees: a tenth of a millimetre. */
export const shapeMargin = 1e-9;
