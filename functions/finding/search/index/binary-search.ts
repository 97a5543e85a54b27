/** The first position in [from, to) that does not come before what is looked for; `to` if all do. */
export function findFirst(from: number, to: number, comesBefore: (position: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
