import { FetchSource, type RangeResponse, type Source } from 'pmtiles';

/** Two ranges of a file with fewer bytes in between come in one request. */
const widestGap = 16_384;
/** The most bytes of a request for several ranges. */
const longestRequest = 524_288;

interface WantedRange {
  readonly offset: number;
  readonly length: number;
  readonly signal: AbortSignal | undefined;
  readonly etag: string | undefined;
  readonly answer: PromiseWithResolvers<RangeResponse>;
}

const endOf = ({ offset, length }: Pick<WantedRange, 'offset' | 'length'>): number => offset + length;

/**
 * Reads a PMTiles file by ranges. Tiles that are near each other on the map are mostly near each other in the file, so
 * the ranges that are asked for together come in few requests; the start of the file comes once.
 */
export function createRangeSource(file: string): Source {
  const source = new FetchSource(file);
  let start: RangeResponse | undefined;
  let wantedRanges: WantedRange[] = [];

  const fetchRanges = async (ranges: readonly WantedRange[]) => {
    const [first] = ranges;
    if (!first) return;
    const { offset, etag } = first;
    const end = Math.max(...ranges.map(endOf));
    const signal = ranges.length === 1 ? first.signal : undefined;
    try {
      const found = await source.getBytes(offset, end - offset, signal, etag);
      if (offset === 0) start = found;
      for (const range of ranges) range.answer.resolve(cutRange(found, range.offset - offset, range.length));
    } catch (error) {
      for (const { answer } of ranges) answer.reject(error);
    }
  };
  const fetchWanted = () => {
    const open = wantedRanges.filter(({ signal, answer }) => {
      if (signal?.aborted) answer.reject(signal.reason);
      return !signal?.aborted;
    });
    wantedRanges = [];
    for (const ranges of groupRanges(open)) void fetchRanges(ranges);
  };

  return {
    getKey: () => file,
    async getBytes(offset, length, signal, etag) {
      // The start itself is fetched each time: the reader asks for it again after the file has changed.
      if (offset > 0 && start && endOf({ offset, length }) <= start.data.byteLength)
        return cutRange(start, offset, length);
      const answer = Promise.withResolvers<RangeResponse>();
      if (wantedRanges.length === 0) setTimeout(fetchWanted);
      wantedRanges.push({ offset, length, signal, etag, answer });
      return answer.promise;
    },
  };
}

const cutRange = (found: RangeResponse, from: number, length: number): RangeResponse => ({
  ...found,
  data: found.data.slice(from, from + length),
});

/** The ranges by offset, in groups that one request each is for. */
function groupRanges(ranges: readonly WantedRange[]): WantedRange[][] {
  const groups: WantedRange[][] = [];
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.offset - b.offset)) {
    const group = groups.at(-1);
    const begin = group?.[0]?.offset ?? 0;
    if (group && range.offset - end < widestGap && endOf(range) - begin <= longestRequest) {
      group.push(range);
      end = Math.max(end, endOf(range));
    } else {
      groups.push([range]);
      end = endOf(range);
    }
  }
  return groups;
}
