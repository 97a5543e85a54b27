import type { Base } from './base.ts';
import { findFirst } from './binary-search.ts';
import type { SinceFilter } from './filters.ts';
import type { SearchPlan } from './plan.ts';
import type { Posting } from './postings.ts';
import { cutToSpans, listSpans, type Spans, createSpans } from './spans.ts';
import { filterByPosting, listPosting } from './words.ts';

/** The first position in an order by time, of known times only, that is not before `from`. */
const findFirstSince = (order: Uint32Array, known: number, times: Float64Array, from: number): number =>
  findFirst(0, known, (at) => (times[order[at] ?? 0] ?? 0) < from);

const listSince = (base: Base, { column, from }: SinceFilter): Uint32Array | undefined => {
  const order = column === 'addedAt' ? base.orders.createdAt : base.orders.reduced_at;
  const known = column === 'addedAt' ? base.outline.rows : base.outline.known.reduced_at;
  // From 0 downwards, properties without the time pass as well.
  return from <= 0
    ? undefined
    : order.subarray(findFirstSince(order, known, base.columns[column], from), known);
};

/** The shortest list of a time filter, if it is short enough to pay off. */
const listRecent = (base: Base, plan: SearchPlan, out: Uint32Array): number | undefined => {
  const lists = plan.filters
    .filter((filter) => filter.kind === 'since')
    .map((filter) => listSince(base, filter));
  const [shortest] = lists.filter((list) => list !== undefined).sort((a, b) => a.length - b.length);
  if (shortest === undefined || shortest.length > base.outline.rows / 16) return undefined;
  out.set(shortest);
  return shortest.length;
};

/**
 * Lists the rows that are in the plan's shapes and have its terms (`postings`, rarest first); filters are not
 * applied yet. Null when that would be every row.
 */
export function listCandidates(
  base: Base,
  plan: SearchPlan,
  postings: readonly Posting[],
  out: Uint32Array,
): number | undefined {
  const placed = plan.shapes.map((shape) => ({ shape, spans: createSpans(base, shape) }));
  const [narrowest, ...others] = placed
    .filter(({ spans }) => !spans.everything)
    .sort((a, b) => a.spans.rows - b.spans.rows);
  const [rarest, ...rest] = postings;

  if (rarest === undefined && narrowest === undefined) return listRecent(base, plan, out);
  let n: number;
  if (rarest === undefined) n = listSpans(base, narrowest?.spans ?? nowhere, out);
  else if (narrowest === undefined) n = listPosting(rarest, base.outline.rows, out);
  else if (rarest.list !== undefined) n = cutToSpans(base, narrowest.spans, rarest.list, out);
  else n = filterByPosting(rarest, out, listSpans(base, narrowest.spans, out));
  for (const posting of rest) n = filterByPosting(posting, out, n);
  for (const { shape } of others) n = shape.keep(base.columns, out, 0, n);
  return n;
}

const nowhere: Spans = { spans: [], rows: 0, everything: false };
