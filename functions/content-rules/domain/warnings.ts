import { findSpelledNumbers, normalizeForRules } from './plain-text.ts';
import type { Warning } from './warning.ts';

/**
 * The warnings that a text should show its reader: signs of the common frauds against buyers and sellers.
 * A message with a warning is still sent, but prices, dates and house numbers must cause no warning. Invisible and
 * look-alike characters and numbers in words hide no sign.
 */
export function findWarnings(text: string): Warning[] {
  const plain = normalizeForRules(text);
  const found: Record<Warning, boolean> = {
    bank_details: hasBankDetails(plain),
    payment: isMoneyRequest(plain),
    off_site_link: hasForeignLink(plain),
    contact_details: [plain, ...findSpelledNumbers(plain)].some(hasContact),
  };
  return (['bank_details', 'payment', 'off_site_link', 'contact_details'] as const).filter(
    (warning) => found[warning],
  );
}

const bankWords =
  /\b(sort ?code|account (no|number)|a\/c|acc(oun)?t? ?(no|num|number)\b|bank (details|account|transfer)|iban|swift|bacs|chaps|faster payment)/i;

const sortCodes = /(?<![\d-])(\d{2})([- ])(\d{2})\2(\d{2})(?![\d-])/g;

const accountNumber = /(?<![\d£.,-])\d{8}(?![\d,-]|\.\d)/;

const hasBankDetails = (text: string): boolean => bankWords.test(text) || findBankNumbers(text).length > 0;

/** Sort codes, account numbers next to them, and IBANs, as written in the text. */
export function findBankNumbers(text: string): string[] {
  const codes = [...text.matchAll(sortCodes)];
  const account = codes.length > 0 ? accountNumber.exec(text)?.[0] : undefined;
  if (account !== undefined) return [...codes.map(([code]) => code), account, ...findIbans(text)];
  // Three pairs with hyphens are a sort code unless they can be a date: 40-47-84 is a sort code, 12-03-26 a
  // date.
  const certain = codes.filter(
    ([, day, hyphen, month]) => hyphen === '-' && (Number(day) > 31 || Number(month) > 12),
  );
  return [...certain.map(([code]) => code), ...findIbans(text)];
}

const findIbans = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gi)]
    .map(([typed]) => typed)
    .filter((typed) => isIban(typed.toUpperCase().replaceAll(' ', '')));

/** The checksum of ISO 13616: with its first four characters moved to the end, the number modulo 97 is 1. */
function isIban(typed: string): boolean {
  const moved = `${typed.slice(4)}${typed.slice(0, 4)}`;
  let rest = 0;
  for (const sign of moved) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const money =
  '(deposit|holding fee|reservation fee|admin(istration)? fee|money|funds|payment|£ ?\\d[\\d,.]*k?)';

const asking = new RegExp(`\\b(pay|send|transfer|wire|forward|put down)\\b[^.!?\\n]{0,40}?${money}`, 'i');

const ways =
  /\b(western union|money ?gram|bitcoin|btc|crypto(currency)?|gift ?cards?|paypal|revolut|monzo\.me|cash ?app|venmo|pay me (directly|in cash|up ?front))\b/i;

/**
 * The money of a sale goes through solicitors, on exchange and on completion; mentioning that is no warning
 * sign.
 */
const inOrder =
  /\b(solicitors?|conveyancers?|exchange|exchanging|completion|completing|mortgage|lender|stamp duty|survey(or)?s?)\b/i;

const isMoneyRequest = (text: string): boolean =>
  ways.test(text) ||
  text.split(/[.!?\n]/).some((sentence) => asking.test(sentence) && !inOrder.test(sentence));

const links =
  /\bhttps?:\/\/([^\s/:?#]+)|\b(www\.[\w-]+(?:\.[\w-]+)+)|(?<![@\w.-])((?:[a-z0-9-]+\.)+(?:com|co\.uk|org\.uk|net|org|info|biz|link|click|xyz|shop|site|online|me|ly|io|app|ru|top))\b(?!@)/gi;

const trusted = /(^|\.)(gov\.uk|gov\.scot|gov\.wales|gable\.example)$/i;

/** Links to sites other than the government's and our own. */
export function findForeignLinks(text: string): string[] {
  return [...text.matchAll(links)]
    .filter(([, full, www, bare]) => !trusted.test(full ?? www ?? bare ?? ''))
    .map(([typed]) => typed);
}

const hasForeignLink = (text: string): boolean => findForeignLinks(text).length > 0;

const email = /[\w.+-]+ ?(@|\(at\)|\[at\]) ?[\w-]+(\.| ?\(dot\) ?| ?\[dot\] ?)[a-z]{2,}/i;

/**
 * A British number with its separators: 10 or 11 digits, which nothing else in a sale has after a leading
 * zero.
 */
const phones = /(?<![\d£.,/-])(\+44|0044|0)[\d ()-]{8,16}\d(?![\d/-])/g;

const messengers = /\b(whats ?app|telegram|signal me|snapchat|instagram|facebook messenger)\b/i;

export function findPhoneNumbers(text: string): string[] {
  return [...text.matchAll(phones)]
    .filter(([typed, prefix]) => {
      const digits =
        typed.replaceAll(/\D/g, '').length -
        (prefix === '0' ? 0 : (prefix?.length ?? 0) - (prefix === '+44' ? 2 : 1));
      return prefix === '0' ? digits === 10 || digits === 11 : digits >= 9 && digits <= 11;
    })
    .map(([typed]) => typed);
}

const hasContact = (text: string): boolean =>
  email.test(text) || messengers.test(text) || findPhoneNumbers(text).length > 0;

/** The first email address of a text, including one with `(at)` and `(dot)`. */
export function findEmailAddress(text: string): string | undefined {
  return email.exec(text)?.[0];
}
