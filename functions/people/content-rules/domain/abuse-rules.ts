import { chooseSign, type TextSign, toSure, toUnsure } from './sign.ts';

const mask = '*#@%$·';
/** A letter, or a sign for it. */
const disguiseLetter = (letter: string, nth: number, { length }: readonly string[]): string =>
  // Twatt is a village.
  nth < length - 1 ? `(?:${letter}+|[${mask}])` : `(?:${letter}(?:${letter}{2,})?|[${mask}])`;
/** A word with signs for any of its letters but the first, of which it keeps a second, and with any letter drawn out. */
const disguise = (word: string): string =>
  `(?=\\p{L}\\S{0,12}\\p{L})${word[0] ?? ''}+${Array.from(word.slice(1)).map(disguiseLetter).join('')}`;

const slurWords = [
  'nigger',
  'nigga',
  'paki',
  'pikey',
  'gyppo',
  'raghead',
  'towelhead',
  'poofter',
  'shemale',
  'gook',
];
/** Words that mean nothing else. */
const slurs = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${slurWords.map(disguise).join('|')}|wog|dago|wop(?=s)|darkie|(?:towel|rag) head|yid(?! army))s?)(?![\\p{L}\\d])`,
  'giu',
);
/** Words that are also gaps, dishes, bundles of wood, vans, radios, cats, or what a paint does to rust. */
const doubtful =
  /(?<![\p{L}\d])(?:chinks?(?! (?:of|between)\b| in (?:the|its|a|our|any) (?:walls?|curtains?|blinds?|shutters?|doors?|fences?|hedges?|armou?r|boards?|stones?|mortar)\b)|trann(?:y|ies)(?! (?:vans?|radios?|park(?:ed|ing)|hire)\b)|(?<!\bmaine |\brac)coons?(?! (?:cats?|hounds?|kittens?)\b)|spastics?(?! (?:society|colon|bowel|movement|\w+plegia)\b)|retard(?:ed|s)?(?! (?:growth|the|fire|spread|flame|growth|rust|damp|moisture|heat|any|it|mould)\b)|(?<!\b(?:bundles? of|wood|pork|homemade|butcher's|brushwood|oven for) )fagg?ots?(?! (?:and|&|with|in) (?:mushy )?(?:peas|gravy|mash|chips|onion)|,? peas\b| of (?:wood|sticks|brushwood|straw|hazel|willow)| for the (?:oven|fire)))(?![\p{L}\d])/giu;
/** "Kike" is a given name, too. */
const kikes = /\b(?:kikes?|Kikes|KIKES?)\b/gu;

/** A person beside a word, of whom it then speaks. */
const personBehind =
  /^ (?:who|liv(?:e|es|ed|ing)|move(?:s|d)? (?:in|out|away)|owns?|owned|bought|(?:are |is )?not welcome|aren't welcome|famil(?:y|ies)|neighbours?|tenants?|landlords?|owners?)(?!\p{L})/iu;
const personInFront =
  /\b(?:neighbours?|tenants?|landlords?|owners?|sellers?|buyers?|agents?|man|woman|boy|girl|kids?|people|family|he|she|they|you)(?: (?:is|are|was|were)|'s|'re)(?: (?:an?|all|such|both|just|bloody|real|total)){0,3} $/i;

const bastardThings = '(?:teak|sandstone|stone|cut|files?|mahogany|saffron|toadflax|title|grain|sizes?)\\b';
/** A dog has puppies, seedlings are pricked out, and a finger is pricked. */
const bitch = `(?<!\\b(?:spaniel|labrador|terrier|collie|retriever|pedigree|our dog,? a|breeding|lurcher|hound|whippet) )${disguise('bitch')}(?:es|y)?(?! (?:with|had|and her|whelped|is in season)\\b)`;
const prick = `${disguise('prick')}s?(?! (?:out|up|your|the (?!lot)|a|test|holes?|with)\\b)`;
const oaths = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    `(?:mother|cluster)?f(?:u+c+k+|c+k+|u?[${mask}]{1,4}c?k|u?[${mask}]{2,4})\\p{L}{0,8}`,
    `(?:bull|dip|horse)?${disguise('shit')}(?:ty|e|s|ter|ting|holes?|show)?`,
    `${disguise('cunt')}s?`,
    `${disguise('wank')}(?:er|ers|ing|s)?`,
    `${disguise('twat')}s?`,
    `${disguise('arsehole')}s?`,
    `${disguise('asshole')}s?`,
    `${disguise('dickhead')}s?`,
    `(?<!never mind the )${disguise('bollocks')}`,
    `${disguise('bastard')}s?(?!(?:-| )${bastardThings})`,
    bitch,
    prick,
    `${disguise('slut')}s?`,
    `${disguise('whore')}s?`,
    'kys',
    '(?:kill|hang|top) yourself',
  ].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const streets =
  'Lane|Road|Street|Hill|Close|Wood|Row|Bridge|Corner|Avenue|Way|Farm|Cottage|Green|Common|Terrace';
const streetName = new RegExp(`^\\p{Lu}\\p{Ll}+(?<!s)(?:-| )(?:${streets})(?!\\p{L})`, 'u');
const knownName = new RegExp(`^(?:Pikey|Faggot|Bastard|Bollocks)(?:-| )(?:${streets})(?!\\p{L})`, 'u');
/** Whether a word names a street; what stands behind "no" and "the" names none. */
const isName = (words: string, index: number, name: RegExp): boolean =>
  name.test(words.slice(index)) && !/\b(?:no|the) $/i.test(words.slice(Math.max(0, index - 5), index));

const listAbuse = (words: string, pattern: RegExp): RegExpExecArray[] =>
  [...words.matchAll(pattern)].filter(({ index }) => !isName(words, index, knownName));

function readSlur(words: string, { 0: found, index }: RegExpExecArray): TextSign {
  return isName(words, index, streetName) ? toUnsure(found) : toSure(found);
}
function readDoubtful(words: string, { 0: found, index }: RegExpExecArray): TextSign {
  const isPerson =
    personBehind.test(words.slice(index + found.length)) ||
    personInFront.test(words.slice(Math.max(0, index - 60), index));
  return isPerson ? toSure(found) : toUnsure(found);
}

/** The first slur of a text. A word that has another meaning is sure where it speaks of a person. */
export function findSlur(words: string): TextSign | undefined {
  return chooseSign([
    ...[slurs, kikes].flatMap((pattern) => listAbuse(words, pattern).map((match) => readSlur(words, match))),
    ...listAbuse(words, doubtful).map((match) => readDoubtful(words, match)),
  ]);
}

/** The first oath of a text, which staff read in context. */
export function findOath(words: string): TextSign | undefined {
  const [oath] = listAbuse(words, oaths);
  return oath && toUnsure(oath[0]);
}
