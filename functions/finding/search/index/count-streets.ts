import { countBitmapWords, hasBit, setBit } from './bitmap.ts';
import { statusCodes, type Columns } from './columns.ts';
import { listDeltaTermsBegun, rowsOfTerm } from './delta.ts';
import { getTerm, iteratePostings } from './postings.ts';
import type { StreetCount, StreetRequest } from './query.ts';
import type { IndexState } from './store.ts';
import { listStreetStarts, toStreetCounts } from './streets.ts';
import { toOutcodeTag, toStreetTag } from './text.ts';
import { listTermsBegun } from './words.ts';

/** Entries that one answer looks at, so that a short beginning in a large index takes milliseconds. */
const maxEntries = 5_000;

const isLive = (columns: Columns, row: number): boolean => columns.status[row] === statusCodes.live;

/** The streets with properties for sale that a request asks for, by both halves of the index. */
export function countStreets(state: IndexState, request: StreetRequest): StreetCount[] {
  const counts = new Map<string, number>();
  const add = (tag: string) => counts.set(tag, (counts.get(tag) ?? 0) + 1);
  for (const start of listStreetStarts(request).map(toStreetTag)) {
    addOfBase(state, { start, outcode: request.outcode }, add);
    addOfDelta(state, { start, outcode: request.outcode }, add);
  }
  const entries = Array.from(counts, ([tag, count]) => ({ entry: tag.slice(toStreetTag('').length), count }));
  return toStreetCounts(entries, request);
}

interface TagRequest {
  readonly start: string;
  readonly outcode: string | undefined;
}

function addOfBase({ base }: IndexState, { start, outcode }: TagRequest, add: (tag: string) => void): void {
  const rows = outcode === undefined ? undefined : new Uint32Array(countBitmapWords(base.outline.rows));
  if (rows && outcode !== undefined)
    iteratePostings(base, getTerm(base, toOutcodeTag(outcode)), (row) => setBit(rows, row));
  const isThere = (row: number) => !rows || hasBit(rows, row);
  for (const term of listTermsBegun(base, start).slice(0, maxEntries))
    iteratePostings(base, term, (row) => {
      if (isLive(base.columns, row) && isThere(row)) add(base.terms[term] ?? '');
    });
}

function addOfDelta({ delta }: IndexState, { start, outcode }: TagRequest, add: (tag: string) => void): void {
  const rows = outcode === undefined ? undefined : new Set(rowsOfTerm(delta, toOutcodeTag(outcode)));
  for (const term of listDeltaTermsBegun(delta, start).slice(0, maxEntries))
    for (const row of rowsOfTerm(delta, term))
      if (isLive(delta.draft.columns, row) && (rows?.has(row) ?? true)) add(term);
}
