/** Whether the first of two places comes before the second though their keys are equal. */
export type TieBreak = (a: number, b: number) => boolean;

/**
 * The places of the `k` smallest of the first `n` keys, in order. A heap with the worst on top:
 * nearly every key is turned away by one comparison.
 */
export const smallest = (keys: Float64Array, n: number, k: number, tie: TieBreak): Uint32Array => {
  const size = Math.min(k, n);
  const heap = new Uint32Array(size);
  if (size === 0) return heap;
  const after = (a: number, b: number): boolean => {
    const left = keys[a] ?? 0;
    const right = keys[b] ?? 0;
    return left === right ? tie(b, a) : left > right;
  };
  const sink = (place: number, end: number, item: number): void => {
    let at = place;
    for (let child = at * 2 + 1; child < end; child = at * 2 + 1) {
      if (child + 1 < end && after(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      if (!after(heap[child] ?? 0, item)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = item;
  };

  for (let i = 0; i < size; i++) heap[i] = i;
  for (let i = (size >>> 1) - 1; i >= 0; i--) sink(i, size, heap[i] ?? 0);
  let worst = keys[heap[0] ?? 0] ?? 0;
  for (let i = size; i < n; i++) {
    const key = keys[i] ?? 0;
    if (key > worst || (key === worst && !tie(i, heap[0] ?? 0))) continue;
    sink(0, size, i);
    worst = keys[heap[0] ?? 0] ?? 0;
  }
  for (let end = size - 1; end > 0; end--) {
    const last = heap[end] ?? 0;
    heap[end] = heap[0] ?? 0;
    sink(0, end, last);
  }
  return heap;
};
