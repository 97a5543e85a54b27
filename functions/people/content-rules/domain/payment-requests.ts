import { isAskedOfReader, isOrderToReader } from './asked-of-reader.ts';
import { isOrdinaryCharge } from './payment-charges.ts';
import { isRefused, ofBuyer } from './payment-refusals.ts';
import { findSchemes, forGoods, travel } from './payment-schemes.ts';
import { fees, funds, payee, small, sums } from './payment-words.ts';
import { cutClause, reach, splitSentences, type TextSign, toSure, toUnsure } from './sign.ts';

const money = `(?:${funds}|${sums})`;
/** Words behind which the sum belongs to something else, or is none. */
const elsewhere =
  'for|at|of|from|about|and|or|with|before|after|once|until|while|that|which|how|if|when|proof|evidence|receipt|no|nothing|zero|£ ?0';
const gap = `(?:(?!(?<![\\w£])(?:${elsewhere})(?![\\w.]))[^.,!?;:\\n]|\\.(?=\\d)){0,40}?`;
const filler =
  'a|an|the|your|my|our|this|that|some|just|only|about|around|over|up to|another|small|full|whole|holding|initial|refundable|first|one-off|modest|nominal|in|by|half';
/** A word for moving money that is a noun or of another meaning here: "a wire fence", "look forward to". */
const notNoun = '(?<!\\b(?:the|an?|this|of|any|title|equity|looking|look|move|moving|going|put|bring) )';
/** What friends say for sending; "drop me £500 and it's a deal" is about the price. */
const casual = '(?:ping|chuck|pop|bung|drop(?![^.!?\\n]{0,60}\\b(?:deal|accept|shake|exchange|buy|sold)\\b))';
const hundreds =
  '(?:a|one|two|three|four|five|six|seven|eight|nine) hundred(?=\\s*(?:[,.;!?)]|$|(?:and (?:i|we|it)|to (?:me|us|my|our)|in(?:to)? (?:my|our)|now|first|today|tonight|over|by)(?!\\p{L})))';
const asking: readonly RegExp[] = [
  new RegExp(
    `${notNoun}\\b(?:send|transfer|wire|forward|put down|hand over|revolut|paypal)(?: ${payee})?\\b(?!ing)${gap}(?<![\\w£])(?<sum>${money})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `\\bpay(?: ${payee})?(?: (?:${filler})){0,5} (?:(?:(?!(?:no|nil|zero|nothing|for|at) )\\p{L}+ ){0,3}?(?<fee>${funds})|(?<sum>${sums}))(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`\\bgive ${payee}(?: (?:${filler})){0,4} (?<sum>${money})(?!\\p{L})`, 'giu'),
  new RegExp(`\\b${casual} ${payee}(?: (?:${filler})){0,4} (?<sum>${sums}|${hundreds})(?!\\p{L})`, 'giu'),
  new RegExp(
    `${notNoun}(?:\\b${casual}(?: over)?|\\bbank transfer)(?: (?:${filler})){0,4} (?<sum>${sums}|${hundreds})(?!\\p{L})(?: (?:over|across|straight|quick))?(?: by bank transfer)? (?:(?:to|into|in|onto) ${payee}|to (?:hold|secure|reserve|keep|book) (?:it|(?:the|a|your|this) (?:home|house|flat|property|place|viewing|slot))(?!\\p{L}))`,
    'giu',
  ),
];
const passive = new RegExp(
  `(?<![\\w£])(?:${money})\\b[^.,!?\\n]{0,30}\\b(?:must|should|needs? to|has to|have to|to)\\s+be\\s+(?:paid|sent|transferred|wired)\\b`,
  'iu',
);
const feeKinds =
  '(?:holding|reservation|booking|viewing|admin(?:istration)?|advance|application|commitment|refundable|small|£ ?\\d[\\d,.]*)\\s+(?:fee|deposit)\\b';
const securing = new RegExp(
  `(?<!\\w)${feeKinds}(?:[^.!?\\n]{0,30}\\b(?:secures?|reserves?|holds?|required|needed|due|payable|up ?front|today|now|tonight|before|to (?:hold|reserve|secure|view|take))\\b|(?: of| is)?(?:[:, -]+)?${small})`,
  'iu',
);
const loan = /\b(?:lend|loan|front|spot|sub) (?:me|us)\b[^.,!?\n]{0,20}(?:£ ?\d|money|cash|deposit|fee)/i;

/** The money of a sale goes through solicitors, on exchange and on completion. */
const dueInOrder =
  /\b(?:solicitors?|conveyancers?|lawyers?|exchange|exchanging|exchanged|completion|completing|mortgage|lender|stamp duty|survey(?:or)?s?|auction(?:eer)?s?|estate agents?|council|landlord|removals?)\b/i;
const inOrderWay =
  /\b(?:on|at|upon|after|via|through|using|by) (?:\p{L}+ )?(?:solicitors?|conveyancers?|lawyers?|exchange|completion)\b/iu;
/** How long a home is held says nothing of how the money goes. */
const howLong = /\b(?:until|till)\b[^.,;!?\n]{0,25}/gi;
const asksPrice =
  /\b(?:asking price|full price|list price|guide price|rent|a month|per month|pcm|a year|per year|annually|monthly|service charge|ground rent|council tax|bills?|in cash for|(?:an?|the|your|our|his|her|highest|best) offers?|offers? (?:of|over|around|from|price|in))\b/i;
/** A price is talked about in every sale; so much is no fee. */
const minPrice = 50_000;
const isPrice = (sum: string): boolean =>
  /\d/.test(sum) && Number(sum.replaceAll(/[^\d.]/g, '')) * (/k$/i.test(sum) ? 1_000 : 1) >= minPrice;

/** What goes to the writer. */
const toWriter = new RegExp(
  `\\b(?:pay|send|wire|transfer|give|forward|revolut|paypal|ping|chuck|pop|bung|drop) ${payee}|\\b(?:to|with|into|onto) ${payee}|\\bfrom you\\b|\\bto \\d{2}[- ]\\d{2}[- ]\\d{2}(?!\\d)`,
  'iu',
);
const toOthers =
  /^[^.,!?\n]{0,15}\bto (?:the|your|a|an|their|his|her|each) (?!(?:seller|owner|vendor|account|address|number|below|following)s?\b)/i;
/** What a person pays in a life beside the sale: a ticket, a service, a charge at a gate. */
const everyday =
  /^(?: each)?,? (?:for (?!(?:a |the |your |my )?(?:viewings?|credit|referenc\w+|keys?|hold\w*|reserv\w+|it\b|this\b))|at |on |per |in(?:to)? the |to the |towards |extra|plus|more|less|an? |each |every )/i;
const urgent =
  /\b(?:today|tonight|tomorrow|now|asap|straight ?away|immediately|right away|this (?:morning|afternoon|evening)|before (?:you|i|we|the viewing)|up ?front|in advance|first|within (?:the|an?|\d+) hours?)\b/i;
/** What the writer does for the money. */
const bargain =
  /\b(?:and|then) (?:(?:i|we)(?:'ll| will| can|'d)?(?! (?:are|have|were|am|need|hope)\b)\b(?!'(?:re|ve))|(?:he|she|they)(?:'ll| will)? (?:shows?|lets?|gives?|hands?)\b)/i;
/** Fees that people pay to others in every sale. */
const otherFees =
  /\b(?:own|legal|conveyancing|mortgage|broker|arrangement|school|club|membership|gym|golf|mooring|planning|court|registration|registry|parking|removal|tuition)\b/i;
const ofSmallSum = new RegExp(`^(?:${small}|\\d[\\d.]* ?%)`, 'iu');
const ofFee = new RegExp(`^(?:${fees})`, 'i');
/** What nobody takes in the course of a sale. */
const ofHolding =
  /\b(?:holding|viewing|booking|release|advance|application|commitment) (?:fee|deposit)|\b(?:small|refundable) deposit\b[^.,!?\n]{0,20}\b(?:to view|before)|\b(?:small|refundable) deposit$|\b(?:holds|secures|reserves)\b/i;

/** Nobody pays for a look at a home. */
const ofSeeing =
  /\b(?:before|for|to (?:have|get|book|arrange|confirm)) (?:(?:a|an|any|the|your|each) )?viewings?\b(?! (?:platform|gallery|tower|area|deck|point|the|our|a)\b)|\b(?:to|before (?:you|i let you)|lets? you) (?:come (?:and )?)?(?:view|see|look (?:round|around|inside))(?=(?: (?:it|inside|(?:the|this|my|our) (?:home|house|flat|property|place|bungalow|cottage)))?\s*(?:[,.!?:;)]|$|(?:you|please|first)\b))/i;
/** An order that ends with its sum; so little as a coin or two is paid at a gate. */
const endsOrder = /^\s*(?:[.!;)]|$|,? ?(?:please|now|and|then)\b)/i;
const coins = /^£ ?\d(?:\.\d{2})?$/;

const plainOrder = /(?:^|[,;:.(]|\bplease|\bjust|\bkindly)\s*$/i;

interface Asked {
  readonly words: string;
  readonly index: number;
  readonly sum: string;
}
function listAsked(sentence: string): Asked[] {
  return asking.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => ({
      words,
      index,
      sum: groups['sum'] ?? groups['fee'] ?? '',
    })),
  );
}

/** A verb with its sum; sure where the writer takes it, or where it is asked for at once or for a favour. */
function judgeAsked(
  sentence: string,
  { words, index, sum }: Asked,
  isOrderly: boolean,
): TextSign | undefined {
  const end = index + words.length;
  const [before, after] = [
    sentence.slice(Math.max(0, index - reach), index),
    sentence.slice(end, end + reach),
  ];
  if (isPrice(sum) && /^(?:pay|give)/i.test(words)) return undefined;
  if (isRefused(sentence, index, end) || travel.test(before) || forGoods.test(after)) return undefined;
  const clause = cutClause(sentence, index, end);
  const isWriters = toWriter.test(clause);
  const isOrder = isOrderToReader(sentence, index);
  const [isPay, isGift] = [/^pay/i.test(words), /^give/i.test(words)];
  const isAtOnce = urgent.test(words + after) || bargain.test(after);
  if (
    (isGift || /^(?:ping|chuck|pop|bung|drop)/i.test(words)) &&
    !ofFee.test(sum) &&
    !isAtOnce &&
    everyday.test(after)
  )
    return undefined;
  if (isWriters && isOrder)
    return inOrderWay.test(clause) || (isGift && !isAtOnce) ? toUnsure(words) : toSure(words);
  if (!isAskedOfReader(sentence, index) && (isPay || !isOrder)) return undefined;
  if (ofBuyer.test(clause)) return undefined;
  if (isWriters) return toUnsure(words);
  if (toOthers.test(after) || (isPay && isEveryday(words, sum, after))) return undefined;
  const isClaimed =
    isAtOnce ||
    ofHolding.test(words) ||
    ofSeeing.test(clause) ||
    (isPay ? isPlainOrder(before, sum, after) && !isOrderly : ofSmallSum.test(sum) || ofFee.test(sum));
  // "You pay the deposit and we move" is the order of a sale, where "pay it today" isn't.
  const isAlone = isClaimed && (!isPay || urgent.test(words + after));
  if (isAlone ? isInOrder(clause) : isOrderly) return undefined;
  return isClaimed && isOrder ? toSure(words) : toUnsure(words);
}

/** "Pay the deposit", "please pay £300": an order that says neither to whom nor what for. */
const isPlainOrder = (before: string, sum: string, after: string): boolean =>
  plainOrder.test(before) &&
  (/^deposit/i.test(sum) || (ofSmallSum.test(sum) && !coins.test(sum) && endsOrder.test(after)));

const isEveryday = (words: string, sum: string, after: string): boolean =>
  /^cash$/i.test(sum) || (ofFee.test(sum) ? otherFees.test(words) : everyday.test(after));

const isInOrder = (sentence: string): boolean => {
  const ordered = sentence.replaceAll(howLong, '');
  return dueInOrder.test(ordered) || asksPrice.test(ordered);
};

/** The sentences that ask the reader for money outside the normal course of a sale. */
export function findMoneyRequests(plain: string): TextSign[] {
  return splitSentences(plain).flatMap((sentence) => {
    const wish = loan.exec(sentence);
    if (wish && isOrderToReader(sentence, wish.index)) return [toSure(wish[0])];
    const isOrderly = isInOrder(sentence);
    const signs = [
      ...findSchemes(sentence)
        .filter(
          ({ words, clause }) =>
            !isOrdinaryCharge(clause, plain) &&
            (toWriter.test(clause) || urgent.test(words) || !isInOrder(clause)),
        )
        .map(({ words }) => toSure(words)),
      ...listAsked(sentence).flatMap((asked) => judgeAsked(sentence, asked, isOrderly) ?? []),
    ];
    return signs.length > 0 ? signs : findDue(sentence, plain);
  });
}

/** "The deposit must be paid", "a holding fee is required": money that somebody takes. */
function findDue(sentence: string, plain: string): TextSign[] {
  if (isInOrder(sentence) || isOrdinaryCharge(sentence, plain)) return [];
  return [passive, securing].flatMap((pattern) => {
    const match = pattern.exec(sentence);
    if (!match || isRefused(sentence, match.index, match.index + match[0].length)) return [];
    return [ofHolding.test(match[0]) ? toSure(match[0]) : toUnsure(match[0])];
  });
}
