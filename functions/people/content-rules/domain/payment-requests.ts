import { fees, findScheme, isOrdinaryCharge, negated } from './payment-schemes.ts';
import { splitSentences, type TextSign, toSure, toUnsure } from './sign.ts';

/** Means of payment that cannot be reversed, or that leave no trace. */
const finalWays =
  /\b(?:western[ -]?union|money[ -]?gram|bit ?coins?|btc|usdt|ethereum|crypto(?:currency|currencies)?|gift ?(?:cards?|vouchers?)|(?:itunes|steam|amazon) (?:cards?|vouchers?)|cash ?app|venmo|zelle)\b/gi;
const walletWays = /\b(?:paypal|revolut|monzo\.me|pay me (?:directly|in cash|up ?front)|cash up ?front)\b/gi;
/** Where the writer's money comes from, or where a person works, asks for no payment. */
const notAsked =
  /\b(?:work(?:s|ed|ing)?|job|jobs|employed|office|offices|shares?|hired|career|engineer|manager|director|made|earned|profits?|gains?|sold|savings|invest(?:ed|ment|ments|or)?|received?|got|won|thanks for|as a|not|no|never|don't|won't|doesn't|neither|nor|avoid|beware)\b[^.!?\n]{0,30}$/i;

const findWays = (plain: string, ways: RegExp): TextSign[] =>
  [...plain.matchAll(ways)].flatMap(({ 0: words, index }) =>
    notAsked.test(plain.slice(Math.max(0, index - 60), index)) ? [] : [toSure(words)],
  );
export function findFinalPayments(plain: string): TextSign[] {
  return findWays(plain, finalWays);
}
export function findWalletPayments(plain: string): TextSign[] {
  return findWays(plain, walletWays);
}

const money = `${fees}|money|funds|payments?|cash|balance|£ ?\\d[\\d,.]*(?: ?k\\b)?|\\d[\\d,.]* ?(?:pounds|quid|gbp|k\\b)`;
const verbs = 'pay|send|transfer|wire|forward|put down|hand over|give (?:me|us)|revolut|paypal';
const asking = new RegExp(`\\b(${verbs})\\b(?!ing)[^.!?\\n]{0,40}?(?<![\\w£])(${money})(?![\\p{L}])`, 'giu');
const passive = new RegExp(
  `(?<![\\w£])(${money})\\b[^.!?\\n]{0,30}\\b(?:must|should|needs? to|has to|have to|to)\\s+be\\s+(?:paid|sent|transferred|wired)\\b`,
  'iu',
);
const securing = new RegExp(
  `(?<!\\w)(?:holding|reservation|booking|viewing|admin(?:istration)?|refundable|small|£ ?\\d[\\d,.]*)\\s+(?:fee|deposit)\\b[^.!?\\n]{0,30}\\b(?:secures?|reserves?|holds?|required|needed|due|payable|up ?front|today|now|tonight|before|to (?:hold|reserve|secure|view|take))\\b`,
  'i',
);

const loan = /\blend (?:me|us)\b[^.!?\n]{0,20}(?:£ ?\d|money|cash|deposit|fee)/i;

/** The money of a sale goes through solicitors, on exchange and on completion. */
const dueInOrder =
  /\b(?:solicitors?|conveyancers?|exchange|exchanging|exchanged|completion|completing|mortgage|lender|stamp duty|survey(?:or)?s?|auction(?:eer)?s?|estate agents?|council|landlord|removals?)\b/i;

const firstPersons =
  /^(?:i|i'm|i'd|i'll|i've|im|ive|we|we're|we'd|we'll|we've|they|they'd|they'll|they're|he|he'd|he'll|she|she'd|she'll|who|nobody|everyone|residents|tenants|leaseholders|neighbours|landlords?|owners|parents|partner|wife|husband|mum|dad|bank|builders?|previous|people|most|some|both|buyer)$/;
const secondPersons =
  /^(?:you|you'd|you'll|u|your|yourself|please|pls|plz|kindly|must|buyers|viewers|purchasers|applicants|just|simply|whoever|anyone|first)$/;
/** Words before a verb that say nothing of who does it. */
const maxWordsBefore = 12;

/** Whether the reader is to do what the verb means: the nearest person before it is the reader, or no person is. */
export function isAskedOfReader(sentence: string, index: number): boolean {
  const words =
    sentence
      .slice(Math.max(0, index - 120), index)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  for (const word of words.slice(-maxWordsBefore).toReversed()) {
    if (secondPersons.test(word)) return true;
    if (firstPersons.test(word)) return isDesire(words, word);
  }
  return true;
}
/** "I want the deposit sent": a wish of the writer's is a request. */
const isDesire = (words: readonly string[], person: string): boolean =>
  person.startsWith('i') &&
  /\b(?:i|i'd) (?:want|need|require|insist|expect|like) (?:the|a|your|some)\b/.test(
    words.slice(-5).join(' '),
  );

/** A price is talked about in every sale; so much is no fee. */
const minPrice = 50_000;
function isPrice(verb: string, sum: string): boolean {
  const digits = Number(sum.replaceAll(/[^\d.]/g, '')) * (/k$/i.test(sum) ? 1_000 : 1);
  return /^pay$/i.test(verb) && /\d/.test(sum) && digits >= minPrice;
}
const asksPrice =
  /\b(?:asking price|full price|list price|guide price|rent|a month|per month|pcm|a year|per year|annually|monthly|service charge|ground rent|council tax|bills?|in cash for|offer)\b/i;
/** The sentences that ask the reader for money outside the normal course of a sale. */
export function findMoneyRequests(plain: string): TextSign[] {
  return splitSentences(plain).flatMap((sentence) => {
    const wish = loan.exec(sentence)?.[0];
    if (wish !== undefined) return [toUnsure(wish)];
    if (dueInOrder.test(sentence) || asksPrice.test(sentence)) return [];
    const fee = isOrdinaryCharge(sentence, plain)
      ? undefined
      : (passive.exec(sentence)?.[0] ?? securing.exec(sentence)?.[0]);
    const wanted = fee ?? findScheme(sentence);
    if (wanted !== undefined && !/\b(?:we|i)(?: have|'ve| saved)\b/i.test(sentence))
      return [toUnsure(wanted)];
    return [...sentence.matchAll(asking)].flatMap((match) => {
      const [words, verb = '', sum = ''] = match;
      if (
        isPrice(verb, sum) ||
        negated.test(sentence.slice(Math.max(0, match.index - 40), match.index)) ||
        !isAskedOfReader(sentence, match.index)
      )
        return [];
      return [toUnsure(words)];
    });
  });
}
