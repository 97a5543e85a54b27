import { isAskedOfReader, isOrderToReader } from './asked-of-reader.ts';
import { isRefused, ofBuyer, question } from './payment-refusals.ts';
import { fees, home, payee, small, sums, tiny } from './payment-words.ts';
import { cutClause } from './sign.ts';

const offMarket = `off(?! (?:your|my|our|his|her|their|the (?!market|site))|er)(?: (?:the|this) (?:market|site))?`;
const holding = `(?:(?:tak(?:e|es|en|ing)|keeps?|gets?) ${home} ${offMarket}|hold(?:s|ing)? ${home}(?! (?:together|all|up|at|back|in (?:place|trust|your|my|one|the)))|keeps? ${home} (?:for you|yours)|reserves? ${home}|secures? (?:${home}|first refusal)|stop(?:s|ping)? (?:showing ${home}|(?:the |all |other )?viewings)|cancel (?:the |all |my |the other |\\p{L}+'s )?(?:viewings|viewers)|keeps? (?:the |all )?(?:other )?(?:people|buyers|viewers|others) (?:away|off))`;
const yours = `(?:it's|it is|(?:the|this) (?:home|house|flat|property|place)(?: is|'s)) (?:yours|off the (?:market|site)|(?:reserved|held|secured|kept) (?:for|in) you)`;
const notOfHome =
  '(?! (?:platform|gallery|tower|area|deck|point|app|card|licence|essential|advised|recommended|highly|on|from)\\b)';
const viewings = `viewings?\\b${notOfHome}`;
const beforeOthers =
  '(?<!(?:for|during|at|castle|abbey|museum|star|whale|bird|wildlife|art) )(?:viewings?|(?:fee|charge) for (?:viewing|seeing) (?:it|the (?:home|house|flat|property|place)))';
/** A time to see the home. */
const visit = '(?:viewings?|slots?|appointments?|visits?)';
const booking = '(?:book|arrange|reserve|confirm|secure|guarantee|hold|keep)';
const toView = `to (?:come (?:and )?)?(?:view|see) (?:it|(?:the|this|my|our) (?:home|house|flat|property|place)|inside)(?!\\p{L})|to (?:come (?:and )?)?look (?:inside|round|around)(?!\\p{L})|to view(?=\\s*(?:[,.!?:;)-]|$|costs?\\b|is\\b|it\\b|please\\b|and\\b|first\\b))|to ${booking} (?:a|the|your|each) ${visit}`;
const each = ' ?pp| (?:each|per person|a head|cash|refundable|please|charge|fee|entry|admission)';

/** Money for holding a home. */
const forHolding: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w£])(?:${small}|${fees}|payment)(?![\\p{L}])[^.!?£\\n]{0,40}\\b${holding}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `\\b${holding}[^.,;!?\\n]{0,20} (?:for|if you pay(?: ${payee})?) (?:a deposit of )?(?:${small})`,
    'iu',
  ),
  new RegExp(
    `(?!£ ?[2-9]\\d,)${small}[^.!?\\n]{0,15}\\b(?:and|then|now|today|tonight)\\b[^.!?\\n]{0,12}\\b${yours}`,
    'iu',
  ),
  new RegExp(`\\b(?:${fees})\\b[^.!?\\n]{0,15}\\b(?:and|then)\\b[^.!?\\n]{0,12}\\b${yours}`, 'iu'),
];
/** Without it the home is not held. */
const orElse: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can't|cannot|won't|don't|not)\\b[^.,!?\\n]{0,10}\\b(?:hold|keep|show|reserve|take)\\b[^.,!?\\n]{0,30}\\b(?:without|unless|until)\\b[^.!?\\n]{0,25}(?:${small}|\\b(?:${fees})\\b)`,
    'iu',
  ),
  new RegExp(
    `\\bwithout (?:an? |the |your )?(?:${small}|${fees})[^.!?\\n]{0,15}\\b(?:i|we) (?:can't|cannot|won't|don't) (?:hold|keep|show|reserve|take)\\b`,
    'iu',
  ),
];
/** Money for seeing a home. */
const forSeeing: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${beforeOthers}(?: (?:fees?|charges?|costs?|slots?|appointments?))?(?: of)?(?:,? (?:(?:is |are |will be )?charged(?: at)?|(?:will )?costs?|is|are|will be|at|for)|:| -)? (?:only |just |now )?${tiny}(?! (?:for )?(?:the )?(?:car )?park)`,
    'iu',
  ),
  new RegExp(
    `${tiny}(?:${each})*(?: ?/ ?| (?:per|an?|every|each|for (?:an?|each|every|the|your)|for|before (?:an?|each|the)) )(?:\\p{L}+ )?(?:${viewings}|look (?:round|around|inside)\\b)`,
    'iu',
  ),
  new RegExp(
    `\\bfor ${tiny},? (?:i|we)(?:'ll| will| can| could) [^.,!?\\n]{0,25}\\b(?:viewing|show you|let you|look)\\b`,
    'iu',
  ),
  new RegExp(`${tiny}(?: ?pp viewings?| viewing (?:fee|charge|deposit))(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<=^\\W{0,5}|\\b(?:i|we)(?:'ll)? (?:charge|ask|take|want|need) (?:only |just )?)${tiny}(?: ?pp)? ?(?:per|a|each|every|\\/) ?visit(?! (?:from|by|of|for|to|is|was))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`${tiny}(?:${each}| for (?:the )?keys?| on the door)* (?:${toView})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:${toView})(?:,? (?:it |it's |there's )?(?:costs?|is|a fee of|i (?:ask|charge|take|need))|:|,| -)? ?${tiny}`,
    'iu',
  ),
  new RegExp(
    `${tiny}[^.!?\\n]{0,15}\\b(?:books|confirms|secures|reserves|holds|guarantees|gets you) (?:a|the|your) ${visit}`,
    'iu',
  ),
  new RegExp(
    `${tiny}[^.!?\\n]{0,25}\\b(?:and|then) (?:i|we|he|she|they)(?:'ll| will| can)? (?:shows? you|lets? you (?:in|see|view))`,
    'iu',
  ),
  new RegExp(
    `${tiny}(?:${each})* (?:(?:on|at) the door\\b|(?:from|per|of) (?:each|every|all) (?:viewers?|visitors?))`,
    'iu',
  ),
  new RegExp(`\\b(?:show you (?:round|in)|let you (?:in|see it|view)) for ${tiny}`, 'iu'),
  /\bviewings? (?:is |are )?(?:by|with|on|against) (?:a )?deposit\b/i,
  /\bpay\b[^.!?\n]{0,25}\b(?:before (?:you|the|a|any) (?:view|see|viewing|visit|come)|(?:and|then) (?:you )?view\b)/i,
  new RegExp(
    `\\b(?:deposit|fee|payment)s?(?: of ${tiny})?[^.!?\\n]{0,15} (?:for|before) (?:a |the |any |each )?viewings?\\b(?! (?:platform|gallery|area|deck))`,
    'iu',
  ),
  new RegExp(
    `\\b(?:deposit|fee|payment)s?(?: of ${tiny})?(?: (?:is|are|will be))? (?:required|needed|due|payable|taken|asked) (?:${toView})`,
    'iu',
  ),
  /\b(?:pay|send|transfer|for) (?:the |a |your |my )?viewing (?:fee|charge|deposit)\b/i,
];
/** Money in the writer's own hand, or ahead of all else. */
const inHand: readonly RegExp[] = [
  new RegExp(
    `\\b(?:need|want|require|ask(?:ing)?(?: for)?|take|expect)\\b[^.,!?\\n]{0,20}?(?<![\\w£])(?:${small}|${fees}|money)(?![\\p{L}])(?:(?! from (?!you))[^.!?\\n]){0,15}\\b(?:up ?front|in advance|from you|now|today|tonight|in cash|by tomorrow|which (?:comes|goes) off|to (?:stop|show|prove|keep|start|open))\\b`,
    'iu',
  ),
  /\b(?:ask(?:ing)? for|require|need|want|charge|take) (?:a |an |the )?(?:small |refundable )?(?:holding|reservation|booking|viewing|admin|good faith|goodwill|commitment) (?:deposit|fee|payment)\b/i,
  /\b(?:need|want) the (?:deposit|money|fee|payment)\b[^.!?\n]{0,25}\b(?:in my hand|today|tonight|tomorrow)\b/i,
  new RegExp(
    `\\b(?:(?:${fees}|payments?|money|cash)(?!\\p{L})|\\d+ ?%|${small})[^.,!?\\n]{0,25}\\b(?:(?:straight|direct(?:ly)?) to ${payee}|(?:me|us) direct(?:ly)?\\b)`,
    'iu',
  ),
  new RegExp(
    `(?<=^\\W{0,5}|[,:;] ?)(?:the |a |just |only |refundable )*(?:(?:${small} )?(?:${fees})|\\d+ ?%|${small})(?:,? (?:of )?${small},?)?(?: paid)?(?: (?:by \\p{L}+|in cash|today|now|first|goes|comes|must go|has to go|should go))* to ${payee}`,
    'iu',
  ),
  new RegExp(
    `(?:${fees}|${small})[^.!?\\n]{0,40}\\b(?:(?:send|pay|transfer|wire) (?:it|that|this|them) to ${payee}|(?:could|can|will) you (?:send|transfer|wire|lend)\\b)`,
    'iu',
  ),
  /\bpay (?:me|us)\b(?:[^.!?\n]{0,25}\b(?:direct(?:ly)?|straight)\b|,? (?:and|then) (?:i|we)\b)/i,
  new RegExp(
    `\\b(?:once|when|if|as soon as|after) (?:the |your )?(?:${small}|${fees}|money|cash) (?:is|are|has|lands?|arrives?|comes|reaches)[^.,!?\\n]{0,15} (?:(?:in|into|with|on|to) )?${payee}`,
    'iu',
  ),
  new RegExp(`\\b(?:send|transfer|wire) (?:it|that|this)\\b[^.!?\\n]{0,20}${small}`, 'iu'),
  new RegExp(
    `\\byou (?:pay|transfer|send|wire)(?: now| today| tonight| first)?, (?:and )?(?:i|we)(?:'ll| will)? ${holding}`,
    'iu',
  ),
  new RegExp(`\\b(?:have|get|give you|hand you) (?:the )?keys?\\b[^.,!?\\n]{0,20} for ${small}`, 'iu'),
  new RegExp(
    `(?:${small}|payment)[^.!?\\n]{0,15}\\bgets you (?:to the (?:front|top)|first|in first|priority|the keys)\\b`,
    'iu',
  ),
  /\bcash deposit\b(?! (?:machine|box|account))|\b(?:bring|drop|leave|hand)\b[^.!?\n]{0,12}£ ?\d{2}[\d,]{0,8}[^.!?\n]{0,10}\bcash\b/i,
  new RegExp(
    `\\bput (?:down )?(?:${small}|(?:a |the )?deposit)(?: down)? (?:with|in|into|on|onto) ${payee}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\w£])(?:${fees}|money|funds|payments?|${sums})(?!\\p{L})[^.,!?\\n]{0,30}\\bbe (?:paid|sent|transferred|wired)\\b(?: \\p{L}+){0,2} (?:to ${payee}|today|tonight|now|before)`,
    'iu',
  ),
  /\bhalf (?:of )?(?:the )?(?:deposit |money |price )?(?:now|first|today|up ?front),? (?:and )?(?:the )?(?:half|rest|other)\b|\bpay half (?:now|first|today|up ?front)\b/i,
];
/** What the writer does for it, or wants it for. */
const forFavour: readonly RegExp[] = [
  new RegExp(
    `(?!£ ?\\d{2},)${small}[^.,!?\\n]{0,12}\\b(?:and|then) (?:i|we)(?:'ll| will|'d)? (?:hold|wait|keep it|reserve|cancel|stop)\\b`,
    'iu',
  ),
  new RegExp(`\\bif you (?:want|need) (?:me|us) to (?:wait|hold|keep|stop)\\b[^.!?\\n]{0,25}${small}`, 'iu'),
  new RegExp(`\\b(?:leave|drop|put) ${small}[^.,!?\\n]{0,25} and (?:i|we)\\b`, 'iu'),
  new RegExp(`\\b(?:once|when|after|until|unless) you(?:'ve| have)? (?:pay|paid|send|sent) ${payee}`, 'iu'),
  new RegExp(`${small},? (?:payable|due) (?:now|today|in advance|up ?front|before|to ${payee})`, 'iu'),
  new RegExp(`(?:${fees}) from you\\b`, 'iu'),
  new RegExp(
    `\\btime[- ]?wasters?\\b[^.!?\\n]{0,30}${tiny}|${tiny}[^.!?\\n]{0,20}\\btime[- ]?wasters?\\b`,
    'iu',
  ),
  /\bbring (?:me|us) (?:the |a |your )?(?:deposit|cash|money|fee)\b/i,
];
const schemes = [...forHolding, ...orElse, ...forSeeing, ...inHand, ...forFavour];

/** What a buyer spends on the way. */
export const travel =
  /\b(?:fares?|trains?|taxis?|cabs?|bus|buses|petrol|fuel|diesel|flights?|journey|travel|parking|ferry|ferries|tolls?)\b[^.,:;!?\n]{0,35}$/i;
/** Goods have a price, too. */
const things =
  'sofas?|curtains?|blinds|carpets?|mower|shed|piano|furniture|washing machine|dishwasher|cooker|oven|fridge|freezer|table|chairs|wardrobes?|hot tub|summer ?house|greenhouse|bikes?|car|rug|mirror|bed';
const goods = new RegExp(`\\b(?:${things})(?:,|:| -)?(?: (?:is|are|for|at|costs?|now|only|just))* $`, 'i');
export const forGoods = new RegExp(
  `^[^.,!?\\n]{0,15}\\bfor (?:the |my |our |all the )?(?:${things})\\b`,
  'i',
);
/** By how much a price moves in a negotiation. */
const moves =
  /\b(?:knock|drop(?! (?:me|us)\b)|reduce|lower|add|raise|increase|go up|come down|another|an extra)\b[^.,:!?\n]{0,25}$/i;
const mentionsHome = /\b(?:market|viewings?|home|house|flat|property|place)\b/i;
const promisesEntry = /\b(?:show you|let you)\b/i;
/** What somebody else asked for, or once. */
const told =
  /(?:(?<!\b(?:if|when|once|as|until|be|is|are) )\b(?:charged|wanted|asked|took|demanded|quoted|paid)|(?<!\b(?:i'm|am|we're|we are) )\bcharging)\b[^.,:!?\n]{0,20}$/i;

const saved = /\b(?:we|i)(?: have|'ve| saved)\b[^,;:]{0,25}$/i;

/** Whether a sum is paid for something else than for holding or seeing a home. */
const isOtherSum = (before: string, match: string): boolean =>
  told.test(before) ||
  saved.test(before) ||
  (travel.test(before) && !promisesEntry.test(match)) ||
  (/\byours\b/i.test(match) && (moves.test(before) || (goods.test(before) && !mentionsHome.test(match))));

interface Scheme {
  readonly words: string;
  readonly clause: string;
}
/** Words that ask for money to hold or to see a home, or for money in the writer's hand, with their clauses. */
export function findSchemes(sentence: string): Scheme[] {
  if (question.test(sentence)) return [];
  return schemes.flatMap((pattern) => {
    const match = pattern.exec(sentence);
    if (!match || /\b(?:not (?:to )?(?:take|keep|hold)|back)\b/i.test(match[0])) return [];
    const [words, end] = [match[0], match.index + match[0].length];
    const clause = cutClause(sentence, match.index, end);
    const before = sentence.slice(Math.max(0, match.index - 40), match.index);
    const isOthers =
      ofBuyer.test(clause) ||
      isRefused(sentence, match.index, end) ||
      isOtherSum(before, words) ||
      (/^(?:pay|send|transfer|wire)/i.test(words) &&
        !isAskedOfReader(sentence, match.index) &&
        !isOrderToReader(sentence, match.index));
    return isOthers ? [] : [{ words, clause }];
  });
}
