import { coverage, type PaperFont } from './paper-coverage.ts';

/** A pattern of texts in characters from ranges of hexadecimal numbers: `41-5a,61`. */
const createPattern = (ranges: string): RegExp =>
  new RegExp(`^[${ranges.replaceAll(/[\da-f]+/g, String.raw`\u{$&}`).replaceAll(',', '')}]+$`, 'u');
/** In the order in which a font is chosen. */
const patterns = coverage.map(([name, ranges]) => [name, createPattern(ranges)] as const);

/** Signs without a look of their own, such as a mark of direction. */
const unseen = /\p{Default_Ignorable_Code_Point}|\s/gu;

let segmenter: Intl.Segmenter | undefined;
/** The letters of a text as a reader counts them, each with its accents. */
export function splitLetters(text: string): readonly string[] {
  return Array.from((segmenter ??= new Intl.Segmenter('en')).segment(text), ({ segment }) => segment);
}

/** The font of papers that has a letter with all of its accents; undefined if no font has it. */
export function findPaperFont(letter: string): PaperFont | undefined {
  const seen = letter.replaceAll(unseen, '');
  return seen === '' ? 'figtree' : patterns.find(([, pattern]) => pattern.test(seen))?.[0];
}

/** Whether papers can show at least one letter of a text; the rest has a note. */
export function hasPrintableLetter(text: string): boolean {
  return splitLetters(text).some((letter) => /\p{L}/u.test(letter) && findPaperFont(letter) !== undefined);
}

/** Whether papers can show every letter of a text. Some scripts need more shaping than their program does. */
export function isPrintable(text: string): boolean {
  return splitLetters(text).every((letter) => findPaperFont(letter) !== undefined);
}

export const latinNameOnPapers =
  'Write the name in Latin letters, as on your passport: our papers can’t print these letters yet';

/** The first name that papers can show, such as an email address in place of a name in other letters. */
export function choosePrintable(names: readonly (string | undefined)[]): string | undefined {
  return names.find((name) => name !== undefined && name !== '' && isPrintable(name));
}

const unprintable = '[letters we can’t print]';
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** A text whose letters papers can all show: a note replaces words that they can't show. */
export function replaceUnprintable(text: string): string {
  return isPrintable(text) ? text : text.replaceAll(/\S+/g, replaceInWord);
}

function replaceInWord(word: string): string {
  const letters = splitLetters(word).map((letter) =>
    findPaperFont(letter) ? letter : emoji.test(letter) ? '[emoji]' : unprintable,
  );
  return letters.filter((letter, index) => letter !== unprintable || letters[index - 1] !== letter).join('');
}
