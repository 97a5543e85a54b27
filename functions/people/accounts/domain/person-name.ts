import * as z from 'zod';
import { lineUpTo } from '../../../../events/vocabulary.ts';

/** What keyboards and documents write for an apostrophe and a hyphen. */
const apostrophes = /[‘‛ʼ`´′＇]/g;
const hyphens = /[‐‑‒–−]/g;

/** Scripts in which a joiner or a non-joiner changes how a name is written: `علی‌رضا`, `ශ්‍රී`. */
const joiningScripts =
  '[\\p{sc=Arab}\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Khmr}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Mymr}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Zinh}]';
const joiners = '[\\u200C\\u200D]';
const idleJoiner = new RegExp(`(?<!${joiningScripts})${joiners}|${joiners}(?!${joiningScripts})`, 'gu');
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** A name with one form of each letter, apostrophe, hyphen and space, and without what nobody sees. */
function cleanName(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(idleJoiner, '')
    .replaceAll(apostrophes, '’')
    .replaceAll(hyphens, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Letters with their marks count as one: `Adébáyọ̀` has seven. */
function countLetters(name: string): number {
  return Array.from(name.replaceAll(/[\p{M}\u200C\u200D]/gu, '')).length;
}

/** Marks that stand on no letter, and towers of them. */
const looseMarks = /(?<![\p{L}\p{M}\u200C\u200D])\p{M}|\p{M}{5}/u;

const shortestUserName = 3;
const longestUserName = 30;
/** A letter carries two marks at most on average, in any script. */
const marksPerLetter = 3;

export const UserName = z
  .string()
  .overwrite(cleanName)
  .min(shortestUserName, `Use at least ${shortestUserName} characters`)
  .max(longestUserName * marksPerLetter, `Use at most ${longestUserName} characters`)
  .regex(
    /^[\u200C\u200D\p{L}\p{Mn}\p{Mc}\d .'’-]+$/u,
    'Use letters, digits, spaces, dots, hyphens and apostrophes only',
  )
  .refine((name) => !looseMarks.test(name), 'Use the marks of letters on letters only')
  .refine((name) => countLetters(name) <= longestUserName, `Use at most ${longestUserName} characters`);

const longestName = 70;

/** A first or last name as in a document; empty where there is none. */
export const PersonName = lineUpTo(longestName * marksPerLetter)
  .overwrite(cleanName)
  .refine((name) => countLetters(name) <= longestName, `Use at most ${longestName} characters`)
  .refine((name) => name === '' || /\p{L}/u.test(name), 'Write your name in letters');
