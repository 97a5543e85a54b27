import { AppError } from '../../../kernel/errors.ts';
import { commonWords, keyboardRuns } from './common-passwords.ts';

/** Signs and digits that replace similar letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};
const replaceLookalikes = (text: string) =>
  text.replaceAll(/[01!34@5$7]/g, (sign) => lookalikes[sign] ?? sign);

/** The words that a password can disguise: `P4ssw0rd1!` is `password` without its digits and signs. */
function listStems(password: string): string[] {
  const bare = (text: string) => text.replaceAll(/[^a-z]/g, '');
  const trimmed = password.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  return [
    bare(password),
    bare(replaceLookalikes(trimmed)),
    bare(replaceLookalikes(trimmed).replaceAll('i', 'l')),
  ];
}

const isRun = (password: string) => keyboardRuns.some((run) => run.includes(password));
const isRepetition = (password: string) => /^(.{1,4}?)\1+$/s.test(password) || new Set(password).size <= 2;

/** Whether it is only day, month and year in any order, like a birthday. */
function isDate(password: string): boolean {
  const figures = password.replaceAll(/[ ./-]/g, '');
  if (!/^\d{8}$/.test(figures)) return false;
  const year = (text: string) => Number(text) >= 1900 && Number(text) <= 2099;
  const day = (text: string) => {
    const [first, second] = [Number(text.slice(0, 2)), Number(text.slice(2))];
    return Math.min(first, second) >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
  };
  return (
    (year(figures.slice(4)) && day(figures.slice(0, 4))) ||
    (year(figures.slice(0, 4)) && day(figures.slice(4)))
  );
}

/** A password has to have more characters than this besides the own name. */
const minOtherCharacters = 4;

function isOwnName(password: string, email: string): boolean {
  const local = email.split('@')[0] ?? '';
  const names = [email, local, local.replaceAll(/[^a-z]/g, '')].filter((name) => name.length >= 4);
  return names.some((name) => password.includes(name) && password.length - name.length <= minOtherCharacters);
}

/** Why a password of valid length is refused; `undefined` for a good one. */
export function findWeakness(password: string, email: string): string | undefined {
  const small = password.toLowerCase();
  if (listStems(small).some((stem) => commonWords.has(stem)) && isMostlyWord(small))
    return 'This is one of the most common passwords. Choose another one, such as three words of your own';
  if (isRun(small) || isRepetition(small))
    return 'This password is easy to guess. Avoid runs and repeated characters';
  if (isDate(small)) return 'This password is easy to guess. Avoid dates';
  if (isOwnName(small, email.toLowerCase()))
    return 'This password is easy to guess. Leave your email address out of it';
  return undefined;
}

/** Whether a common word has at most six other characters around it. */
const isMostlyWord = (password: string) => password.replaceAll(/[a-z]/g, '').length <= 6;

/** @throws 422 on `password` */
export function assertPasswordStrong(password: string, email: string): void {
  const weakness = findWeakness(password, email);
  if (weakness)
    throw new AppError('invalid', 'Choose another password.', { errors: { password: [weakness] } });
}
