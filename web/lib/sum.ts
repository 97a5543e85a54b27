/** A typed or pasted sum. Text that could mean two sums is unreadable: a guess would become somebody's price. */
export type TypedSum =
  | { readonly is: 'empty' }
  | { readonly is: 'sum'; readonly pence: number }
  | { readonly is: 'unreadable'; readonly why: 'range' | 'negative' | 'currency' | 'too_large' | 'text' };

const factors = new Map(
  Object.entries({
    1: [''],
    1_000: ['k', 'thousand', 'grand'],
    1_000_000: ['m', 'mil', 'mill', 'mio', 'mln', 'mn', 'million', 'millions'],
    1_000_000_000: ['bn', 'billion'],
  }).flatMap(([factor, units]) => units.map((unit): [string, number] => [unit, Number(factor)])),
);
const mostPounds = 999_999_999_999;

const unreadable = (why: Extract<TypedSum, { is: 'unreadable' }>['why']): TypedSum => ({
  is: 'unreadable',
  why,
});

/**
 * Reads a sum as people write it: `£325,000.00`, `325k`, `1.2 million`, `325 000`, `325.000,00`.
 * @param places whether pence count; without them `325.000` is three hundred and twenty-five thousand
 */
export function readSum(text: string, places: 'pounds' | 'pence' = 'pounds'): TypedSum {
  const amount = removeCurrency(toPlainText(text));
  if (amount === undefined) return unreadable('currency');
  if (amount === '') return { is: 'empty' };
  if (/^[-‐-―−(]\s*[\d.]/u.test(amount)) return unreadable('negative');
  if (isRange(amount)) return unreadable('range');
  const [, number = '', unit = ''] = /^(\d[\d.,' ]*|\.\d+ ?)([a-z]*)\.?$/u.exec(amount) ?? [];
  const factor = factors.get(unit);
  const decimal =
    factor === undefined || number === '' ? undefined : findDecimal(number.trim(), unit !== '', places);
  if (factor === undefined || decimal === undefined) return unreadable('text');
  const pence = Math.round(Number(decimal) * factor * 100);
  if (pence > mostPounds * 100) return unreadable('too_large');
  if (places === 'pounds' && pence > 0 && pence < 100) return unreadable('text');
  return { is: 'sum', pence: places === 'pounds' ? pence - (pence % 100) : pence };
}

/** Digits of every script as 0 to 9, all spaces as one, nothing invisible, small letters. */
function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[’‘ʼ`´٬]/gu, "'")
    .replaceAll('٫', '.')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The digits of a script stand in a row from its zero, so that those before a digit count up to it. */
function toAsciiDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return code < 128 ? digit : String(value);
}

/** The text without the signs of the pound, or undefined for another currency. */
function removeCurrency(text: string): string | undefined {
  const amount = text
    .replaceAll(/£|\b(?:gbp|pounds?|quid|sterling)\b|gbp/gu, ' ')
    .replace(/(?:\/-|[.,]-+|\/=)\s*$/u, '')
    .replace(/^[+=:~]\s*/u, '')
    .replaceAll(/,\s+(?=\d{3}(?!\d))/gu, ',')
    .replace(/[.,]$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (/\p{Sc}|\b(?:eur|euros?|usd|dollars?|inr|lakh|crore)\b/u.test(amount)) return undefined;
  return amount;
}

/** Two numbers with a dash, a slash or a word between them. */
const isRange = (amount: string): boolean =>
  /\d ?(?:[a-z]+ ?)?(?:[-‐-―−/~…]|\.\.|\bto\b|\band\b|\bor\b|\btil{1,2}\b) ?(?:[a-z]+ ?)?\.?\d/u.test(amount);

const groups = {
  comma: /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u,
  lakh: /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/u,
  space: /^\d{1,3}(?: \d{3})+(?:[.,]\d{0,2})?$/u,
  apostrophe: /^\d{1,3}(?:'\d{3})+(?:[.,]\d{0,2})?$/u,
  dots: /^\d{1,3}(?:\.\d{3}){2,}(?:,\d{0,2})?$/u,
  dotAndComma: /^\d{1,3}(?:\.\d{3})+,\d{0,2}$/u,
  dot: /^[1-9]\d{0,2}\.\d{3}$/u,
  plain: /^\d*(?:\.\d*)?$/u,
  decimalComma: /^\d{4,},\d{1,2}$/u,
  shortComma: /^\d{1,3},\d{1,2}$/u,
} as const;

/** The number in digits and at most one full stop. */
function findDecimal(number: string, hasUnit: boolean, places: 'pounds' | 'pence'): string | undefined {
  const whole = number.replaceAll(/[,' ]/gu, '');
  if (groups.dots.test(number) || groups.dotAndComma.test(number))
    return number.replaceAll('.', '').replace(',', '.');
  if (!hasUnit && groups.dot.test(number)) return places === 'pounds' ? number.replace('.', '') : undefined;
  if (groups.comma.test(number) || groups.lakh.test(number)) return toPlaces(whole, hasUnit, places);
  if (groups.space.test(number) || groups.apostrophe.test(number))
    return number.replaceAll(/[' ]/gu, '').replace(',', '.');
  if (groups.decimalComma.test(number)) return number.replace(',', '.');
  if (groups.shortComma.test(number)) return hasUnit ? number.replace(',', '.') : undefined;
  return groups.plain.test(number) ? toPlaces(number, hasUnit, places) : undefined;
}

/** Undefined where a sum in pence has a third place, or where a sum in pounds has one place after few digits. */
function toPlaces(decimal: string, hasUnit: boolean, places: 'pounds' | 'pence'): string | undefined {
  const [pounds = '', fraction = ''] = decimal.split('.');
  if (hasUnit) return decimal;
  if (places === 'pence') return /^\d{0,2}0*$/u.test(fraction) ? decimal : undefined;
  // `1.2` and `0.325` are the beginnings of `1.2m` and `0.325m`.
  if (pounds.length < 3 && fraction.length === 1) return undefined;
  return pounds === '0' && Number(fraction) > 0 ? undefined : `${pounds || '0'}.0`;
}
