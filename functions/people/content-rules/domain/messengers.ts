import { findOrdinaryNetworks, listReached, placeWords, privately, said } from './ordinary-networks.ts';
import { type TextSign, toSure, toUnsure } from './sign.ts';

/** Names that are ordinary words of a listing, too: "Signal: excellent", "Facebook: ten minutes by train". */
const wordNetwork = 'signal|facebook|messenger|fb|linked ?in|discord|imessage|face ?time';
const whatsApp = "w(?:h?a|h?o)t{1,2}[ ']?[sz][ -]?app?";
const ownNetwork = `${whatsApp}|tele ?gram|snap ?chat|instagram|insta|tik ?tok|viber|we ?chat|skype|kik`;
const network = `${ownNetwork}|${wordNetwork}`;
/** What follows the name of a network where it is a place or an ordinary word. */
const notNetwork = `(?! ?(?:-|/)(?:worthy|famous|friendly|ready)|s?[ -](?:${placeWords})\\b|able)`;
const notOrdinary =
  '(?<!turn |wifi |wi-fi |mobile |phone |4g |5g |tv |radio |satellite |good |poor |strong |weak |former |old |no )';
const social = `${notOrdinary}(?:${network})(?![\\p{L}])${notNetwork}`;
const writing = `message|msg|text|dm|${privately}|chat|talk|speak|find|follow|add|reach|contact|ping|write|move|switch|continue|carry on|catch|get|look|hit|see|call|video call|buzz|search|answer|reply|respond|reachable|(?:be|get|best) (?:contacted|reached)|connect|inbox|hmu|slide into`;

const noName = `(?!(?:${said}|\\d)\\b)`;

const messengers: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${writing})\\b(?: [\\p{L}']{1,20}){0,4}? (?:on|via|by|over|through|to|using|over to|over on) (?:my |our |the )?${social}`,
    'giu',
  ),
  new RegExp(`\\b(?:i'm|im|i am|we're|we are) (?:only |also |always |just )on ${social}`, 'giu'),
  new RegExp(
    `\\b(?:i'm|im|i am|we're|we are|are you|also|you|have|use|got|via|by|available|is) (?:on |via )?(?:${whatsApp}|tele ?gram|snap ?chat|viber|we ?chat|discord|kik)(?![\\p{L}])${notNetwork}`,
    'giu',
  ),
  new RegExp(`\\b(?:my|our|your|ur) (?!(?:signal|discord)\\b)${social}(?! (?:photos?|friends?))`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${network}) (?:me|us)(?![\\p{L}])`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d])${whatsApp}(?![\\p{L}])(?=\\s*(?:[.!,?:;]|$|number|no\\b|only|works\\b|(?:'s|is)\\b|if\\b|any\\b|or\\b|anytime|today|\\+?\\d|\\())`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d])(?:${ownNetwork}|ig) ?[:=|] ?${noName}(?=[\\p{L}@+])\\S{1,40}`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d])(?:${network}|snap|ig|tt|tg) ?(?:[:=]|is|-|on|under|as)? ?@ ?[\\p{L}\\d]\\S{1,40}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${network}) (?:handle|user ?name|nick ?name|nick|number|id|account)|line (?:id|user ?name))\\b`,
    'giu',
  ),
  new RegExp(`\\b(?:handle|user ?name|nick ?name|nick|name|id) (?:on|in|for) ${social}`, 'giu'),
  /\b(?:my|our) (?:ig|snap|tg|tt)(?: is| ?[:=]) (?!(?:from|of|old|in|not|the|an?)\b)[\p{L}\d]/giu,
  /(?<![\p{L}\d_@.])@[a-z][\w.]{2,40}/giu,
];

/** A word with digits behind its letters or with an underscore, as people choose where their name is taken. */
const handle =
  '((?!(?:no|nr|mk|type|grade|phase|block|flat|apt|unit|plot|room|floor|level|zone|gen|version|cat|wifi|page|number|photos?|pictures?|pics?|videos?|plan|step|part|covid)_?\\d)\\p{L}(?:[\\p{L}\\d.]{0,30}_|[\\p{L}.]{1,30}#?\\d)[\\p{L}\\d_.]{0,30})(?![\\p{L}\\d])';
/** Outcodes, and standards like EE4G. */
const areaCode = /^\p{Lu}{1,2}\d/u;
const named = `(?:${network}|snap|ig|tg|tt)(?![\\p{L}\\d])${notNetwork}`;
const handles: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])${named}[^\\p{L}\\d_]{1,5}(?:(?:is|name|nick|handle|user|username|id|contact|as|under|at|me|us|account|called|find|add)[^\\p{L}\\d_]{1,4}){0,3}${handle}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d_.])${handle} ?(?:\\(|\\[|on |via |at |@ )(?:my |the )?${named}`, 'giu'),
];
/** A name behind a network that says nothing else: "for photos: telegram bob", "Facebook: Bob Smith". */
const names: readonly RegExp[] = [
  new RegExp(
    `(?:^|[:;,.!?(\\n] ?)(?:${whatsApp}|tele ?gram|viber|wechat|skype|snap ?chat)(?![\\p{L}])${notNetwork}[ >|/-]{1,3}(?!(?:rooms?|calls?|meetings?|viewings?|tours?|chats?)\\b)[\\p{L}'.]{2,30}(?=\\s*(?:[,;)!\\n]|\\.(?:\\s|$)|$))`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:skype|discord|kik|viber) \\p{Ll}{2,20}\\.\\p{Ll}{2,20}(?![\\p{L}\\d])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:facebook|fb|linked ?in)(?: ?[:=|] ?|\\s-\\s)(?!${said}\\b)(?=\\p{L})[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20}){0,2}(?=\\s*(?:[.,;)!\\n]|$))`,
    'giu',
  ),
];

/** Contact details that only the eye finds: a number in a photo, a code to scan. */
const pictures = '(?:photos?|pictures?|pics?|images?|(?:floor ?)?plans?|boards?|videos?)';
const inPictures: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:my|our) (?:number|no|email|e-mail|handle|user ?name|details)|(?:my |our |the )?(?:phone|mobile|telephone|contact) (?:number|details))\\b[^.!?\\n]{0,20}\\b(?:in|on) [^.!?\\n]{0,20}\\b${pictures}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:qr ?codes?|barcodes?)\\b[^.!?\\n]{0,25}\\b(?:in|on) [^.!?\\n]{0,20}\\b${pictures}\\b`,
    'giu',
  ),
  /\bscan (?:the|my|our|this) (?:qr ?)?code\b[^.!?\n]{0,40}\b(?:reach|contact|write|message|chat|speak|talk|me|us|my|our)\b/giu,
];

function listHandles([found, name = '']: RegExpExecArray): TextSign[] {
  return areaCode.test(name) ? [] : [toSure(found)];
}

/**
 * Ways to write to a person on another network.
 * @param plain a normalised text
 * @param words the same with signs in words as letters, which hides the digits of names
 */
export function findMessengers(plain: string, words: string): TextSign[] {
  return [
    ...messengers.flatMap((pattern) => listReached(words, pattern)),
    ...(plain === words ? [plain] : [plain, words]).flatMap((text) =>
      handles.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(listHandles)),
    ),
    ...findOrdinaryNetworks(words, plain),
    ...[...names, ...inPictures].flatMap((pattern) =>
      [...words.matchAll(pattern)].map(([found]) => toUnsure(found)),
    ),
  ];
}
