import { AppError } from '../../../kernel/errors.ts';

/** Capitals of other alphabets by the Latin capital that they look like (Unicode confusables, UTS 39). */
const lookAlikes: readonly (readonly [latin: string, others: string])[] = [
  ['A', 'АΑ'],
  ['B', 'ВΒЬƁɃ'],
  ['C', 'СϹ'],
  ['D', 'ĐÐƊ'],
  ['E', 'ЕΕЄƐƎƏ'],
  ['F', 'Ϝ'],
  ['H', 'НΗҺĦ'],
  ['I', 'ІΙӀ'],
  ['J', 'ЈͿ'],
  ['K', 'КΚƘ'],
  ['L', 'Ł'],
  ['M', 'МΜ'],
  ['N', 'ΝПƝ'],
  ['O', 'ОΟØՕƆ'],
  ['P', 'РΡ'],
  ['Q', 'Ԛ'],
  ['R', 'Г'],
  ['S', 'ЅՏ'],
  ['T', 'ТΤŦ'],
  ['U', 'Ս'],
  ['V', 'ѴƲ'],
  ['W', 'ԜΩ'],
  ['X', 'ХΧ'],
  ['Y', 'УΥҮƳ'],
  ['Z', 'Ζ'],
];
const latinByLookAlike = new Map(
  lookAlikes.flatMap(([latin, others]) => Array.from(others, (one) => [one, latin] as const)),
);

/** Capitals with those of other alphabets as the Latin ones that they look like. */
export function replaceLookAlikes(capitals: string): string {
  return capitals.replaceAll(/\P{ASCII}/gu, (letter) => latinByLookAlike.get(letter) ?? letter);
}

/** Letters that the eye takes for others, once all are small. */
const similarLetters: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[i1]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Accents and points, which change no letter; the vowel signs of Indian and Thai names are part of them. */
const accents = /(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Syrc}]/gu;
const spacing = /[ .'’-]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The skeleton of a name, by which names are unique: two names that look alike have one skeleton, regardless
 * of case, accents, alphabet, spaces, dots, hyphens and apostrophes.
 */
export function toNameKey(name: string): string {
  const capitals = name.normalize('NFKD').replaceAll(accents, '').replaceAll(spacing, '').toUpperCase();
  const latin = replaceLookAlikes(capitals);
  return similarLetters.reduce(
    (key, [letters, letter]) => key.replaceAll(letters, letter),
    latin.toLowerCase(),
  );
}

/** The scripts that the world's names are written in today (Unicode, UAX 31, recommended scripts). */
const scripts =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
/** The letters of European and African names; phonetic letters and small capitals only imitate them. */
const latinLetters = 'A-Za-zÀ-ÖØ-öø-ſƁɓƆɔƊɗƏəƐɛƓɠƔɣƘƙƝɲƠơƯưƲʋƳƴǍ-ǜǤ-ǯǴǵǸ-țȞȟȦ-ȳɃƀɄʉ\u1E00-\u1EFF';

const createAlphabet = (letters: string): RegExp => new RegExp(`^[${letters}\\p{sc=Zinh}]*$`, 'u');
const alphabets: readonly RegExp[] = [
  latinLetters,
  ...scripts.split(' ').map((script) => `\\p{scx=${script}}`),
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  '\\p{scx=Hani}\\p{scx=Hang}',
  '\\p{scx=Hani}\\p{scx=Bopo}',
].map(createAlphabet);

/** Whether all letters of a name, and the marks on them, are of one alphabet. */
export function hasOneAlphabet(name: string): boolean {
  const letters = name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}]/gu, '');
  return alphabets.some((alphabet) => alphabet.test(letters));
}

export function createNameError(message: string): AppError {
  return new AppError('invalid', 'Choose another name.', { errors: { user_name: [message] } });
}

export function createNameTakenError(): AppError {
  return createNameError('This name, or one that looks like it, is taken. Choose another one');
}
