const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '–',
  hellip: '…',
  sup2: '²',
  eacute: 'é',
};

/** A description without the markup that agents’ programs put in: breaks and paragraphs become lines. */
export function removeMarkup(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<\s*(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>\s?/gi, '\n')
    .replaceAll(/<\s*li\b[^<>]*>/gi, '– ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&#(\d{1,6});/g, (whole, code: string) => toSign(whole, Number(code)))
    .replaceAll(/&([a-z]+\d?);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const toSign = (whole: string, code: number): string =>
  code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;

const shownLetters = 40;

/** As much of a text as names it in a remark. */
export function shorten(text: string): string {
  return text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
}

/** Words as they are compared: `Semi-Detached House` and `semi detached house` are the same. */
export function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
}
