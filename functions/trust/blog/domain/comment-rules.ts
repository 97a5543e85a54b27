import { normalizeForRules } from '../../../people/content-rules/domain/plain-text.ts';
import { findWarnings } from '../../../people/content-rules/domain/warnings.ts';
import { findAllAddresses } from '../../../people/content-rules/domain/web-addresses.ts';
import type { CommentHoldReason } from './comment.ts';

/** Minutes in which its author can change a comment. */
export const commentEditMinutes = 15;
/** Comments that one person can write in ten minutes. */
export const commentLimit = { max: 5, seconds: 600 } as const;

const markup = /<a\b|\[url/i;

/** Stems of words that a family paper would not print; inside other words (Scunthorpe, Penistone) they count for nothing. */
const profanity =
  /\b(?:(?:mother)?f+u+c+k\w*|c+u+n+t+s?|s+h+i+t+(?:s|ty|e|ter|ting)?|bullshit|w+a+n+k+(?:er|ers|ing|s)?|twats?|bastards?|b+i+t+c+h+(?:es|y)?|bollocks|arseholes?|assholes?|pricks?|sluts?|whores?|retard(?:s|ed)?|spastics?|n[i1]gg(?:er|a)s?|pakis?|fagg?ots?|trann(?:y|ies)|kys|kill yourself)\b/i;

/** Digits and signs that stand in for letters. */
const lettersBySign: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const restoreLetters = (text: string): string =>
  text.replaceAll(/(?<=\p{L})[013451@$!](?=\p{L})/gu, (sign) => lettersBySign[sign] ?? sign);

const hasProfanity = (text: string): boolean => profanity.test(text) || profanity.test(restoreLetters(text));

/** Why a comment has to wait for staff; empty where nothing speaks against it. */
export function listHoldReasons(text: string): CommentHoldReason[] {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const found: Record<CommentHoldReason, boolean> = {
    link: markup.test(plain) || findAllAddresses(normalizeForRules(text)).length > 0,
    contact: findWarnings(plain).some((warning) => warning !== 'off_site_link'),
    language: hasProfanity(plain),
  };
  return (['link', 'contact', 'language'] as const).filter((reason) => found[reason]);
}
