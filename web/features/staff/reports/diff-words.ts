export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/**
 * What one text has and the other lacks, word by word: the longest run of words that both have in order stays. Texts of
 * a listing have some hundred words.
 */
export function diffWords(then: string, now: string): readonly DiffPart[] {
  const [old, young] = [listWords(then), listWords(now)];
  const lengths = countCommonWords(old, young);
  const parts: DiffPart[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < young.length) {
    const [word, next] = [old[from], young[to]];
    if (word !== undefined && next !== undefined && word.trim() === next.trim()) {
      parts.push({ kind: 'same', text: next });
      [from, to] = [from + 1, to + 1];
    } else if (
      next === undefined ||
      (word !== undefined && at(lengths, from + 1, to) >= at(lengths, from, to + 1))
    ) {
      parts.push({ kind: 'gone', text: word ?? '' });
      from += 1;
    } else {
      parts.push({ kind: 'new', text: next });
      to += 1;
    }
  }
  return joinParts(parts);
}

/** Each word with the space behind it. */
const listWords = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? [];

const at = (lengths: readonly Uint16Array[], from: number, to: number): number => lengths[from]?.[to] ?? 0;

/** For each pair of places, how many words both texts have in common from there on. */
function countCommonWords(old: readonly string[], young: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1));
  for (let from = old.length - 1; from >= 0; from -= 1)
    for (let to = young.length - 1; to >= 0; to -= 1) {
      const row = lengths[from];
      if (!row) continue;
      row[to] =
        old[from]?.trim() === young[to]?.trim()
          ? at(lengths, from + 1, to + 1) + 1
          : Math.max(at(lengths, from + 1, to), at(lengths, from, to + 1));
    }
  return lengths;
}

function joinParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
