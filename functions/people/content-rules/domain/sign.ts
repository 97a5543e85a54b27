/** Words of a text that speak against it. Where they can mean well, they are not sure and accuse no one. */
export interface TextSign {
  readonly words: string;
  readonly isSure: boolean;
}

export function toSure(words: string): TextSign {
  return { words: words.trim(), isSure: true };
}
export function toUnsure(words: string): TextSign {
  return { words: words.trim(), isSure: false };
}

/** The first sign that is sure, else the first. */
export function chooseSign(signs: readonly TextSign[]): TextSign | undefined {
  return signs.find(({ isSure }) => isSure) ?? signs[0];
}

/** All matches of a pattern as signs. */
export function listSigns(plain: string, pattern: RegExp, isSure = true): TextSign[] {
  return [...plain.matchAll(pattern)].map(([words]) => ({ words: words.trim(), isSure }));
}

/** The sentences of a text with their marks, in which the words of a meaning stand together. */
export function splitSentences(plain: string): string[] {
  return plain.split(/(?<=[.!?;])(?=\s|$)|\n/);
}

const clauseEnd = /[,;:(]|\s(?:-|and|but|so|then|while)\s/gi;
/** How far words are looked for around others, which keeps the time of a rule in step with a text's length. */
export const reach = 200;
/** The part of a sentence around two places of it, up to the next comma or conjunction on either side. */
export function cutClause(sentence: string, start: number, end: number): string {
  const first = Math.max(0, start - reach);
  const near = sentence.slice(first, end + reach);
  const ends = [...near.matchAll(clauseEnd)].map(({ index }) => index + first);
  const from = ends.findLast((index) => index < start) ?? first;
  return sentence.slice(from, ends.find((index) => index >= end) ?? end + reach);
}
