import { formatCount } from '../lib/format.ts';
import { readSum, type TypedSum } from '../lib/sum.ts';

/** What stands in a money field, with the place of its caret. */
export interface MoneyText {
  readonly text: string;
  readonly caret: number;
}
/** What the browser made of a key press, a paste or a deletion. */
export interface MoneyEdit extends MoneyText {
  /** The text that came in; undefined where the browser doesn't say it. */
  readonly inserted: string | undefined;
  /** Which side of the caret was deleted, if anything was. */
  readonly deleted?: 'before' | 'after' | undefined;
}
export type Places = 'pounds' | 'pence';

/** `1,250`, in pence with those that there are: `1,250` and `1,250.50`. */
export function formatPence(pence: number): string {
  const pounds = formatCount(Math.floor(pence / 100));
  return pence % 100 === 0 ? pounds : `${pounds}.${String(pence % 100).padStart(2, '0')}`;
}

/** Zeros in front stay: `1,000,000` without its first digit waits for another one. */
const groupDigits = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
const isGrouped = (text: string): boolean =>
  /^[\d,]*$/.test(text) && text === groupDigits(text.replaceAll(',', ''));
const countDigits = (text: string): number => text.replaceAll(',', '').length;
const mostDigits = 12;

/**
 * The text after an edit. A text of digits alone has its separators while it is typed, and the caret stays
 * behind the same digit. All else stays as it is typed until it is left, because `1.2 m` is on its way to
 * `1.2 million`; what is pasted is complete, and shown as the sum that it means.
 */
export function editMoneyText(previous: string, edit: MoneyEdit, places: Places): MoneyText {
  const isTypedSign = edit.inserted?.length === 1 && !/\p{Nd}/u.test(edit.inserted);
  const isDigits = edit.inserted === undefined ? edit.deleted !== undefined : /^\d*$/.test(edit.inserted);
  if (isGrouped(previous) && isDigits && /^[\d,]*$/.test(edit.text)) return group(previous, edit);
  if (/^\d*$/.test(edit.text) && edit.text.length <= mostDigits) return group('', edit);
  const isTyped = isTypedSign || edit.deleted !== undefined || (isDigits && !isGrouped(previous));
  return isTyped ? edit : showSum(edit, places);
}

/** The sum of a complete text in the usual form, or the text where it has none. */
export function showSum({ text, caret }: MoneyText, places: Places): MoneyText {
  const sum = readSum(text, places);
  if (sum.is !== 'sum') return { text, caret };
  const shown = formatPence(sum.pence);
  return { text: shown, caret: shown.length };
}

/** Digits with their separators; over the most digits the previous text stays. */
function group(previous: string, { text, caret, deleted }: MoneyEdit): MoneyText {
  let before = text.slice(0, caret).replaceAll(',', '');
  let after = text.slice(caret).replaceAll(',', '');
  // A deletion that met only a separator is meant for the digit beyond it.
  if (countDigits(previous) === before.length + after.length) {
    if (deleted === 'before') before = before.slice(0, -1);
    if (deleted === 'after') after = after.slice(1);
  }
  if (before.length + after.length > mostDigits) return { text: previous, caret: previous.length };
  const shown = groupDigits(before + after);
  return { text: shown, caret: findCaret(shown, before.length) };
}

/** The place behind so many digits. */
function findCaret(text: string, digits: number): number {
  let place = 0;
  for (let count = 0; count < digits; place += 1) if (text[place] !== ',') count += 1;
  return place;
}

/** What a text means in the unit of the field, or undefined. */
export function toFieldValue(
  sum: TypedSum | { readonly is: 'unreadable' },
  places: Places,
): number | undefined {
  if (sum.is !== 'sum') return undefined;
  return places === 'pence' ? sum.pence : sum.pence / 100;
}
