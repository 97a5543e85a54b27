/** Seeded chance: the same seed always gives the same pictures and homes. */
export interface Dice {
  next(): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a, so that a name can be a seed. */
export function hashText(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

export function createDice(seed: string | number): Dice {
  let state = typeof seed === 'number' ? seed : hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number) => from + (to - from) * next();
  const int = (from: number, to: number) => Math.floor(range(from, to + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('pick from an empty list');
    return found;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map((entry) => entry.value);
  return { next, range, int, chance: (share) => next() < share, pick, weighted, shuffle };
}
