import * as z from 'zod';
import { required } from '../../../kernel/errors.ts';

/** The specification's text, unchanged; the hint of the field is about characters. */
export const passwordTooShort = 'Password must be 8 digits long';

const shortest = 8;
const longest = 256;

/**
 * One form for what looks the same on every keyboard (NIST SP 800-63B, 5.1.1.2): `é` in one letter or two, a
 * no-break space, a full-width letter.
 */
function normalisePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** The forms to try at a login; accounts from before passwords were normalised have theirs as it was typed. */
export function listPasswordForms(typed: string): readonly string[] {
  return [...new Set([normalisePassword(typed), typed])];
}

const hasForm = (typed: string, isRight: (form: string) => boolean): boolean =>
  listPasswordForms(typed).some(isRight);

/** A password that the account has already: its length counts in the form in which it may be stored. */
export const Password = z
  .string()
  .min(1, required)
  .refine((typed) => hasForm(typed, ({ length }) => length >= shortest), passwordTooShort)
  .refine((typed) => hasForm(typed, ({ length }) => length <= longest), `Use at most ${longest} characters`);

/** A password to be set; characters are counted, of which some have two units in memory. */
export const NewPassword = z
  .string()
  .min(1, required)
  .overwrite(normalisePassword)
  .refine((password) => Array.from(password).length >= shortest, passwordTooShort)
  .max(longest);

/** The same password once more. */
export const PasswordRepeat = z.string().min(1, required).overwrite(normalisePassword);
