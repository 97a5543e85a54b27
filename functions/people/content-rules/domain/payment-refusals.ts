import { reach } from './sign.ts';

/** Words that stand between a refusal and what is refused: "never, ever ask you to". */
const betweenRefusal =
  'ever|to|need|needed|needs|have|be|will|would|should|must|can|allowed|required|going|asking|ask|asks|asked|expect|expected|want|wants|take|charge|you|me|us|anyone|anybody|people|buyers?|sellers?|under|any|circumstances|please|the|a|an|your|small|holding|viewing|reservation|or|any|pay|send|transfer|accept|by|in|with|for|via|use|hand over|give';
const refused = new RegExp(
  `(?<!\\bwhy )(?:\\b(?:never|not|cannot|without|nor|neither|(?<!\\bto )avoid|nobody|no one|no need|no sellers?|no buyers?|refuses?(?: to)?|beware(?: of)?)|n't)\\b(?: (?:${betweenRefusal})(?![\\p{L}'])){0,8} ?$`,
  'iu',
);
/** What others ask for: "if a seller asks you to", "anyone who wants you to". */
const askedByOthers =
  /\b(?:if|when|whenever|anyone|anybody|someone|somebody|whoever|who|sellers?|scammers?|fraudsters?|thieves|they|he|she|people|agents?)\b(?:(?!\b(?:i|we|i'm)\b)[^,;:!?\n]){0,40}\b(?:ask|want|tell|demand|press|push|beg)(?:s|es|ed|ing)?\b(?: (?:you|me|us|him|her|them|buyers|people|anyone))?(?: to| for)?(?: (?:pay|send|accept|take|buy|use|by|via|with|a|an|the|your|any|up ?front|small|in)){0,4} ?$/i;
const told =
  /\b(?:was|were|been|being|got) (?:asked|told|tricked|pressed|persuaded) (?:to|into) $|\b(?:told|asked|persuaded|tricked) (?:him|her|them|me|us|people|buyers|my \p{L}+|our \p{L}+)(?: to)? ?$/iu;
/** "Before you send money, ring your solicitor." */
const ahead = /\bbefore (?:you|anyone|buyers)(?: ever)? $/i;
const notNeeded =
  /^(?:s? (?:is|are|was|will be))?(?: (?:not|never|no longer)|\s?isn't| aren't)(?: \p{L}+)? ?(?:needed|required|necessary|asked|taken|charged|due|payable|accepted|wanted|welcome|allowed)\b/iu;
/** "Deposits: none", "no deposit", "£0 fees". */
const none =
  /\b(?:no|zero|nil|£ ?0|free of)(?: (?:small|holding|viewing|reservation|booking|admin|application|up ?front|extra|hidden|such|other|legal|further))? $/iu;
/** What is done about who asks. */
const reporting =
  /\b(?:report (?:them|him|her|it|that|this|the)|walk away|(?:is|are|it's|that's)(?: (?:always|probably|likely|surely|almost certainly))? (?:an? )?(?:scam|fraud)(?:s|ster|sters|mer|mers)?)\b/i;
const denied = /\b(?:not|no|isn't|never)\b[^.]{0,20}\b(?:scam|fraud)/i;

/** What agents ask for, or make people pay. */
const others =
  /\b(?:agents?|sellers?|scammers?|they|he|she|people|others|some)(?: (?!(?:i|we)\b)\p{L}+){0,2} $/iu;
const asks = /^(?:ask|want|need|require|take|charge)/i;
const madeTo = /\b(?:agents?|sellers?|they|some|others)(?: \p{L}+){0,2} (?:make|made|let) you $/iu;

/** Whether a text refuses what stands between two places of it, tells of it or warns about it. */
export function isRefused(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - 90), start);
  const match = sentence.slice(start, end);
  const near = sentence.slice(Math.max(0, start - reach), end + reach);
  return (
    refused.test(before) ||
    ahead.test(before) ||
    none.test(before) ||
    askedByOthers.test(before) ||
    told.test(before) ||
    madeTo.test(before) ||
    (asks.test(match) && others.test(before)) ||
    notNeeded.test(sentence.slice(end, end + reach)) ||
    (reporting.test(near) && !denied.test(near) && !/\b(?:me|us)\b/i.test(match))
  );
}

/** A buyer's question about fees, or what a buyer offers. */
export const ofBuyer =
  /\b(?:(?:do|did) you (?:require|charge|need|ask|take|want|expect)|(?:do|must|should|would|will) (?:i|we) (?:have to |need to )?(?:need|pay))\b|\b(?:i|we)(?:'ll|'d|’ll|’d| can| could| would| will)? (?:be (?:able|happy) to )?(?:pay|offer(?! (?:you )?(?:an? )?(?:viewings?|slots?|it|this)\b)|give(?! you (?:the key|my word|first)))\b|\b(?:would|will|could|can) you (?:please )?(?:hold|keep)\b|\b(?:happy|willing|prepared|ready|glad|able|keen) to (?:pay|offer|give|put down|leave)\b|\bif you(?:'d|'ll| could| would| can| will)? (?:take it off the|hold it|keep it for)\b/i;
export const question =
  /^\W*(?:(?:hi|hello|hey|and|but|so|also|ok|just wondering|thanks|thank you)[ ,-]+)*(?:(?:do|does|did) |(?:is|are) (?:it|there|the|a|viewings?|this)\b|(?:would|will|could|can) (?:you (?:hold|keep|take|reserve|secure|stop|accept)\b|(?:i|we)\b)|how\b|what\b|which\b|if (?:i|we)\b|(?:would|will|could|can) (?!you\b)(?!.*\bto (?:me|us)\b)).*\?\s*$/is;
