/** A part of a text; `isFound` where a rule found it. */
export interface TextPart {
  readonly at: number;
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Cuts a text where the findings are, whatever their case. A finding that is written otherwise in the text, such as one
 * with hidden signs in it, marks nothing.
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
    // split() puts what the group matched at the odd places.
    return part === '' ? [] : [{ at: from, text: part, isFound: index % 2 === 1 }];
  });
}

const toLiteral = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
