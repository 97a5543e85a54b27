import { isAskedOfReader } from './asked-of-reader.ts';
import { findSpelledNumbers } from './plain-text.ts';
import { splitSentences, type TextSign, toSure } from './sign.ts';

const sortCodes = /(?<![\d£$€.,/-])(\d ?\d)([-./ ]{1,3})(\d ?\d)\2(\d ?\d)(?![-./]?\d)/g;
const bareSortCodes = /(?<![\d£$€.,/-])\d{6}(?![\d,]|[./-]\d)/g;
const accountNumbers = /(?<![\d£$€.,/-])\d(?:[ -]?\d){7}(?!\d|,\d|[./-]\d|[ -]\d{2,})/g;

/** Numbers of eight digits that are not of an account at a bank. */
const otherNumber =
  /(?:\b(?:company|companies house|registered|registration|reg|serial|model|part|boiler|meter|mprn|mpan|certificate|cert|licen[cs]e|policy|claim|planning|application|permission|ref|refs|reference|title|folio|uprn|usrn|epc|order|invoice|charity|vat|council tax|rates|water|gas|electric(?:ity)?|energy|utility|broadband|phone|telephone|mobile|tel|customer|supplier|thames|severn|octopus|edf|eon|e\.on|bulb|ovo|tv licence|gas safe|fensa|niceic|hetas|warranty|guarantee|dated?|born|barcode|isbn|grid|os|sn|s\/n|file|case|matter|deed|plan|drawing|job|quote|parking|permit|badge|fob|alarm|lock|safe|gate|door|combination|wi-?fi|passcode|pin|code|no|number|id)\b[^\d.!?\n]{0,25}|[\p{L}]+\/|#)$/iu;
const bankNear =
  /\b(?:sort ?codes?|sort|acc(?:oun|n)?ts?|a\/c|acct|bank|iban|swift|bic|payee|beneficiary|barclays|lloyds|natwest|hsbc|monzo|starling|santander|nationwide|halifax|revolut|tsb)\b/i;
const utility =
  /\b(?:council tax|rates|water|gas|electric(?:ity)?|energy|utility|utilities|broadband|phone|telephone|customer|supplier|loyalty|parking|thames water|tv licence|user|online|email|netflix|sky|bt|virgin)\s+(?:bill\s+)?(?:acc(?:oun|n)?t|acc|a\/c)/i;

const canBeDate = (day: string, month: string): boolean =>
  Number(day) <= 31 && Number(day) > 0 && Number(month) <= 12 && Number(month) > 0;

interface Placed {
  readonly words: string;
  readonly index: number;
  readonly before: string;
  readonly isDate: boolean;
}
function listPlaced(text: string, pattern: RegExp, isDate: (match: RegExpExecArray) => boolean): Placed[] {
  return [...text.matchAll(pattern)].map((match) => ({
    words: match[0],
    index: match.index,
    before: text.slice(Math.max(0, match.index - 40), match.index),
    isDate: isDate(match),
  }));
}

/** Words between two numbers that stand for one account. */
const between =
  /^[\s,;:.|/()-]*(?:(?:and|the|my|our|with|is|then|sort ?code|sort|code|s\/?c|acc(?:oun|n)?t|acc|a\/c|ac|no|num|number|for|in name of)[\s,;:.|/()-]*){0,6}$/i;

/** A sort code next to an account number, in either order. */
function findPairs(text: string, codes: readonly Placed[], accounts: readonly Placed[]): string[] {
  let at = 0;
  return codes.flatMap((code, place) => {
    while (at < accounts.length && (accounts[at]?.index ?? 0) < code.index - 80) at += 1;
    const near = accounts.slice(at, at + 4).filter((account) => {
      const [first, second] = account.index < code.index ? [account, code] : [code, account];
      const gap = text.slice(first.index + first.words.length, second.index);
      if (second.index - first.index > 80 || second.index < first.index + first.words.length) return false;
      // `07700 900123. Sort code 20-45-77, account 12345678`: the account has the code next to it.
      const nearer = codes[code === first ? place + 1 : place - 1];
      if (nearer && !nearer.isDate && nearer.index > first.index && nearer.index < second.index) return false;
      const other =
        otherNumber.test(account.before) &&
        !/\b(?:acc(?:oun|n)?t|acc|a\/c|sort)\b[^\d]{0,15}$/i.test(account.before);
      return !other && (between.test(gap) || (bankNear.test(gap) && !utility.test(gap)));
    });
    return near.length > 0 ? [code.words, ...near.map(({ words }) => words)] : [];
  });
}

/** "Up to" and "from 5 to" lead to a sum. */
const payingTo =
  /\b(?:(?:pay|transfer|wire|deposit|fee|money)\b|(?:send|move|put|forward)\b[^.!?\n]{0,20}\b(?:it|money|deposit|fee|funds|payment|cash|balance|rest|everything)\b)[^.!?\n]{0,30}?(?<!\b(?:up|down|close|near|next|nearer|closer)|[\d%]|\d ?k) (?:to|into) $/i;
/** Who writes hyphens writes a sort code, whatever is sent to it. */
const movingTo =
  /\b(?:pay|transfer|wire|send|move|put|forward|deposit)\b[^.!?\n]{0,30}?(?<!\b(?:up|down|close|near|next|nearer|closer)) (?:to|into) $/i;
const roundSum = /^\d{4}00$/;
/** What makes a number a sum, a measure or the start of an address. */
const measure =
  /^(?: ?(?:%|k\b|m\b|mm\b|cm\b|sq\b)|\s(?:thousand|hundred|million|grand|pounds?|quid|gbp|pence|p\b|per ?cent|euros?|dollars?|square|mins?\b|minutes?|hours?|miles?|km\b|met(?:re|er)s?|feet|ft\b|inch(?:es)?|litres?|kg\b|kwh?\b)|\s\p{L}[\p{L}'-]+\s(?:street|road|lane|avenue|close|drive|way|terrace|court|place|gardens|row|hill|square|crescent|grove)\b)/iu;
const namedSortCode =
  /\b(?:sort[ -]?code|sort\b(?!\s+(?:of|out|by|through|it|this|that|them)\b)|s\/c)\b[^\d.!?\n]{0,20}(\d(?:[ .-]{0,3}\d){5})(?!\d)/gi;
const namedAccount =
  /(?<!\p{L}|\bon )(?:acc(?:oun|n)?t|acc(?!\.? to\b)|a\/c)(?:\s+(?:no|num|number|nr)\b)?\.?[^\d.!?\n\p{L}]{0,6}(?:(?:is|of|to|in|with|at)\b[^\d.!?\n]{0,12})?(\d(?:[ -]?\d){7})(?![\d,]|[./-]\d)/giu;

const ibans = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?(?![A-Z\d])/gi;
/** The checksum of ISO 13616: with its first four characters moved to the end, the number modulo 97 is 1. */
function isIban(typed: string): boolean {
  if (typed.length < 15 || typed.length > 34) return false;
  let rest = 0;
  for (const sign of `${typed.slice(4)}${typed.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
function findIbans(text: string): string[] {
  return [...text.matchAll(ibans)].flatMap(([typed]) => {
    const signs = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
    // Words may follow an IBAN without a sign between them.
    for (let length = signs.length; length >= 15 && length > signs.length - 9; length -= 1)
      if (isIban(signs.slice(0, length))) return [typed];
    return [];
  });
}

const bankCodes =
  /\b(?:swift|bic)\b(?:\s*(?:\/|or|and|&)\s*(?:swift|bic))?(?:\s+(?:code|no|number))?[\s:=is]{0,6}\b(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/gi;
const isBankCode = (words: string): boolean => {
  const code = /[A-Za-z\d]+$/.exec(words)?.[0] ?? '';
  return /\d/.test(code) || (/\b(?:bic|code)\b|[:=]/i.test(words) && code === code.toUpperCase());
};

/** Details of an account in digits or words, as they are written. */
export function findBankNumbers(plain: string): string[] {
  const codes = [
    ...listPlaced(plain, sortCodes, ([, day = '', , month = '']) => canBeDate(day, month)),
    ...listPlaced(plain, bareSortCodes, () => false),
  ].toSorted((left, right) => left.index - right.index);
  const accounts = listPlaced(plain, accountNumbers, () => false);
  const isMeasured = (words: string, index: number): boolean =>
    measure.test(plain.slice(index + words.length, index + words.length + 40));
  const single = codes.filter(({ words, index, isDate }) => !isDate && !isMeasured(words, index));
  const alone = /\p{L}/u.test(plain) ? [] : single.filter(({ words }) => words.includes('-'));
  const paidTo = single.filter(
    ({ words, before }) =>
      (payingTo.test(before) && !(roundSum.test(words) && before.endsWith(' to '))) ||
      (words.includes('-') && movingTo.test(before)),
  );
  const named = [...plain.matchAll(namedAccount)].filter(
    ({ 0: words, index }) =>
      !isMeasured(words, index) && !utility.test(plain.slice(Math.max(0, index - 25), index + words.length)),
  );
  const spelled = findSpelledNumbers(plain).filter(
    (digits) => digits.length === 14 || (digits.length === 8 && bankNear.test(plain)),
  );
  return [
    ...findPairs(plain, codes, accounts),
    ...[...alone, ...paidTo].map(({ words }) => words),
    ...[...plain.matchAll(namedSortCode)].flatMap(({ 0: words, index }) =>
      isMeasured(words, index) ? [] : [words],
    ),
    ...named.map(([words]) => words),
    ...[...plain.matchAll(bankCodes)].flatMap(([words]) => (isBankCode(words) ? [words] : [])),
    ...findIbans(plain),
    ...spelled,
  ];
}

const inOrder =
  /\b(?:solicitors?|conveyancers?|exchange|exchanging|completion|completing|mortgage|lender)\b/i;
const refusing =
  /\b(?:never|not|don't|won't|can't|cannot|no one|nobody|without|avoid|beware|is it safe)\b|\bif (?:you|someone|anyone|somebody)\b[^.,!?\n]{0,20}\b(?:get|gets|receive|sends?|gives?)\b/i;

/** Sentences that give an account or ask for one, or for a transfer to it. */
const announcements: readonly RegExp[] = [
  /(?<!\b(?:solicitor|lawyer|conveyancer|firm|bank)s?\b[^.!?\n]{0,25})\b(?:my|our|his|her|their)\s+(?:bank\s+|new\s+)?sort ?code\b(?!s?\s+(?:of|for|area|checker))/i,
  /\b(?:send|give|need|want|what's|what is|text|share|(?<!\bto )confirm|have|post)\b[^.!?\n]{0,25}\bsort ?code\b(?!s?\s+(?:of|for|area|checker))|^\W*sort ?code\W*$|\bsort ?code\b,?\s*(?:please|pls|plz|\?|:|below|follows|is\b)/i,
  /\b(?:my|our)\s+(?:bank\s+)?(?:acc(?:oun|n)?t|acc|a\/c)\s*(?:no|number|num|details)\b/i,
  /\b(?:here (?:are|is)|ask(?:ing)? (?:me |us )?for|use|these are|below are|following|new|changed|updated|different)\b[^.!?\n]{0,20}\b(?:bank|account|payment) details\b/i,
  /\buse (?:my|our|his|her)(?: \p{L}+'s)? (?:bank )?acc(?:oun|n)?t (?:for (?:the|your)|to (?:pay|send))\b/iu,
  /\b(?:my|our)\s+(?:new\s+)?(?:bank|banking|payment)\s+details\b/i,
  /\b(?:send|give|need|share|what are|what's|what is|text|confirm|want|email|message|let me have|can i have|have)\b[^.!?\n]{0,15}\b(?:your|the seller's|the owner's)\s+(?:bank|account|banking)\s+(?:details|number)\b/i,
  /\b(?:my|our|the|your)\s+iban\b|\biban\s*(?:please|\?|:|is\b|below)/i,
  /\b(?:by|via|through)?\s*(?:bank transfer|chaps|bacs|faster payments?)\s+(?:only|please|to (?:me|us|my|our|this|the following|the account))\b/i,
];
/** A transfer to an account that the writer asks the reader for. */
const transfer =
  /\b(?:pay|send|transfer|wire|forward|deposit|put|move)\b[^.!?\n]{0,60}?\b(?:to|into|(?<=\bput\b[^.!?\n]{0,40} )in)\s+(?:my|our|this|the following|the below|that|a different|another|her|his|their|my \w+'s|the)\s+(?:\w+\s+){0,2}?(?:acc(?:oun|n)?t|a\/c|iban)\b/i;
const transferWay =
  /\b(?:pay|send|transfer|wire|forward)\b[^.!?\n]{0,50}\b(?:by|via|through|with|using)\s+(?:a\s+)?(?:chaps|bacs|bank transfer|faster payments?|swift)\b/i;

/** The first bank detail, or words that announce, give or ask for one. */
export function findBankDetails(plain: string): TextSign | undefined {
  const [number] = findBankNumbers(plain);
  if (number !== undefined) return toSure(number);
  for (const sentence of splitSentences(plain)) {
    if (!/sort|acc|a\/c|bank|iban|chaps|bacs|faster|swift|payment/i.test(sentence) || refusing.test(sentence))
      continue;
    for (const pattern of announcements) {
      const words = pattern.exec(sentence)?.[0];
      if (words !== undefined) return toSure(words);
    }
    for (const pattern of [transfer, transferWay]) {
      const match = pattern.exec(sentence);
      if (
        match &&
        !(pattern === transferWay && inOrder.test(sentence)) &&
        isAskedOfReader(sentence, match.index)
      )
        return toSure(match[0]);
    }
  }
  return undefined;
}
