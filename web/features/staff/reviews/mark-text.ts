/** A part of a text; `isFound` when a rule matched it. */
export interface TextPart {
  readonly at: number;
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text at the findings, ignoring case. A finding that differs from the text, such as one with hidden
 * characters, marks nothing.
 */
export function markText(text: string, excerpts: readonly string[]): TextPart[] {
  const wanted = excerpts.map((excerpt) => excerpt.replace(/…$/, '')).filter((excerpt) => excerpt !== '');
  if (wanted.length === 0) return [{ at: 0, text, isFound: false }];
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${longestFirst.map(toLiteral).join('|')})`, 'gi');
  let at = 0;
  return text.split(pattern).flatMap((part, index) => {
    const from = at;
    at += part.length;
    // split() puts the group's matches at odd indices.
    return part === '' ? [] : [{ at: from, text: part, isFound: index % 2 === 1 }];
  });
}

const toLiteral = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
