import type { keyFactTable } from '../../../listings/properties/domain/key-fact-table.ts';

/** The codes of a key fact's options, so that a portal's table has to name each. */
export type FactOption<Name extends keyof typeof keyFactTable> = (typeof keyFactTable)[Name] extends {
  readonly options: infer Options;
}
  ? keyof Options & string
  : never;

/** A portal's word for each of our words; `null` where it has none. */
export type WordTable<Own extends string, Theirs> = Readonly<Record<Own, Theirs | null>>;

/** The portal's words for ours, each once; none where the table has none. */
export function translateWords<Own extends string, Theirs>(
  words: readonly Own[] | undefined,
  table: WordTable<Own, Theirs>,
): Theirs[] | undefined {
  const found = (words ?? []).map((word) => table[word]).filter((word) => word !== null);
  return found.length === 0 ? undefined : [...new Set(found)];
}
