import { isRefused } from './payment-refusals.ts';
import { type TextSign, toSure, toUnsure } from './sign.ts';

const coins =
  'bit ?coins?|btc|usdt|usdc|eth|ethereum|litecoin|dogecoin|monero|stable ?coins?|crypto(?:currency|currencies)?|(?<=\\b(?:in|take|accept|by|via|with|use|send|pay) )tether|tether(?= (?:only|accepted|preferred)\\b)';
const vouchers =
  'gift ?(?:cards?|vouchers?)|prepaid (?:visa|mastercard)s?(?: cards?)?|(?:itunes|steam|amazon|google play|apple) (?:cards?|vouchers?)|paysafe ?cards?';
const counters =
  'western[ -]?union|money[ -]?gram|cash ?app|venmo|zelle|skrill|payoneer|remitly|world ?remit';
/** Means of payment that cannot be reversed, or that leave no trace. */
const finalWays = new RegExp(`\\b(?:${counters}|${coins}|${vouchers})\\b`, 'gi');
const walletWays = /\b(?:paypal|revolut|monzo\.me|pay me (?:directly|in cash|up ?front)|cash up ?front)\b/gi;

/** Where the writer's money comes from, or where a person works, asks for no payment. */
const notAsked =
  /\b(?:work(?:s|ed|ing)?|job|jobs|employed|office|offices|shares?|hired|career|engineer|manager|director|made|earned|profits?|gains?|sold|sell(?:ing)?|cash(?:ed|ing)|saved|savings|trad(?:e|ed|ing)|mined|inherited|convert(?:ed|ing)|comes?|came|coming|invest(?:ed|ment|ments|or)?|received?|got|won|gave|bought|thanks for|as a)\b(?:(?!\b(?:so|but|just|please|send|only|take|accept|prefer|use|pay)\b)[^.,;:!?\n]){0,30}$/i;
const refusing =
  /\b(?:not|no|never|don't|won't|doesn't|neither|nor|avoid|beware)\b(?:(?!\b(?:so|but|just|please|only)\b)[^.,;:!?\n]){0,30}$/i;
const everyday =
  /\b(?:ferry|bus|parking|car park|permit|tolls?|council|machine|meter|laundry|caf[eé]|shops?|pub|takeaway|app)\b/i;
/** A way that is named as a means for the reader: "by PayPal", "PayPal is fine". */
const offered =
  /\b(?:use|using|by|via|through|with|into|take|accept|prefer|my|our|only)(?: (?:my|our|friends|family))? $/i;
const welcomed =
  /^ ?(?:me\b|us\b|only|please|pls|is|works|accepted|welcome|details|friends|transfer|or\b|it\b|:|,|$|[.!])/i;

const findWays = (
  plain: string,
  ways: RegExp,
  judge: (words: string, at: number) => TextSign | undefined,
): TextSign[] =>
  [...plain.matchAll(ways)].flatMap(({ 0: words, index }) => {
    const first = Math.max(0, index - 90);
    const start = Math.max(first, first + plain.slice(first, index).lastIndexOf('\n') + 1);
    const around = plain
      .slice(start, index + words.length + 60)
      .replace(/(?<=.{0,160}[.!?] )\p{Lu}.*$/su, '');
    const before = plain.slice(Math.max(start, index - 60), index);
    if (notAsked.test(before) || refusing.test(before)) return [];
    if (isRefused(around, index - start, index - start + words.length)) return [];
    return judge(words, index) ?? [];
  });
export function findFinalPayments(plain: string): TextSign[] {
  return findWays(plain, finalWays, toSure);
}
/** Services that friends pay each other with; sure where the reader is to use one. */
export function findWalletPayments(plain: string): TextSign[] {
  return findWays(plain, walletWays, (words, index) => {
    const before = plain.slice(Math.max(0, index - 50), index);
    const after = plain.slice(index + words.length, index + words.length + 30);
    const isOffered = /\s/.test(words) || offered.test(before) || welcomed.test(after);
    if (everyday.test(before + after)) return undefined;
    return isOffered ? toSure(words) : toUnsure(words);
  });
}
