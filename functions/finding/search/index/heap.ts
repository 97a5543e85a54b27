/** Whether position `a` comes before position `b` when their keys are equal. */
export type TieBreak = (a: number, b: number) => boolean;

/**
 * The positions of the `k` smallest of the first `n` keys, in order. A heap with the worst on top: nearly
 * every key is rejected by one comparison.
 */
export function selectSmallest(keys: Float64Array, n: number, k: number, tie: TieBreak): Uint32Array {
  const size = Math.min(k, n);
  const heap = new Uint32Array(size);
  const held = new Float64Array(size);
  if (size === 0) return heap;

  const sink = (from: number, end: number, item: number, key: number): void => {
    let at = from;
    for (let child = at * 2 + 1; child < end; child = at * 2 + 1) {
      let worse = held[child] ?? 0;
      if (child + 1 < end) {
        const other = held[child + 1] ?? 0;
        if (other > worse || (other === worse && tie(heap[child] ?? 0, heap[child + 1] ?? 0))) {
          child++;
          worse = other;
        }
      }
      if (worse < key || (worse === key && tie(heap[child] ?? 0, item))) break;
      heap[at] = heap[child] ?? 0;
      held[at] = worse;
      at = child;
    }
    heap[at] = item;
    held[at] = key;
  };

  for (let i = 0; i < size; i++) {
    heap[i] = i;
    held[i] = keys[i] ?? 0;
  }
  for (let i = (size >>> 1) - 1; i >= 0; i--) sink(i, size, heap[i] ?? 0, held[i] ?? 0);
  for (let i = size, worst = held[0] ?? 0; i < n; i++) {
    const key = keys[i] ?? 0;
    if (key > worst || (key === worst && !tie(i, heap[0] ?? 0))) continue;
    sink(0, size, i, key);
    worst = held[0] ?? 0;
  }
  for (let end = size - 1; end > 0; end--) {
    const last = heap[end] ?? 0;
    const key = held[end] ?? 0;
    heap[end] = heap[0] ?? 0;
    held[end] = held[0] ?? 0;
    sink(0, end, last, key);
  }
  return heap;
}
