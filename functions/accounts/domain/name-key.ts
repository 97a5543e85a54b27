import { AppError } from '../../kernel/errors.ts';

/** Capitals of other alphabets by the Latin capital that they look like (Unicode confusables, UTS 39). */
const lookAlikes: readonly (readonly [latin: string, others: string])[] = [
  ['A', 'АΑ'],
  ['B', 'ВΒЬ'],
  ['C', 'СϹ'],
  ['D', 'ĐÐ'],
  ['E', 'ЕΕЄ'],
  ['F', 'Ϝ'],
  ['H', 'НΗҺĦ'],
  ['I', 'ІΙӀ'],
  ['J', 'ЈͿ'],
  ['K', 'КΚ'],
  ['L', 'Ł'],
  ['M', 'МΜ'],
  ['N', 'ΝП'],
  ['O', 'ОΟØՕ'],
  ['P', 'РΡ'],
  ['Q', 'Ԛ'],
  ['R', 'Г'],
  ['S', 'ЅՏ'],
  ['T', 'ТΤŦ'],
  ['U', 'Ս'],
  ['V', 'Ѵ'],
  ['W', 'ԜΩ'],
  ['X', 'ХΧ'],
  ['Y', 'УΥҮ'],
  ['Z', 'Ζ'],
];
const latinByLookAlike = new Map(
  lookAlikes.flatMap(([latin, others]) => Array.from(others, (one) => [one, latin] as const)),
);

/** Letters that the eye takes for others, once all are small. */
const similarLetters: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[i1]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * The skeleton of a name, by which names are unique: two names that look alike have one skeleton, regardless
 * of case, accents, alphabet, spaces, dots and hyphens.
 */
export function toNameKey(name: string): string {
  const capitals = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|[ .-]/gu, '')
    .toUpperCase();
  const latin = capitals.replaceAll(/\P{ASCII}/gu, (letter) => latinByLookAlike.get(letter) ?? letter);
  return similarLetters.reduce(
    (key, [letters, letter]) => key.replaceAll(letters, letter),
    latin.toLowerCase(),
  );
}

const alphabets: readonly RegExp[] = [
  // The letters of European names; phonetic letters and small capitals only imitate them.
  /^[A-Za-zÀ-ÖØ-öø-ſƠơƯưȘșȚț\u1E00-\u1EFF]*$/u,
  /^\p{Script=Greek}*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Armenian}*$/u,
  /^\p{Script=Georgian}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Bengali}*$/u,
  /^\p{Script=Gurmukhi}*$/u,
  /^\p{Script=Gujarati}*$/u,
  /^\p{Script=Tamil}*$/u,
  /^\p{Script=Telugu}*$/u,
  /^\p{Script=Thai}*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]*$/u,
];

/** Whether all letters of a name are of one alphabet. */
export function hasOneAlphabet(name: string): boolean {
  const letters = name.normalize('NFKC').replaceAll(/\P{L}/gu, '');
  return alphabets.some((alphabet) => alphabet.test(letters));
}

export function createNameError(message: string): AppError {
  return new AppError('invalid', 'Choose another name.', { errors: { user_name: [message] } });
}

export function createNameTakenError(): AppError {
  return createNameError('This name, or one that looks like it, is taken. Choose another one');
}
