import type { Base } from './base.ts';
import { findFirst } from './binary-search.ts';
import { bandOf, findFirstAtOrEast, findFirstEastOf, southOf } from './grid.ts';
import type { KeepInside, Shape } from './shapes.ts';

/** Consecutive rows of the base; all of them inside when `keep` is undefined. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly keep: KeepInside | undefined;
}

export interface Spans {
  readonly spans: readonly Span[];
  /** The number of rows in all spans. */
  readonly rows: number;
  /** Whether that is the whole base, all of it inside. */
  readonly everything: boolean;
}

/** The rows that a shape may contain, as spans in ascending order. */
export function createSpans(base: Base, shape: Shape): Spans {
  const { firstBand, bands, rows } = base.outline;
  const { lng } = base.columns;
  const spans: Span[] = [];
  let total = 0;
  let tested = 0;
  const first = Math.max(0, bandOf(shape.south) - 1 - firstBand);
  const last = Math.min(bands - 1, bandOf(shape.north) + 1 - firstBand);
  for (let band = first; band <= last; band++) {
    let at = base.bandStart[band] ?? 0;
    const end = base.bandStart[band + 1] ?? 0;
    if (at === end) continue;
    const { stretches, keep } = shape.band(southOf(firstBand + band), southOf(firstBand + band + 1));
    for (const { west, east, edge } of stretches) {
      const from = findFirstAtOrEast(lng, at, end, west);
      const to = findFirstEastOf(lng, from, end, east);
      if (from === to) continue;
      spans.push({ from, to, keep: edge ? keep : undefined });
      total += to - from;
      if (edge) tested += to - from;
      at = to;
    }
  }
  return { spans, rows: total, everything: total === rows && tested === 0 };
}

/** Lists the rows of all spans, ascending. */
export function listSpans(base: Base, { spans }: Spans, out: Uint32Array): number {
  let n = 0;
  for (const { from, to, keep } of spans) {
    const start = n;
    for (let row = from; row < to; row++) out[n++] = row;
    if (keep !== undefined) n = keep(base.columns, out, start, n);
  }
  return n;
}

/** Lists the rows of an ascending list that are in the spans. */
export function cutToSpans(base: Base, { spans }: Spans, list: Uint32Array, out: Uint32Array): number {
  let n = 0;
  let at = 0;
  for (const { from, to, keep } of spans) {
    const start = n;
    at = lowerBound(list, at, from);
    for (let row = list[at] ?? to; row < to; row = list[++at] ?? to) out[n++] = row;
    if (keep !== undefined) n = keep(base.columns, out, start, n);
  }
  return n;
}

const lowerBound = (list: Uint32Array, from: number, value: number): number =>
  findFirst(from, list.length, (at) => (list[at] ?? 0) < value);
