export const fees =
  'deposits?|holding fees?|holding deposits?|reservation fees?|booking fees?|viewing fees?|admin(?:istration)? fees?|release fees?|fees?';

const words = 'one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty';
const pounds = '(?:quid|pounds?|gbp)';
const tens = '(?:ten|fifteen|twenty|thirty|forty|fifty|hundred|\\d{2,3}) (?:notes|nicker)';
const spoken = `(?<![\\w£.])(?:[1-9][\\d,]{0,5} ?${pounds}|(?:${words})(?: hundred)? ${pounds}|(?:a|\\d{1,2}) hundred ${pounds}|${tens}|(?:(?:an?|another|${words}) )?(?:tenners?|fivers?)|(?:${words}|a|half a|\\d{1,2}) grand(?=\\s*(?:[,.;!?)/]|$|(?:and|or|to|now|then|today|holds|keeps|secures|reserves|gets|takes|per|for|each|cash|up|off|down|is)(?!\\p{L}))))(?!\\p{L})`;
/** What costs nothing is no sum. */
const sign = '(?:£ ?|\\bgbp ?)(?!0+(?!\\d|\\.\\d?[1-9]))';
/** Less than what prices move by: so much is asked for holding a home. */
const small = `(?:${sign}\\d{1,2},\\d{3}(?![,\\d])|${sign}\\d{1,4}(?![,.]?\\d)(?! ?[km]\\b)|(?:${sign}|(?<![\\w£.,]))1?\\d(?:\\.\\d{1,2})? ?k(?!\\p{L})|${spoken})`;
/** So much, and no price of a home, is asked for seeing one. */
const tiny = `(?:${sign}\\d{1,3}(?!,?\\d|\\.\\d{3}| ?[km]\\b)(?:\\.\\d{2})?|${spoken})(?! ?(?:an?|per|every|each) (?:hour|day|week|month|year|annum))`;
const home = '(?:it|this|the (?:home|house|flat|property|place))';
const holding = `(?:(?:takes?|keeps?|gets?) ${home} off(?: the market| the site)?|hold(?:s|ing)? ${home}(?! (?:together|all|up|at|back|in (?:place|trust|your|my|one|the)))|keeps? ${home} for you|reserves? ${home}|secures? ${home}|stops? (?:the |all |other )?viewings)`;
const yours = `(?:it's|it is|(?:the|this) (?:home|house|flat|property|place)(?: is|'s)) (?:yours|off the market)`;
const viewings =
  'viewings?\\b(?! (?:platform|gallery|tower|area|deck|point|app|card|licence|essential|advised|recommended|highly|on|from)\\b)';
const beforeOthers =
  '(?<!(?:for|during|at|castle|abbey|museum|star|whale|bird|wildlife|art) )(?:viewings?|(?:fee|charge) for (?:viewing|seeing) (?:it|the (?:home|house|flat|property|place)))';
const toView = `to (?:come (?:and )?)?(?:view|see) (?:it|(?:the|this|my|our) (?:home|house|flat|property|place)|inside)(?!\\p{L})|to view(?=\\s*(?:[,.!?:;)-]|$|costs?\\b|is\\b|it\\b|please\\b|and\\b|first\\b))|to (?:book|arrange|reserve) (?:a|your|each) (?:viewing|slot)`;

/** Money for holding a home, for seeing it, or in the seller's own hand. */
const schemes: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w£])(?:${small}|${fees}|payment)(?![\\p{L}])[^.!?\\n]{0,40}\\b${holding}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`\\b${holding}(?: for you)? for (?:${small})`, 'iu'),
  new RegExp(
    `(?!£ ?[2-9]\\d,)${small}(?!,? (?:off|less|more|extra|lower|under|over|below|above|on top|cheaper)(?!\\p{L}))[^.!?\\n]{0,15}\\b(?:and|then|now|today|tonight)\\b[^.!?\\n]{0,12}\\b${yours}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${beforeOthers}(?: (?:fees?|charges?|costs?|slots?|appointments?))?(?: of)?(?:,? (?:(?:is |are |will be )?charged(?: at)?|(?:will )?costs?|is|are|will be|at|for)|:| -)? (?:only |just |now )?${tiny}(?! (?:for )?(?:the )?(?:car )?park)`,
    'iu',
  ),
  new RegExp(
    `${tiny}(?: ?pp| (?:each|per person|a head|cash|refundable|charge|fee))*(?: ?/ ?| (?:per|an?|every|each|for (?:an?|each|every|the|your)|for|before (?:an?|each|the)) )${viewings}`,
    'iu',
  ),
  new RegExp(`${tiny}(?: ?pp viewings?| viewing (?:fee|charge|deposit))(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<=^\\W{0,5}|\\b(?:i|we)(?:'ll)? (?:charge|ask|take|want|need) (?:only |just )?)${tiny}(?: ?pp)? ?(?:per|a|each|every|\\/) ?visit(?! (?:from|by|of|for|to|is|was))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`${tiny}(?: ?pp| (?:each|cash|per person|a head|refundable|please))* (?:${toView})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:${toView})(?:,? (?:it |it's |there's )?(?:costs?|is|a fee of|i (?:ask|charge|take|need))|:|,| -)? ?${tiny}`,
    'iu',
  ),
  new RegExp(
    `${tiny}[^.!?\\n]{0,25}\\b(?:and|then) (?:i|we)(?:'ll| will| can) (?:show you|let you (?:in|see|view))`,
    'iu',
  ),
  new RegExp(`\\b(?:show you (?:round|in)|let you (?:in|see it|view)) for ${tiny}`, 'iu'),
  /\bviewings? (?:is |are )?(?:by|with|on|against) (?:a )?deposit\b/i,
  /\bpay\b[^.!?\n]{0,25}\bbefore (?:you|the|a|any) (?:view|see|viewing|visit)/i,
  /\b(?:deposit|fee|payment)s?\b[^.!?\n]{0,15}\b(?:for|before) (?:a |the |any |each )?viewings?\b(?! (?:platform|gallery|area|deck))/i,
  new RegExp(
    `\\b(?:need|want|require|ask(?:ing)? for|take|expect)\\b[^.!?\\n]{0,20}?(?<![\\w£])(?:${small}|${fees})(?![\\p{L}])[^.!?\\n]{0,15}\\bup ?front\\b`,
    'iu',
  ),
  /\b(?:ask(?:ing)? for|require|need|want|charge|take) (?:a |an |the )?(?:small |refundable )?(?:holding|reservation|booking|viewing|admin) (?:deposit|fee)\b/i,
  /\b(?:need|want) the (?:deposit|money|fee|payment)\b[^.!?\n]{0,25}\b(?:in my hand|today|tonight|tomorrow)\b/i,
  /\b(?:pay|payment|deposit|fee|money|\d+ ?%)(?!\p{L})[^.!?\n]{0,25}\b(?:me|us) (?:directly|direct)\b|\bpay (?:me|us)\b[^.!?\n]{0,25}\bdirectly\b/iu,
  /\bcash deposit\b(?! (?:machine|box|account))|\b(?:bring|drop|leave|hand)\b[^.!?\n]{0,12}£ ?\d{2}[\d,]{0,8}[^.!?\n]{0,10}\bcash\b/i,
  /\bpay half (?:now|first|today|up ?front)\b/i,
];

/** A buyer's question about fees, or what a buyer offers. */
const ofBuyer =
  /\b(?:(?:do|did) you (?:require|charge|need|ask|take|want|expect)|(?:do|must|should|would|will) (?:i|we) (?:have to |need to )?(?:need|pay))\b|\b(?:i|we)(?:'ll|'d|’ll|’d| can| could| would| will)? (?:be (?:able|happy) to )?(?:pay|offer|give)\b|\b(?:would|will|could|can) you (?:please )?(?:hold|keep)\b/i;
const question =
  /^\W*(?:(?:hi|hello|hey|and|but|so|also|ok|just wondering|thanks|thank you)[ ,-]+)*(?:(?:do|does|did) |(?:is|are) (?:it|there|the|a|viewings?|this)\b|(?:would|will|could|can) (?:you (?:hold|keep|take|reserve|secure|stop|accept)\b|(?!you\b))|how\b|what\b|which\b|if (?:i|we)\b).*\?\s*$/is;
/** What somebody else asked for, or once. */
const told =
  /(?:(?<!\b(?:if|when|once|as|until|be|is|are) )\b(?:charged|wanted|asked|took|demanded|quoted|paid)|(?<!\b(?:i'm|am|we're|we are) )\bcharging)\b[^.,:!?\n]{0,20}$/i;
/** What a buyer spends on the way. */
const travel =
  /\b(?:fares?|trains?|taxis?|cabs?|bus|buses|petrol|fuel|diesel|flights?|journey|travel|parking)\b[^.,:;!?\n]{0,35}$/i;
/** Goods have a price, too. */
const goods =
  /\b(?:sofas?|curtains?|blinds|mower|shed|piano|furniture|washing machine|cooker|oven|fridge|freezer|table|chairs|wardrobe|hot tub|summer ?house|greenhouse|bikes?|car|rug|mirror|bed)(?:,|:| -)?(?: (?:is|are|for|at|costs?|now|only|just))* $/i;
/** By how much a price moves in a negotiation. */
const moves =
  /\b(?:knock|drop|reduce|lower|add|raise|increase|go up|come down|another|an extra)\b[^.,:!?\n]{0,25}$/i;
const mentionsHome = /\b(?:market|viewings?|home|house|flat|property|place)\b/i;
const promisesEntry = /\b(?:show you|let you)\b/i;

/** Whether a sum is paid for something else than for holding or seeing a home. */
const isOtherSum = (before: string, match: string): boolean =>
  told.test(before) ||
  (travel.test(before) && !promisesEntry.test(match)) ||
  (/\byours\b/i.test(match) && (moves.test(before) || (goods.test(before) && !mentionsHome.test(match))));

const notNeeded = /^ (?:is |was )?(?:not|isn['’]t) (?:needed|required|necessary)\b/i;
/** "Never send money" warns, and asks for no money. */
export const negated =
  /\b(?:never|not|don't|do not|won't|can't|cannot|needn't|without|nor|avoid|no need to|refuse to)(?: \p{L}+){0,2} ?$/iu;

/** The builder of a new home takes a fee for its plot, and who runs a block takes charges. */
const newBuild =
  /\b(?:new[ -]builds?|barratt|persimmon|taylor wimpey|bellway|redrow|bovis|vistry|crest nicholson|berkeley|david wilson|linden homes|cala homes|miller homes|help to buy|first homes|shared ownership|housing association|consumer code)\b/i;
const toDeveloper =
  /\b(?:to|with) (?:the|a|your|our) (?:developer|(?:house ?)?builder)s?\b|\b(?:developer|(?:house ?)?builder)s?(?:['’]s?)? (?:\p{L}+ )?(?:a |the )?(?:reservation fees?|£)/iu;
const ofBlock =
  /\b(?:service charge|ground rent|management (?:company|fee|charge|agents?)|managing agents?|residents['’]?|freeholder|factors?|sinking fund|estate charge|per annum|p\.a|a year|each year|every year|annual(?:ly)?|per month|monthly|notice of (?:transfer|charge|assignment)|deed of covenant|licence to assign)\b/i;
const toWriter =
  /\b(?:me|us|my|our account|in cash|cash|today|tonight|bank transfer|transfer|before (?:you|the|a|any) view\w*|to view)\b/i;

/** Whether a sentence tells of what a developer or who runs a block takes. */
export function isOrdinaryCharge(sentence: string, plain: string): boolean {
  if (toWriter.test(sentence)) return false;
  const isReservation = /\b(?:reservation|holding|booking|viewing)\b/i.test(sentence);
  if (!isReservation) return ofBlock.test(sentence);
  return /\breservation fees?\b/i.test(sentence) && (newBuild.test(plain) || toDeveloper.test(sentence));
}

/** Words that ask for money to hold or to see a home. */
export function findScheme(sentence: string): string | undefined {
  if (question.test(sentence)) return undefined;
  for (const pattern of schemes) {
    const match = pattern.exec(sentence);
    if (!match || /\bnot (?:to )?(?:take|keep|hold)\b/i.test(match[0])) continue;
    const end = match.index + match[0].length;
    if (ofBuyer.test(sentence.slice(0, end)) || notNeeded.test(sentence.slice(end))) continue;
    if (/\bback\b/i.test(match[0])) continue;
    const before = sentence.slice(Math.max(0, match.index - 40), match.index);
    if (isOtherSum(before, match[0])) continue;
    if (!negated.test(before) && !/\bno (?:\p{L}+ )?$/iu.test(before)) return match[0];
  }
  return undefined;
}
