import { findBankNumbers, findEmailAddress, findForeignLinks, findPhoneNumbers } from './warnings.ts';
import { findSpelledNumbers } from './plain-text.ts';

const findFirstMatch = (text: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
};

const mailHosts = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|btinternet|live|aol|proton(?:mail)?';
const writtenAddresses: readonly RegExp[] = [
  new RegExp(`\\b[\\w.+-]{2,}\\s+at\\s+(?:${mailHosts})\\b`, 'i'),
  /\b[\w.+-]{2,}\s+at\s+\w[\w-]*\s+dot\s+(?:com|co|net|org|uk|me|info)\b/i,
];
/**
 * A number with full stops, slashes or asterisks between its groups, which the chat's rule takes for a date
 * or a sum.
 */
const dottedPhone = /(?<![\d£.,/-])0\d{2,4}[._*/]\d{3}[._*/]?\d{3,4}(?![\d/-])/;
/** A number written digit by digit, as in 0 7 7 0 0. */
const spacedPhone = /(?<![\d£.,/-])0(?:[ .-]\d){9,10}(?![\d/-])/;
const profiles: readonly RegExp[] = [
  /\b(?:whats ?app|telegram|signal me)\b/i,
  /(?<![\w@.])@[a-z][\w.]{2,}/i,
  /\b(?:on|via|my|our|find|message|dm|follow|see)\s+(?:me |us )?(?:on )?(?:facebook|instagram|insta|snapchat|tik ?tok|messenger|linkedin)\b/i,
  /\b(?:facebook|instagram|insta|snapchat|snap|tik ?tok|fb|ig)\s*:\s*\S+/i,
];

/** The first way to reach the seller outside the site: a phone number, an email address or a profile. */
export function findContactDetails(plain: string): string | undefined {
  return (
    findPhoneNumbers(plain)[0] ??
    findFirstMatch(plain, [dottedPhone, spacedPhone]) ??
    findSpelledNumbers(plain).flatMap(findPhoneNumbers)[0] ??
    findEmailAddress(plain) ??
    findFirstMatch(plain, [...writtenAddresses, ...profiles])
  );
}

/** The first link to another site. */
export function findForeignLink(plain: string): string | undefined {
  return findForeignLinks(plain)[0];
}

const bankWords =
  /\b(?:sort ?code|account (?:no|number)\b|a\/c no|iban\b|(?:my|our) bank (?:details|account))/i;

/** The first bank detail: a number in digits or words, or words that announce one. */
export function findBankDetails(plain: string): string | undefined {
  return (
    findBankNumbers(plain)[0] ??
    bankWords.exec(plain)?.[0] ??
    findSpelledNumbers(plain).find((digits) => digits.length === 14)
  );
}

/** Means of payment that cannot be reversed. */
const finalWays = /\b(?:western union|money ?gram|bitcoin|btc|crypto(?:currency)?|gift ?cards?|cash ?app)\b/i;
export function findFinalPayment(plain: string): string | undefined {
  return finalWays.exec(plain)?.[0];
}

const asking =
  /\b(?:pay|send|transfer|wire|forward|put down)\b[^.!?\n]{0,40}?\b(?:deposit|holding fee|reservation fee|booking fee|admin(?:istration)? fee|money|funds)\b/i;
/** Money that is due on exchange or goes through a solicitor or a lender is part of a normal sale. */
const dueInOrder =
  /\b(?:solicitors?|conveyancers?|exchange|exchanging|completion|completing|mortgage|lender|auction(?:eer)?s?)\b/i;

/** The first sentence that asks buyers for money outside the normal course of a sale. */
export function findMoneyRequest(plain: string): string | undefined {
  return plain
    .split(/[.!?\n]/)
    .flatMap((sentence) => (dueInOrder.test(sentence) ? [] : (asking.exec(sentence)?.[0] ?? [])))[0];
}
