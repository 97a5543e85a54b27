/** What turns the direction of the text around it, so that a reader sees other words than were written. */
const turns = '\\u202A-\\u202E\\u2066-\\u2069';

/**
 * Invisible characters that change how the letters around them are drawn: the joiners of emoji and of Indic, Persian
 * and other letters, the letters of a flag, and the variants of a sign. After Latin letters they only disguise a word.
 */
const joined = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,10}\\u{E007F}',
  '(?<=[\\p{Extended_Pictographic}\\u{1F3FB}-\\u{1F3FF}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{L}\\p{M}])(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\u200C\\u200D](?![\\u200C\\u200D])',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=[\\p{Script=Han}\\p{Script=Myanmar}])[\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180F]',
].join('|');
const invisible = new RegExp(`(?<joined>${joined})|(?![${turns}])\\p{Default_Ignorable_Code_Point}`, 'gu');
const marksOfDirection = /^[\u061C\u200E\u200F]$/;
const writtenFromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Signs that leave ink. Empty braille, a note without a head and the place of a lost picture leave no ink. */
const seen = /(?![\u2800\uFFFC\u{1D159}\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** The text without invisible characters; empty where no sign is left that has ink. */
export function removeInvisible(text: string): string {
  const readsFromRight = writtenFromRight.test(text);
  const visible = text.replaceAll(invisible, (sign, kept: string | undefined) =>
    kept !== undefined || (readsFromRight && marksOfDirection.test(sign)) ? sign : '',
  );
  return seen.test(visible) ? visible : '';
}

const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const controls = new RegExp(`[\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u009F${turns}]`, 'g');

/** The text as its readers see it: no control characters, line breaks as `\n`, nothing that turns its direction. */
export function toVisibleText(text: string): string {
  return removeInvisible(text.replaceAll(breaks, '\n').replaceAll(controls, ''));
}
