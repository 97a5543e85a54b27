const buckets = 2048;
const counts = new Uint32Array(buckets);

/** An order of rows, the rank of each row in it, and whether its end comes first. */
interface Ranking {
  readonly rank: Uint32Array;
  readonly order: Uint32Array;
  readonly highest: boolean;
}

/**
 * The rows with the highest (or lowest) ranks, best first; ranks are unique. Counts ranks by their upper bits
 * to find those that can be on the page, and sorts only these.
 */
export function selectBestRanked(
  { rank, order, highest }: Ranking,
  rows: Uint32Array,
  n: number,
  k: number,
): Uint32Array {
  const size = Math.min(k, n);
  const shift = Math.max(0, 32 - Math.clz32(order.length) - 11);
  // Ranks are reversed for the highest, so that the rest handles only one direction.
  const flip = highest ? order.length - 1 : 0;
  const step = highest ? -1 : 1;
  counts.fill(0);
  for (let i = 0; i < n; i++) {
    const bucket = (flip + step * (rank[rows[i] ?? 0] ?? 0)) >>> shift;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let near = 0;
  let last = 0;
  while (near < size) near += counts[last++] ?? 0;
  const limit = last << shift;
  const best = new Uint32Array(near + 1);
  for (let i = 0, at = 0; i < n; i++) {
    const place = flip + step * (rank[rows[i] ?? 0] ?? 0);
    best[at] = place;
    at += place < limit ? 1 : 0;
  }
  const page = best.subarray(0, near).sort().subarray(0, size);
  return page.map((place) => order[flip + step * place] ?? 0);
}
