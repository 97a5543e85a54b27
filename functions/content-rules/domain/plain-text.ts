/** Zero-width characters that can split a number or a word. */
const invisible = /[\u{AD}\u{200B}-\u{200F}\u{2060}\u{FEFF}]/gu;

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const word = `(?:(?:double|triple)[\\s,-]+)?(?:${Object.keys(digitWords).join('|')}|\\d+)`;
/** At least six digits, so that "a two-bedroom flat, one of six" passes. */
const spelled = new RegExp(`\\b${word}(?:[\\s,-]+${word}){5,}\\b`, 'gi');
const minSpelledDigits = 3;

/**
 * Normalises a text: one form of each character, without invisible ones, and with the letter O as zero in
 * numbers.
 */
export function normalizeForRules(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=\d[\doO ]*)[oO](?=[\doO ]*\d)|\b[oO](?=[\doO]*\d{2})/g, '0');
}

/**
 * The numbers of a text that are spelled digit by digit, as digits: `oh seven seven double zero` is `07700`.
 */
export function findSpelledNumbers(plain: string): string[] {
  return [...plain.matchAll(spelled)]
    .map(([typed]) => typed.toLowerCase().split(/[\s,-]+/))
    .filter((words) => words.filter((typed) => typed in digitWords).length >= minSpelledDigits)
    .map(toDigits);
}

function toDigits(words: readonly string[]): string {
  let digits = '';
  let times = 1;
  for (const typed of words) {
    if (typed === 'double' || typed === 'triple') times = typed === 'double' ? 2 : 3;
    else {
      digits += (digitWords[typed] ?? typed).repeat(times);
      times = 1;
    }
  }
  return digits;
}
